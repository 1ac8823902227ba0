import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A separate process, so that the measured code never shares a thread with the load generator. */
export type ChildServer = {
  /** Its HTTP port; 0 when it only answers messages. */
  port: number
  pid: number
  /** Sends a message and waits for the answer. One at a time. */
  ask(message: unknown): Promise<unknown>
  stop(): Promise<void>
}

/** Absolute path of a project file. */
export function toProjectPath(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

type ChildOptions = { env: Record<string, string>; argv?: string[] }

/** Starts a file under bench/, which sends `{ port }` when it is ready. */
export async function startChild(file: string, options: ChildOptions): Promise<ChildServer> {
  const child = startNode(toProjectPath(`bench/${file}`), options)
  const { port } = (await getNextMessage(child)) as { port: number }
  return {
    port,
    pid: child.pid ?? 0,
    ask(message) {
      const answer = getNextMessage(child)
      child.send(message as object)
      return answer
    },
    stop: () => closeProcess(child),
  }
}

type NodeOptions = ChildOptions & { flags?: string[] }

export function startNode(path: string, { env, argv = [], flags = [] }: NodeOptions): ChildProcess {
  return fork(path, argv, {
    env: { PATH: process.env['PATH'], ...env },
    execArgv: flags,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Runs a file of the project to its end. Throws unless it exits with 0. */
export async function runScript(path: string, options: ChildOptions): Promise<void> {
  const [code] = (await once(startNode(toProjectPath(path), options), 'exit')) as [number]
  if (code !== 0) throw new Error(`${path} exited with ${code}`)
}

async function getNextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  const gone = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} exited with ${String(code)}`)
  })
  gone.catch(() => {})
  try {
    const [message] = (await Promise.race([once(child, 'message', { signal: ended.signal }), gone])) as unknown[]
    return message
  } finally {
    ended.abort()
  }
}

export async function closeProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await exited
  clearTimeout(patience)
}
