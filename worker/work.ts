import type { Job as BossJob, PgBoss } from 'pg-boss'
import type { Job } from '#platform/jobs'
import { log } from '#platform/logger'

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
  }
  await boss.work(name, options, async (jobs: BossJob<unknown>[]) => {
    for (const { id, data } of jobs) {
      const started = performance.now()
      try {
        await handle(data)
        log.info({ job: name, jobId: id, ms: Math.round(performance.now() - started) }, 'job done')
      } catch (error) {
        log.warn({ job: name, jobId: id, err: error }, 'job failed, it will be tried again')
        throw error
      }
    }
  })
}
