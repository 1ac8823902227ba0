import { isDeepStrictEqual } from 'node:util'
import { fromKnex, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { log } from '#runtime/logger'
import { getRequestId } from '#runtime/request-context'
import { type Job, jobs } from './define-job.ts'
import { createQueueDatabase } from './queue-database.ts'
import { DEAD_LETTER_QUEUE, getRetryPolicy } from './retry-policy.ts'

let boss: PgBoss | undefined
let database: ReturnType<typeof createQueueDatabase> | undefined

/**
 * Connects to the job queue and creates missing queues, so the start order of processes does not matter. Web processes
 * only send; workers pass more `connections`.
 */
export async function startQueue({ connections = 3 } = {}): Promise<PgBoss> {
  if (boss) return boss
  database = createQueueDatabase(connections)
  const started = new PgBoss({
    db: database,
    // Workers are notified within milliseconds; polling covers retries and deferred jobs.
    useListenNotify: true,
    supervise: process.argv[1]?.includes('worker') ?? false,
    // A pass counts all jobs. Jobs of a killed worker are looked for at once: see worker/run-jobs.ts.
    superviseIntervalSeconds: 60,
    // Of all processes together: less than the pause between two looks.
    monitorIntervalSeconds: 4,
    // No job of ours waits for another one.
    flowIntervalSeconds: 86_400,
    bamIntervalSeconds: 600,
    schedule: false,
  })
  started.on('error', (error) => log.error({ err: error }, 'job queue error'))
  await started.start()
  await createQueues(started)
  boss = started
  return started
}

/** Creates missing queues and updates changed ones; there are many, and mostly none has changed. */
async function createQueues(started: PgBoss): Promise<void> {
  const stored = new Map((await started.getQueues()).map((queue) => [queue.name, queue]))
  if (!stored.has(DEAD_LETTER_QUEUE)) {
    await started.createQueue(DEAD_LETTER_QUEUE, { retentionSeconds: 90 * 86_400 })
  }
  for (const job of jobs) {
    const { deadLetter, ...policy } = getRetryPolicy(job)
    const options = {
      ...policy,
      retryBackoff: true,
      // A killed worker is detected by its missing heartbeat rather than after the expiry.
      heartbeatSeconds: 15,
      expireInSeconds: job.expireSeconds,
      notify: true,
    }
    const current = stored.get(job.name)
    if (!current) await started.createQueue(job.name, deadLetter ? { ...options, deadLetter } : options)
    else if (
      !isDeepStrictEqual({ ...current, ...options, deadLetter }, { ...current, deadLetter: current.deadLetter ?? null })
    )
      await started.updateQueue(job.name, { ...options, deadLetter })
  }
}

export async function closeQueue(): Promise<void> {
  const stopping = boss
  boss = undefined
  await stopping?.stop({ graceful: true, timeout: 15_000, close: true })
  await database?.close()
  database = undefined
}

type EnqueueOptions = {
  /** At most one such job in this many seconds, regardless of the sender. */
  singletonSeconds?: number
  /** With `singletonSeconds`: the key the limit applies to. */
  singletonKey?: string
  /** The job is due so many seconds from now. */
  startAfterSeconds?: number
}

/** Sends a job inside the business transaction: it exists if and only if the transaction commits. */
export async function enqueue<P extends z.ZodType>(
  trx: Trx,
  job: Job<P>,
  data: z.input<P>,
  options: EnqueueOptions = {},
): Promise<void> {
  if (!boss) throw new Error('startQueue() must be called before enqueueing')
  const { singletonSeconds, singletonKey = 'all', startAfterSeconds } = options
  await boss.send(job.name, buildJobData(job, data), {
    ...(singletonSeconds === undefined ? {} : { singletonKey, singletonSeconds }),
    ...(startAfterSeconds === undefined ? {} : { startAfter: Math.ceil(startAfterSeconds) }),
    db: fromKnex(trx),
  })
}

/** Sends a job for each payload in one statement, as `enqueue` does; with `once`, one for each key in so many seconds. */
export async function enqueueAll<P extends z.ZodType>(
  trx: Trx,
  job: Job<P>,
  payloads: z.input<P>[],
  once?: { seconds: number; key: (payload: z.input<P>) => string },
): Promise<void> {
  if (!boss) throw new Error('startQueue() must be called before enqueueing')
  if (payloads.length === 0) return
  await boss.insert(
    job.name,
    payloads.map((data) => ({
      data: buildJobData(job, data),
      ...(once ? { singletonSeconds: once.seconds, singletonKey: once.key(data) } : {}),
    })),
    { db: fromKnex(trx) },
  )
}

/** The request is added next to the payload, for the logs; the handler's schema ignores it, and a payload's own field counts. */
function buildJobData<P extends z.ZodType>({ payload }: Job<P>, data: z.input<P>): object {
  const requestId = getRequestId()
  return { ...(requestId ? { requestId } : {}), ...(payload.parse(data) as object) }
}

/** Moves a dead-lettered job back to its queue with all its retries; false if it no longer exists. */
export async function retryDeadJob(trx: Trx, id: string): Promise<boolean> {
  if (!boss) throw new Error('startQueue() must be called before retrying a job')
  return (await boss.redrive(DEAD_LETTER_QUEUE, { ids: [id], db: fromKnex(trx) })) > 0
}

/** Moves all dead-lettered jobs of a queue back to it; returns how many. */
export async function retryDeadJobs(trx: Trx, queue: string): Promise<number> {
  if (!boss) throw new Error('startQueue() must be called before retrying jobs')
  let moved = 0
  // A call moves a limited number.
  for (;;) {
    const more = await boss.redrive(DEAD_LETTER_QUEUE, { sourceName: queue, db: fromKnex(trx) })
    if (more === 0) return moved
    moved += more
  }
}

/** Deletes a dead-lettered job; false if it no longer exists. */
export async function deleteDeadJob(trx: Trx, id: string): Promise<boolean> {
  return (
    (await sql(trx, 'DELETE FROM pgboss.job WHERE name = $1 AND id = $2 RETURNING id', [DEAD_LETTER_QUEUE, id]))
      .length > 0
  )
}

/** Deletes all dead-lettered jobs of a queue; returns how many. */
export async function deleteDeadJobs(trx: Trx, queue: string): Promise<number> {
  return (
    await sql(trx, 'DELETE FROM pgboss.job WHERE name = $1 AND source_name = $2 RETURNING id', [
      DEAD_LETTER_QUEUE,
      queue,
    ])
  ).length
}
