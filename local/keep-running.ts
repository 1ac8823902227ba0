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
  let stopping = false
  let restarting = false
  let wake = new AbortController()

  async function pauseAndStart(firstReason: string): Promise<boolean> {
    for (let reason = firstReason; !stopping; ) {
      if (restarting) {
        restarting = false
        pause = FIRST_PAUSE_MS
      } else {
        deaths++
        say(`The ${name} stopped (${reason}). It starts again in ${pause / 1000} s.`)
        wake = new AbortController()
        await sleep(pause, undefined, { signal: wake.signal }).catch(() => {})
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
        restarting = false
      }
      if (stopping) return false
      try {
        current = await start()
        if (!stopping) return true
        current.kill()
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    return false
  }

  async function watch() {
    do {
      const since = Date.now()
      const reason = await current.exited
      if (Date.now() - since > HEALTHY_MS) pause = FIRST_PAUSE_MS
      if (stopping) return
      if (!(await pauseAndStart(reason))) return
    } while (!stopping)
  }
  const watching = watch()

  return {
    deaths: () => deaths,
    restart() {
      restarting = true
      wake.abort()
      void current.stop(1500)
    },
    async stop(patience) {
      stopping = true
      wake.abort()
      await current.stop(patience)
      await watching
    },
    kill() {
      stopping = true
      wake.abort()
      current.kill()
    },
  }
}
