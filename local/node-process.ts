import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { PlainError } from './plain-error.ts'
import type { StartedProcesses } from './started-processes.ts'

/** Something that runs until it ends or is stopped. */
export interface Running {
  /** Settles with the reason when it is gone, whoever ended it. */
  exited: Promise<string>
  /** Asks it to stop; what has not stopped after `patience` milliseconds is killed. */
  stop(patience: number): Promise<void>
  kill(): void
}

export interface NodeProcess extends Running {
  /** The first line on its stdout, read as JSON: how a stand-in says that it is ready. */
  facts: Promise<unknown>
}

export interface NodeProcessOptions {
  script: string
  env: NodeJS.ProcessEnv
  processes: StartedProcesses
  /** Gets every line of stdout and stderr. */
  onLine?: (line: string) => void
  /** How many milliseconds it gets to end properly when we were killed. */
  grace?: number
}

export const root = resolve(import.meta.dirname, '..')

/** Starts one of our scripts; it learns through the IPC channel when we are gone, even by kill -9. */
export function startNode({ script, env, processes, onLine, grace = 5000 }: NodeProcessOptions): NodeProcess {
  const preload = pathToFileURL(resolve(import.meta.dirname, 'end-with-parent.ts'))
  preload.searchParams.set('grace', String(grace))
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // Not as an argument: the process list should say "node backend/main.ts".
    env: { ...env, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --import=${preload.href}` },
    // Its own process group: Ctrl-C in the terminal reaches us alone, so that everything stops in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { pid } = child
  if (pid !== undefined) processes.add(pid)
  const exited = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message))
    child.once('exit', (code, signal) => settle(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
  void exited.then(() => pid !== undefined && processes.remove(pid))
  return {
    exited,
    facts: readLines(child, onLine),
    kill: () => child.kill('SIGKILL'),
    async stop(patience) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patience)
      await exited
      clearTimeout(timer)
    },
  }
}

function readLines(child: ChildProcess, onLine: ((line: string) => void) | undefined): Promise<unknown> {
  const { stdout, stderr } = child
  if (!stdout || !stderr) throw new Error('a child without pipes')
  const lastLines: string[] = []
  const facts = new Promise<unknown>((settle, refuse) => {
    createInterface({ input: stdout }).once('line', (line) => {
      try {
        settle(JSON.parse(line))
      } catch {
        refuse(new PlainError(line))
      }
    })
    child.once('close', () => refuse(new PlainError(lastLines.join('\n') || 'it gave no reason')))
  })
  // Nobody has to wait for them.
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
