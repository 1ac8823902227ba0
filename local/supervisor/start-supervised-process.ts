import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningProcess } from './start-node-process.ts'

export interface SupervisedProcess {
  name: string
  pid(): number | undefined
  /** Its latest output, or that of the one before if it has said nothing yet. */
  listLastLines(): string[]
  /** How often it has exited without being stopped. */
  crashCount(): number
  /** Stops it and starts it again immediately. */
  restart(): void
  stop(patience: number): Promise<void>
  kill(): void
}

const INITIAL_BACKOFF_MS = 500
const MAX_BACKOFF_MS = 15_000
const HEALTHY_AFTER_MS = 60_000

/** Starts a process and restarts it with increasing delay whenever it exits. Throws if the first start fails. */
export async function startSupervisedProcess(
  name: string,
  start: () => Promise<RunningProcess>,
  say: (line: string) => void,
): Promise<SupervisedProcess> {
  let current = await start()
  let lastWords: string[] = []
  let deaths = 0
  let pause = INITIAL_BACKOFF_MS
  const wish = { stop: false, restart: false }
  let wake = new AbortController()

  async function pauseAndStart(firstReason: string): Promise<boolean> {
    let reason = firstReason
    while (!wish.stop) {
      if (wish.restart) {
        wish.restart = false
        pause = INITIAL_BACKOFF_MS
      } else {
        deaths++
        say(`The ${name} stopped (${reason}). It starts again in ${pause / 1000} s.`)
        wake = new AbortController()
        await sleep(pause, undefined, { signal: wake.signal }).catch(() => {})
        pause = Math.min(pause * 2, MAX_BACKOFF_MS)
        wish.restart = false
      }
      if (wish.stop) return false
      try {
        current = await start()
        if (!wish.stop) return true
        current.kill()
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    return false
  }

  async function watch() {
    for (;;) {
      const since = Date.now()
      const reason = await current.exited
      lastWords = current.listLastLines?.() ?? []
      if (Date.now() - since > HEALTHY_AFTER_MS) pause = INITIAL_BACKOFF_MS
      if (wish.stop || !(await pauseAndStart(reason))) return
    }
  }
  const watching = watch()

  return {
    name,
    pid: () => current.pid,
    listLastLines: () => {
      const lines = current.listLastLines?.() ?? []
      return lines.length > 0 ? lines : lastWords
    },
    crashCount: () => deaths,
    restart() {
      wish.restart = true
      wake.abort()
      void current.stop(1500)
    },
    async stop(patience) {
      wish.stop = true
      wake.abort()
      await current.stop(patience)
      await watching
    },
    kill() {
      wish.stop = true
      wake.abort()
      current.kill()
    },
  }
}
