import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { CliError } from '#local/cli/output/cli-error'
import type { ProcessRegistry } from './process-registry.ts'

/** A process that runs until it exits or is stopped. */
export interface RunningProcess {
  pid?: number | undefined
  /** Its latest lines on stdout and stderr. */
  listLastLines?: () => string[]
  /** Resolves with the reason when it has exited. */
  exited: Promise<string>
  /** Sends SIGTERM, and kills it after `patience` milliseconds. */
  stop(patience: number): Promise<void>
  kill(): void
}

export interface NodeProcess extends RunningProcess {
  /** The first line on stdout, parsed as JSON: the ready line of a local service. */
  facts: Promise<unknown>
}

export interface NodeProcessOptions {
  script: string
  env: NodeJS.ProcessEnv
  processes: ProcessRegistry
  /** Receives every line of stdout and stderr. */
  onLine?: (line: string) => void
  /** Milliseconds for a clean exit after the launcher was killed. */
  grace?: number
}

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Starts one of our scripts. Through the IPC channel it notices the launcher's exit, even by kill -9. */
export function startNodeProcess({ script, env, processes, onLine, grace = 5000 }: NodeProcessOptions): NodeProcess {
  const preload = pathToFileURL(resolve(import.meta.dirname, 'exit-with-parent.ts'))
  preload.searchParams.set('grace', String(grace))
  const child = spawn(process.execPath, [script], {
    cwd: projectRoot,
    // Not an argument, so that the process list shows "node backend/main.ts".
    env: { ...env, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --import=${preload.href}` },
    // Its own process group: Ctrl-C in the terminal reaches only the launcher, which stops everything in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { pid } = child
  const lastLines: string[] = []
  if (pid !== undefined) processes.add(pid)
  const exited = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', (code, signal) => settle(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
  void exited.then(() => pid !== undefined && processes.remove(pid))
  return {
    pid,
    listLastLines: () => [...lastLines],
    exited,
    facts: readReadyLine(child, lastLines, onLine),
    kill: () => child.kill('SIGKILL'),
    async stop(patience) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      await exited
      clearTimeout(timer)
    },
  }
}

function readReadyLine(
  child: ChildProcess,
  lastLines: string[],
  onLine: ((line: string) => void) | undefined,
): Promise<unknown> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('a child without pipes')
  const facts = new Promise<unknown>((settle, refuse) => {
    createInterface({ input: stdout }).once('line', (line) => {
      try {
        settle(JSON.parse(line))
      } catch {
        refuse(new CliError(line))
      }
    })
    child.once('close', () => refuse(new CliError(lastLines.join('\n') || 'it gave no reason')))
  })
  // Callers may ignore it.
  facts.catch(() => {})
  for (const input of [stdout, stderr]) {
    createInterface({ input }).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > 20) lastLines.shift()
      onLine?.(line)
    })
  }
  return facts
}
