import type { SupervisedProcess } from './start-supervised-process.ts'
import type { RunningProcess } from './start-node-process.ts'

/** The stages, in the order they are stopped. */
const STAGES = ['product', 'services', 'database'] as const
export type Stage = (typeof STAGES)[number]

/** Less than 5 s in total, including the database's own 2.2 s. */
const GRACE_MS: Record<Stage, number> = { product: 1800, services: 500, database: 0 }

export interface Shutdown {
  /** Resolves when everything has stopped. Further calls return the same promise. */
  stop(): Promise<void>
  isStopping(): boolean
  killAll: () => void
  /** Registers a started process; if a shutdown is in progress, stops it immediately. */
  add(stage: Stage, part: Promise<SupervisedProcess>): Promise<SupervisedProcess>
  /** Registers a script that is killed at shutdown. */
  addTask(task: RunningProcess): void
}

export function createShutdown(): Shutdown {
  const parts: { stage: Stage; part: Promise<SupervisedProcess> }[] = []
  const started = new Set<SupervisedProcess>()
  const tasks = new Set<RunningProcess>()
  let stopped: Promise<void> | undefined

  async function stopAll() {
    for (const task of tasks) task.kill()
    for (const stage of STAGES) {
      await Promise.all(parts.filter((one) => one.stage === stage).map(stopPart))
    }
  }

  async function stopPart({ stage, part }: { stage: Stage; part: Promise<SupervisedProcess> }) {
    // It may still be starting; if that fails, there is nothing to stop.
    const supervised = await part.catch(() => undefined)
    await supervised?.stop(GRACE_MS[stage])
  }

  return {
    stop: () => (stopped ??= stopAll()),
    isStopping: () => stopped !== undefined,
    killAll: () => {
      for (const one of [...tasks, ...started]) one.kill()
    },
    async add(stage, part) {
      parts.push({ stage, part })
      const supervised = await part
      started.add(supervised)
      if (stopped) await supervised.stop(GRACE_MS[stage])
      return supervised
    },
    addTask(task) {
      tasks.add(task)
      void task.exited.then(() => tasks.delete(task))
      if (stopped) task.kill()
    },
  }
}
