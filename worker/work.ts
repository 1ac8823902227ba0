import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { noteJob } from '#platform/job-sums'
import type { Job } from '#platform/jobs'
import { log } from '#platform/logger'
import { observeJob } from '#platform/metrics'
import { traced } from '#platform/trace'

/** Takes jobs of one queue and runs their handler; a throw means "again later", after the last try the dead letters. */
export async function work(
  boss: PgBoss,
  { name, concurrency }: Job,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const options = {
    // A notified queue is looked at within milliseconds; retries and deferred jobs are found by this poll.
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
      await traced({ jobId: job.id, requestId }, () => run(name, job, handle))
    }
  })
}

async function run(
  name: string,
  { data, createdOn, startAfter, startedOn }: JobWithMetadata<unknown>,
  handle: (data: unknown) => Promise<unknown>,
): Promise<void> {
  const waited = Math.max(0, startedOn.getTime() - Math.max(createdOn.getTime(), startAfter.getTime()))
  const started = performance.now()
  const note = (outcome: 'done' | 'failed') => {
    const ran = performance.now() - started
    observeJob(name, outcome, waited / 1000, ran / 1000)
    noteJob(name, outcome, waited, ran)
    return Math.round(ran)
  }
  try {
    await handle(data)
    log.info({ job: name, ms: note('done') }, 'job done')
  } catch (error) {
    log.warn({ job: name, ms: note('failed'), err: error }, 'job failed, it will be tried again')
    throw error
  }
}
