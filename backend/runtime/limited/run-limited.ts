import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { runWithCompiledModules } from './compiled-modules.ts'
import { createSemaphore } from './semaphore.ts'

export type Limits = {
  /** Processor time; the clock on the wall may show ten times as much. */
  cpuSeconds: number
  memoryMegabytes: number
  /** Each file that the task writes. */
  fileMegabytes?: number
}

/** Why a task ended without a result: a limit it exceeded, or its own exception. */
export type TaskFault = 'memory' | 'time' | 'output' | 'crash' | 'content'

/** Thrown when the input broke its reader. The same input would do so again. */
export class LimitedTaskError extends Error {
  readonly fault: TaskFault

  constructor(fault: TaskFault, message: string) {
    super(message)
    this.name = 'LimitedTaskError'
    this.fault = fault
  }
}

/** `problem`: the content was bad. `failure`: the machine was, and another try may succeed. */
export type LimitedAnswer = { result: unknown } | { problem: string } | { failure: string }

/** A file whose `run` is executed in a process of its own. Input and result are JSON. */
type LimitedTask = { run: (input: never) => Promise<unknown> }

const ENTRY = fileURLToPath(new URL('limited-process.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const HEAP_MEGABYTES = 192
/** Of a start without input, whatever the task may take with one. */
const COMPILING_LIMITS: Limits = { cpuSeconds: 10, memoryMegabytes: 300 }
/** What Node reserves without using it counts against the kernel's limit as well. */
const RESERVED_MEGABYTES = 700
const MEMORY_POLL_MS = 50
const OUTPUT_MAX_BYTES = 4 * 1024 * 1024
export const WALL_TIME_FACTOR = 10
const LINE_FEED = 10
const CONCURRENCY = 2

const enter = createSemaphore(CONCURRENCY)

/**
 * Runs the `run` of a task file in a subprocess with limits on processor time, memory and file sizes, an empty
 * environment, no child processes, and access to `folder` and its own copy of the compiled task only. This process is never
 * affected by what a hostile file does to its reader. At most two run at once; others wait. Throws LimitedTaskError, or another
 * error if the machine is at fault.
 */
export async function runLimited<T extends LimitedTask>(
  task: URL,
  input: Parameters<T['run']>[0],
  limits: Limits,
  folder?: string,
): Promise<Awaited<ReturnType<T['run']>>> {
  const start = (args: string[], within: Limits, compiled: string | undefined, send: (stdin: Writable) => void) =>
    runLimitedProgram(process.execPath, args, within, send, {
      env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
      isLine: true,
    })
  const compile = (compiled: string) =>
    start([...buildArguments(task, [compiled]), 'compile'], COMPILING_LIMITS, compiled, () => {})
  const output = await runWithCompiledModules(task, compile, (compiled) =>
    start(buildArguments(task, [folder, compiled]), limits, compiled, (stdin) => {
      // Stays open: its end tells the subprocess that this process is gone.
      stdin.write(`${JSON.stringify(input)}\n`)
    }),
  )
  const said = JSON.parse(output.toString()) as LimitedAnswer
  if ('failure' in said) throw new Error(`a limited process failed: ${said.failure}`)
  if ('problem' in said) throw new LimitedTaskError('content', said.problem)
  return said.result as Awaited<ReturnType<T['run']>>
}

type ProgramOptions = {
  env?: Record<string, string>
  /** Whether what it writes is one line, after which it is ended: Node.js was seen to wait for a thread of its own at its exit. */
  isLine?: boolean
}

/** Runs any program within limits. Returns what it writes to stdout, at most 4 MB. Throws as `runLimited` does. */
export async function runLimitedProgram(
  program: string,
  args: string[],
  limits: Limits,
  send: (stdin: Writable) => void,
  options: ProgramOptions = {},
): Promise<Buffer> {
  const leave = await enter()
  try {
    return await runProcess(program, args, limits, send, options)
  } finally {
    leave()
  }
}

async function runProcess(
  program: string,
  args: string[],
  limits: Limits,
  send: (stdin: Writable) => void,
  { env = {}, isLine = false }: ProgramOptions,
): Promise<Buffer> {
  const child = spawn('/bin/sh', ['-c', buildShellLimits(limits), program, ...args], {
    // The environment holds secrets.
    env: { PATH: process.env['PATH'] ?? '', OMP_THREAD_LIMIT: '1', ...env },
    stdio: ['pipe', 'pipe', 'ignore'],
    // A process group of its own, to end with all that it may have started.
    detached: true,
  })
  let fault: TaskFault | undefined
  const kill = () => {
    const { pid } = child
    if (!pid) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  const end = (why: TaskFault) => {
    fault ??= why
    kill()
  }
  let hasAnswered = false
  const late = setTimeout(() => end('time'), limits.cpuSeconds * WALL_TIME_FACTOR * 1000)
  const watch = setInterval(() => {
    void getResidentBytes(child.pid).then((used) => used > limits.memoryMegabytes * 2 ** 20 && end('memory'))
  }, MEMORY_POLL_MS)
  const chunks: Buffer[] = []
  let received = 0
  child.stdout.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > OUTPUT_MAX_BYTES) end('output')
    else chunks.push(chunk)
    hasAnswered = isLine && !fault && chunk.at(-1) === LINE_FEED
    if (hasAnswered) kill()
  })
  // The subprocess may exit before it has read all input.
  child.stdin.on('error', () => {})
  send(child.stdin)
  const { code, signal } = await new Promise<{ code: number | null; signal: NodeJS.Signals | null }>(
    (resolve, reject) => {
      child.once('close', (code, signal) => resolve({ code, signal }))
      child.once('error', reject)
    },
  ).finally(() => {
    clearTimeout(late)
    clearInterval(watch)
  })
  if (hasAnswered) return Buffer.concat(chunks)
  if (fault) throw new LimitedTaskError(fault, `the reader exceeded its limit of ${fault}`)
  if (code !== 0) throw new LimitedTaskError(getFault(signal), `the reader ended with ${signal ?? `code ${code}`}`)
  return Buffer.concat(chunks)
}

