import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from './node-process.ts'

export interface Kept {
  /** How often it has ended without being asked to. */
  deaths(): number
  /** Stops it and starts it again at once. */
  restart(): void
  stop(patience: number): Promise<void>
  kill(): void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const HEALTHY_MS = 60_000

/** Starts it, and again whenever it ended, with a growing pause. Throws when the very first start fails. */
export async function keepRunning(
  name: string,
  start: () => Promise<Running>,
  say: (line: string) => void,
): Promise<Kept> {
  let current = await start()
  let deaths = 0
  let pause = FIRST_PAUSE_MS
  const wish = { stop: false, restart: false }
  let wake = new AbortController()

  async function pauseAndStart(firstReason: string): Promise<boolean> {
    let reason = firstReason
    while (!wish.stop) {
      if (wish.restart) {
        wish.restart = false
        pause = FIRST_PAUSE_MS
      } else {
        deaths++
        say(`The ${name} stopped (${reason}). It starts again in ${pause / 1000} s.`)
        wake = new AbortController()
        await sleep(pause, undefined, { signal: wake.signal }).catch(() => {})
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
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
      if (Date.now() - since > HEALTHY_MS) pause = FIRST_PAUSE_MS
      if (wish.stop || !(await pauseAndStart(reason))) return
    }
  }
  const watching = watch()

  return {
    deaths: () => deaths,
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
