import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { trackJobRun } from '#queue/job-metrics'
import type { Job } from '#queue/define-job'
import { subscribeToQueue } from '#queue/queue-database'
import { db } from '#database/client'
import { isListening } from '#database/pub-sub'
import { sql } from '#database/sql'
import { workerLostSql } from '#module/operations/processes'
import { log } from '#runtime/logger'
import { trackJob } from '#runtime/metrics'
import { runInContext } from '#runtime/request-context'
import { startSpan } from '#runtime/tracing'

/** Notifications arrive within milliseconds; `startWakingWorkers` finds the jobs of a killed worker and lost retries. */
const POLL_SECONDS = 600

const WAKE_SECONDS = 5

/** Of this process, by queue. */
const workerIds = new Map<string, string[]>()

/**
 * Runs the jobs of one queue with their handler, `concurrency` at a time. If it throws, the job is retried; after the
 * last retry it is dead-lettered.
 */
export async function runJobs(
  boss: PgBoss,
  { name, concurrency }: Job,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    batchSize: 1,
    includeMetadata: true as const,
  }
  // Each with an id of its own, to wake it: a transaction that sends many jobs notifies once.
  const ids: string[] = []
  workerIds.set(name, ids)
  const idle = new Set<string>()
  // In turn, since one may be asking already.
  const wakeNext = () => {
    const [id] = idle
    if (id === undefined) return
    idle.delete(id)
    idle.add(id)
    boss.notifyWorker(id)
  }
  // One is enough: whoever finds a job wakes the next, and whoever has done one looks again.
  subscribeToQueue(name, wakeNext)
  for (let n = 0; n < concurrency; n++) {
    const workerId: string = await boss.work(
      name,
      { ...options, notifyPollingIntervalSeconds: POLL_SECONDS },
      async ([job]: JobWithMetadata<unknown>[]) => {
        if (!job) return
        idle.delete(workerId)
        wakeNext()
        const requestId = (job.data as { requestId?: string } | null)?.requestId
        try {
          await runInContext({ jobId: job.id, requestId, caller: 'job' }, () => runJob(name, job, handle))
        } catch (error) {
          wakeForRetry(boss, workerId, job.retryCount)
          throw error
        } finally {
          idle.add(workerId)
          boss.notifyWorker(workerId)
        }
      },
    )
    idle.add(workerId)
    ids.push(workerId)
  }
}

/** A failed job is due again after about 2^retries seconds, which nothing announces. */
function wakeForRetry(boss: PgBoss, workerId: string, retries: number): void {
  for (const seconds of [2 ** retries, 2 ** (retries + 1)]) {
    if (seconds < WAKE_SECONDS) setTimeout(() => boss.notifyWorker(workerId), seconds * 1000 + 100).unref()
  }
}

/**
 * Asks every five seconds, in one statement for all queues, which have a job that nobody announced, and wakes their
 * workers; every second while no notifications arrive. After a worker was killed, its jobs are taken back. Returns a
 * function that stops it.
 */
export function startWakingWorkers(boss: PgBoss): () => void {
  const wake = async () => {
    const [now] = await sql<{ due: string[]; isWorkerLost: boolean }>(
      db,
      `SELECT ARRAY (
                SELECT queue.name FROM unnest($1::text[]) AS queue (name)
                 WHERE EXISTS (SELECT FROM pgboss.job j
                                WHERE j.name = queue.name AND state < 'active' AND start_after <= now())) AS due,
              ${workerLostSql} AS "isWorkerLost"`,
      [[...workerIds.keys()]],
    )
    for (const name of now?.due ?? []) for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id)
    if (now?.isWorkerLost) await boss.supervise()
  }
  let seconds = 0
  const timer = setInterval(() => {
    if (seconds++ % WAKE_SECONDS > 0 && isListening()) return
    void wake().catch((error: unknown) => log.warn({ err: error }, 'the queues were not looked at'))
  }, 1_000)
  return () => clearInterval(timer)
}

async function runJob(
  name: string,
  { data, createdOn, startAfter, startedOn }: JobWithMetadata<unknown>,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const waited = Math.max(0, startedOn.getTime() - Math.max(createdOn.getTime(), startAfter.getTime()))
  const started = performance.now()
  const endSpan = startSpan('job', `job ${name}`, { 'messaging.destination.name': name })
  const note = (outcome: 'done' | 'failed') => {
    const ran = performance.now() - started
    trackJob(name, outcome, waited / 1000, ran / 1000)
    trackJobRun(name, outcome, waited, ran)
    return Math.round(ran)
  }
  try {
    await handle(data)
    endSpan?.()
    log.info({ job: name, ms: note('done') }, 'job done')
  } catch (error) {
    endSpan?.({ error })
    log.warn({ job: name, ms: note('failed'), err: error }, 'job failed, it will be retried')
    throw error
  }
}