/** The kernel's limits. The one on memory is a second line: it counts what is reserved, and a poll may come too late. */
function buildShellLimits({ cpuSeconds, memoryMegabytes, fileMegabytes = 1 }: Limits): string {
  return [
    // A signal that tells the cause first, and a kill if that is not enough.
    `ulimit -S -t ${cpuSeconds}`,
    `ulimit -H -t ${cpuSeconds + 2}`,
    // In blocks of 512 bytes.
    `ulimit -f ${fileMegabytes * 2048}`,
    // Not every system has this one.
    `ulimit -d ${(memoryMegabytes + RESERVED_MEGABYTES) * 1024} 2>/dev/null`,
    'exec "$0" "$@"',
  ].join('; ')
}

function buildArguments(task: URL, folders: (string | undefined)[]): string[] {
  const own = folders.filter((folder) => folder !== undefined)
  return [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    '--permission',
    '--allow-addons',
    `--allow-fs-read=${ROOT}backend`,
    `--allow-fs-read=${ROOT}node_modules`,
    // Which may be a link.
    `--allow-fs-read=${realpathSync(`${ROOT}node_modules`)}`,
    `--allow-fs-read=${ROOT}package.json`,
    ...own.flatMap((folder) => [`--allow-fs-read=${folder}`, `--allow-fs-write=${folder}`]),
    '--no-warnings',
    ENTRY,
    task.href,
  ]
}

function getFault(signal: NodeJS.Signals | null): TaskFault {
  if (signal === 'SIGXCPU') return 'time'
  if (signal === 'SIGXFSZ') return 'output'
  // V8 aborts when it gets no memory; the kernel kills when the machine has none.
  if (signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGKILL') return 'memory'
  return 'crash'
}

/** Resident memory of a process in bytes; 0 on systems without /proc. */
async function getResidentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * 4096
}
