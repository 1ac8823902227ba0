import type { z } from 'zod'

/** What becomes of a job that fails: see retry-policy.ts. */
export type JobKind = 'work' | 'clock' | 'provider' | 'mail'

/** A background job as its sender sees it. worker/handlers.ts maps it to its handler. */
export type Job<P extends z.ZodType = z.ZodType> = {
  /** The queue's name, for example `payments.reconcile-order`. Never changes. */
  name: string
  /** Ids only: handlers read current rows, so that a late job never acts on stale data. */
  payload: P
  kind: JobKind
  /** Of the kind `work`: tries after the first one. */
  retries: number
  /** How many run concurrently in one worker. */
  concurrency: number
  /** Reads or renders files for seconds: see WORKER_JOBS. */
  isHeavy?: boolean
  /** After so long a run counts as failed; fifteen minutes unless declared. */
  expireSeconds: number
  /** SQL, of the clock: whether a run would find anything to do. Without it, it runs at every interval. */
  dueSql?: string
}

export const jobs: Job[] = []

const RETRIES = 8
/** Heavy work needs the file storage, which may be away for an hour; what is wrong with a file itself is no failure. */
const HEAVY_RETRIES = 20

/** Declares a job in the module that sends it. Delivery is at least once, so the handler must be idempotent. */
export function defineJob<P extends z.ZodType>(
  shape: { name: string; payload: P; concurrency?: number; isHeavy?: boolean; expireSeconds?: number } & (
    | { kind?: 'work'; retries?: number }
    | { kind: 'clock'; dueSql?: string }
    | { kind: Exclude<JobKind, 'work' | 'clock'> }
  ),
): Job<P> {
  const retries = shape.isHeavy ? HEAVY_RETRIES : RETRIES
  const complete = { retries, concurrency: 4, expireSeconds: 15 * 60, kind: 'work' as const, ...shape }
  jobs.push(complete)
  return complete
}

/** All jobs declared by the modules imported so far. */
export function listJobs(): readonly Job[] {
  return jobs
}
