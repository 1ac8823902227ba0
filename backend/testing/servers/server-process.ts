import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const rootDir = fileURLToPath(new URL('../../../', import.meta.url))

/** Never called: the imports tell `npm test -- --changed` which code the processes run. */
export const ENTRIES = {
  'backend/main.ts': () => import('#backend/main.ts'),
  'worker/main.ts': () => import('#worker/main'),
}

/** One of the product's own processes, which a test can start and kill. */
export class ServerProcess {
  readonly #entry: keyof typeof ENTRIES
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | undefined

  constructor(entry: keyof typeof ENTRIES, env: Record<string, string>) {
    this.#entry = entry
    this.#env = { ...process.env, ...env }
  }

  start(): void {
    this.#child = spawn(process.execPath, [this.#entry], {
      cwd: rootDir,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }

  /** Peak memory in megabytes; undefined where the system does not report it (Linux does). */
  async peakMegabytes(): Promise<number | undefined> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8').catch(() => '')
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]
    return peak === undefined ? undefined : Math.round(Number(peak) / 1024)
  }

  /** Sends SIGKILL by default and waits until the process has exited. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => {
      child.once('exit', resolve)
    })
    child.kill(signal)
    await gone
  }
}

export function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
