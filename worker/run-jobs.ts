import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { recordJobRun } from '#queue/job-metrics'
import type { Job } from '#queue/define-job'
import { log } from '#runtime/logger'
import { recordJob } from '#runtime/metrics'
import { runInContext } from '#runtime/request-context'

/**
 * Runs the jobs of one queue with their handler. If it throws, the job is retried; after the last retry it is
 * dead-lettered.
 */
export async function runJobs(
  boss: PgBoss,
  { name, concurrency }: Job,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const options = {
    // Notifications arrive within milliseconds; this poll finds retries and deferred jobs.
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    localConcurrency: concurrency,
    batchSize: 1,
    burstWhenBatchFull: true,
    includeMetadata: true as const,
  }
  await boss.work(name, options, async (jobs: JobWithMetadata<unknown>[]) => {
    for (const job of jobs) {
      const requestId = (job.data as { requestId?: string } | null)?.requestId
      await runInContext({ jobId: job.id, requestId }, () => runJob(name, job, handle))
    }
  })
}

async function runJob(
  name: string,
  { data, createdOn, startAfter, startedOn }: JobWithMetadata<unknown>,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const waited = Math.max(0, startedOn.getTime() - Math.max(createdOn.getTime(), startAfter.getTime()))
  const started = performance.now()
  const note = (outcome: 'done' | 'failed') => {
    const ran = performance.now() - started
    recordJob(name, outcome, waited / 1000, ran / 1000)
    recordJobRun(name, outcome, waited, ran)
    return Math.round(ran)
  }
  try {
    await handle(data)
    log.info({ job: name, ms: note('done') }, 'job done')
  } catch (error) {
    log.warn({ job: name, ms: note('failed'), err: error }, 'job failed, it will be retried')
    throw error
  }
}
