import { fromKnex, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { getRequestId } from '#runtime/request-context'
import { type Job, jobs } from './define-job.ts'

let boss: PgBoss | undefined

const DEAD_LETTER_QUEUE = 'dead-letters'

/**
 * Connects to the job queue and creates missing queues, so the start order of processes does not matter. Web processes
 * only send; workers pass more `connections`.
 */
export async function startQueue({ connections = 3 } = {}): Promise<PgBoss> {
  if (boss) return boss
  const started = new PgBoss({
    connectionString: config.DATABASE_URL,
    application_name: 'tunemaker jobs',
    max: connections,
    // Workers are notified within milliseconds; polling covers retries and deferred jobs.
    useListenNotify: true,
    supervise: process.argv[1]?.includes('worker') ?? false,
    // How quickly a killed worker's missing heartbeat is detected; heartbeats are due every 15 seconds.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
  })
  started.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await started.start()
  await started.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: 90 * 86_400 })
  for (const { name, retries } of jobs) {
    const options = {
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 600,
      // A killed worker is detected by its missing heartbeat rather than after the default expiry of 15 minutes.
      heartbeatSeconds: 15,
      expireInSeconds: 15 * 60,
      deadLetter: DEAD_LETTER_QUEUE,
      notify: true,
    }
    await started.createQueue(name, options)
    await started.updateQueue(name, options)
  }
  boss = started
  return started
}

export async function stopQueue(): Promise<void> {
  const stopping = boss
  boss = undefined
  await stopping?.stop({ graceful: true, timeout: 15_000, close: true })
}

type EnqueueOptions = {
  /** At most one such job in this many seconds, regardless of the sender. */
  singletonSeconds?: number
  /** With `singletonSeconds`: the key the limit applies to. */
  singletonKey?: string
}

/** Sends a job inside the business transaction: it exists if and only if the transaction commits. */
export async function enqueue<P extends z.ZodType>(
  trx: Trx,
  { name, payload }: Job<P>,
  data: z.input<P>,
  options: EnqueueOptions = {},
): Promise<void> {
  if (!boss) throw new Error('startQueue() must be called before enqueueing')
  const { singletonSeconds, singletonKey = 'all' } = options
  // Added next to the payload, for the logs; the handler's schema ignores it.
  const requestId = getRequestId()
  await boss.send(
    name,
    { ...(payload.parse(data) as object), ...(requestId ? { requestId } : {}) },
    {
      ...(singletonSeconds === undefined ? {} : { singletonKey, singletonSeconds }),
      db: fromKnex(trx),
    },
  )
}

/** Moves a dead-lettered job back to its queue with all its retries; false if it no longer exists. */
export async function retryDeadJob(trx: Trx, id: string): Promise<boolean> {
  if (!boss) throw new Error('startQueue() must be called before retrying a job')
  return (await boss.redrive(DEAD_LETTER_QUEUE, { ids: [id], db: fromKnex(trx) })) > 0
}

/** Deletes a dead-lettered job; false if it no longer exists. */
export async function deleteDeadJob(trx: Trx, id: string): Promise<boolean> {
  return (
    (await sql(trx, 'DELETE FROM pgboss.job WHERE name = $1 AND id = $2 RETURNING id', [DEAD_LETTER_QUEUE, id]))
      .length > 0
  )
}
