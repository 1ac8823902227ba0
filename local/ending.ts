import type { Kept } from './keep-running.ts'
import type { Running } from './node-process.ts'

/** What runs, in the order in which it is stopped. */
const STAGES = ['product', 'stand-ins', 'database'] as const
export type Stage = (typeof STAGES)[number]

/** Below 5 s together, the database's own 2.2 s included. */
const PATIENCE_MS: Record<Stage, number> = { product: 1800, 'stand-ins': 500, database: 0 }

export interface Ending {
  /** Settles when everything has ended. The second call joins the first. */
  stop(): Promise<void>
  stopping(): boolean
  killAll: () => void
  /** Registers what has been started; while everything stops, it is stopped at once. */
  add(stage: Stage, part: Promise<Kept>): Promise<Kept>
  /** A script that is of no use any more once everything stops. */
  addTask(task: Running): void
}

export function createEnding(): Ending {
  const parts: { stage: Stage; part: Promise<Kept> }[] = []
  const started = new Set<Kept>()
  const tasks = new Set<Running>()
  let end: Promise<void> | undefined

  async function stopAll() {
    for (const task of tasks) task.kill()
    for (const stage of STAGES) {
      await Promise.all(parts.filter((one) => one.stage === stage).map(stopPart))
    }
  }

  async function stopPart({ stage, part }: { stage: Stage; part: Promise<Kept> }) {
    // It may be just starting; what cannot start has nothing to stop.
    const kept = await part.catch(() => undefined)
    await kept?.stop(PATIENCE_MS[stage])
  }

  return {
    stop: () => (end ??= stopAll()),
    stopping: () => end !== undefined,
    killAll: () => {
      for (const one of [...tasks, ...started]) one.kill()
    },
    async add(stage, part) {
      parts.push({ stage, part })
      const kept = await part
      started.add(kept)
      if (end) await kept.stop(PATIENCE_MS[stage])
      return kept
    },
    addTask(task) {
      tasks.add(task)
      void task.exited.then(() => tasks.delete(task))
      if (end) task.kill()
    },
  }
}
