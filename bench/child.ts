import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A process of its own, so that what is measured never shares a thread with the load. */
export type Child = {
  /** Where it listens; 0 when it answers only questions. */
  port: number
  pid: number
  /** Sends one message and waits for its answer. One at a time. */
  ask(message: unknown): Promise<unknown>
  stop(): Promise<void>
}

/** A file of the project, by its path from the top. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

type Options = { env: Record<string, string>; argv?: string[] }

/** Starts a file of this folder, which says `{ port }` when it is ready. */
export async function startChild(file: string, options: Options): Promise<Child> {
  const child = spawnNode(fromRoot(`bench/${file}`), options)
  const { port } = (await nextMessage(child)) as { port: number }
  return {
    port,
    pid: child.pid ?? 0,
    ask(message) {
      const answer = nextMessage(child)
      child.send(message as object)
      return answer
    },
    stop: () => stopProcess(child),
  }
}

type Spawning = Options & { flags?: string[] }

export function spawnNode(path: string, { env, argv = [], flags = [] }: Spawning): ChildProcess {
  return fork(path, argv, {
    env: { PATH: process.env['PATH'], ...env },
    execArgv: flags,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const gone = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${String(code)}`)
  })
  gone.catch(() => {})
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: ended.signal }), gone])) as unknown[]
    return message
  } finally {
    ended.abort()
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await exited
  clearTimeout(patience)
}
