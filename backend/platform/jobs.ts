import { PgBoss, fromKnex } from 'pg-boss'
import type { z } from 'zod'
import { config } from '#platform/config'
import { type Trx, sql } from '#platform/database'
import { log } from '#platform/logger'
import { currentRequestId } from '#platform/trace'

/** A background job as its sender knows it. What it does stands in worker/handlers.ts. */
export type Job<P extends z.ZodType = z.ZodType> = {
  /** Name of its queue, for example `payments.reconcile-order`. Fixed for ever. */
  name: string
  /** Ids only: handlers re-read, so that a late job never acts on old facts. */
  payload: P
  retries: number
  /** How many a worker runs at the same time. */
  concurrency: number
}

const declared: Job[] = []

/** Declares a job where it is sent. Delivery is at least once; the handler's effect must be exactly once. */
export function job<P extends z.ZodType>(shape: {
  name: string
  payload: P
  retries?: number
  concurrency?: number
}): Job<P> {
  const complete = { retries: 8, concurrency: 4, ...shape }
  declared.push(complete)
  return complete
}

/** Every queue that the imported modules declare. */
export function declaredJobs(): readonly Job[] {
  return declared
}

let boss: PgBoss | undefined

const deadLetters = 'dead-letters'

/**
 * Opens the queues for sending, and for working when `work` is given: a web process only sends.
 * Creates what is missing, so it does not matter which process starts first.
 */
export async function startJobs({ connections = 3 } = {}): Promise<PgBoss> {
  if (boss) return boss
  const started = new PgBoss({
    connectionString: config.DATABASE_URL,
    application_name: 'tunemaker jobs',
    max: connections,
    // Notified within milliseconds; the poll behind it catches retries and deferred jobs.
    useListenNotify: true,
    supervise: process.argv[1]?.includes('worker') ?? false,
    // How soon a killed worker's silence is noticed; heartbeats are due every 15 seconds.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
  })
  started.on('error', (error) => log.error({ err: error }, 'job queue'))
  await started.start()
  await started.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 })
  for (const { name, retries } of declared) {
    const options = {
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      // A worker that was killed is noticed by its silence, not after the fifteen minutes of the default.
      heartbeatSeconds: 15,
      expireInSeconds: 15 * 60,
      deadLetter: deadLetters,
      notify: true,
    }
    await started.createQueue(name, options)
    await started.updateQueue(name, options)
  }
  boss = started
  return started
}

export async function stopJobs(): Promise<void> {
  const stopping = boss
  boss = undefined
  await stopping?.stop({ graceful: true, timeout: 15_000, close: true })
}

type SendOptions = {
  /** One such job at most in this many seconds, whoever sends it. */
  oncePer?: number
  /** With `oncePer`: of what there is one. */
  of?: string
}

/** Sends a job inside the business transaction: it exists exactly when the transaction commits. */
export async function enqueue<P extends z.ZodType>(
  trx: Trx,
  { name, payload }: Job<P>,
  data: z.input<P>,
  options: SendOptions = {},
): Promise<void> {
  if (!boss) throw new Error('startJobs() must run before the first job is sent')
  const { oncePer, of = 'all' } = options
  // Beside the payload, which the handler's schema alone decides: the request that caused it, for the log.
  const requestId = currentRequestId()
  await boss.send(
    name,
    { ...(payload.parse(data) as object), ...(requestId ? { requestId } : {}) },
    {
      ...(oncePer === undefined ? {} : { singletonKey: of, singletonSeconds: oncePer }),
      db: fromKnex(trx),
    },
  )
}

/** Sends a dead job to its queue again, with all its tries; false when it is not there any more. */
export async function retryDeadJob(trx: Trx, id: string): Promise<boolean> {
  if (!boss) throw new Error('startJobs() must run before the first job is sent')
  return (await boss.redrive(deadLetters, { ids: [id], db: fromKnex(trx) })) > 0
}

/** Gives a dead job up; false when it is not there any more. */
export async function discardDeadJob(trx: Trx, id: string): Promise<boolean> {
  return (
    (await sql(trx, 'DELETE FROM pgboss.job WHERE name = $1 AND id = $2 RETURNING id', [deadLetters, id])).length > 0
  )
}
