import { z } from 'zod'
import { applyDueDecisionsJob, DUE_DECISIONS_SECONDS } from '#jobs/admin/reviews'
import { rollUpEventsJob } from '#jobs/analytics'
import { publishCheckpointJob } from '#jobs/edition-log'
import { createMissingFingerprintsJob } from '#jobs/copyright/recordings'
import { enqueuePaidApplicationsJob, purgeUnconfirmedApplicationsJob } from '#jobs/applications'
import { applyPaymentEmailChangesJob } from '#jobs/artists/payment-email'
import { runDueChecksJob } from '#jobs/operations/checks'
import { createNoticesJob } from '#jobs/follows'
import { createDeliveriesJob } from '#jobs/webhooks'
import { createSaleMailsJob } from '#jobs/revenue/notices'
import { createShareMailsJob } from '#jobs/revenue/shares'
import { publishActivitiesJob } from '#jobs/federation'
import { notifyAllWaitlistsJob } from '#jobs/open-sales'
import { createAssessmentsJob } from '#jobs/godfrey'
import { reconcileLedgerJob, enqueueReconciliationsJob } from '#jobs/payments/ledger'
import { publishDueReleasesJob, RELEASE_INTERVAL_SECONDS } from '#jobs/catalog/releases'
import { releaseExpiredHoldsJob } from '#jobs/payments/holds'
import { enqueueReceiptsJob } from '#jobs/payments/receipts'
import { enqueuePreviewsJob } from '#jobs/playback'
import { purgeUploadsJob } from '#jobs/uploads'
import { applyDueDeletionsJob } from '#jobs/personal-data/deletions'
import { purgeUnconfirmedAddressesJob } from '#jobs/newsletter'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { type Job, defineJob } from '#queue/define-job'
import { enqueue } from '#queue/queue'
import { log } from '#runtime/logger'

export const purgeExpiredJob = defineJob({
  name: 'worker.purge-expired',
  kind: 'clock',
  payload: z.object({}),
  concurrency: 1,
})

/** Periodic jobs. Each interval enqueues a job once, however many workers run. */
export const schedules: { job: Job; everySeconds: number }[] = [
  { job: enqueueReconciliationsJob, everySeconds: 15 },
  { job: releaseExpiredHoldsJob, everySeconds: 5 },
  { job: publishDueReleasesJob, everySeconds: RELEASE_INTERVAL_SECONDS },
  { job: enqueueReceiptsJob, everySeconds: 5 },
  { job: reconcileLedgerJob, everySeconds: 3600 },
  { job: notifyAllWaitlistsJob, everySeconds: 60 },
  { job: applyDueDecisionsJob, everySeconds: DUE_DECISIONS_SECONDS },
  { job: createNoticesJob, everySeconds: 10 },
  { job: createDeliveriesJob, everySeconds: 5 },
  { job: createSaleMailsJob, everySeconds: 10 },
  { job: createShareMailsJob, everySeconds: 3600 },
  { job: publishActivitiesJob, everySeconds: 10 },
  { job: applyPaymentEmailChangesJob, everySeconds: 60 },
  { job: enqueuePaidApplicationsJob, everySeconds: 5 },
  { job: createMissingFingerprintsJob, everySeconds: 60 },
  { job: runDueChecksJob, everySeconds: 60 },
  { job: createAssessmentsJob, everySeconds: 60 },
  { job: rollUpEventsJob, everySeconds: 10 },
  { job: publishCheckpointJob, everySeconds: 5 },
  { job: enqueuePreviewsJob, everySeconds: 60 },
  { job: purgeUploadsJob, everySeconds: 3600 },
  { job: applyDueDeletionsJob, everySeconds: 600 },
  { job: purgeUnconfirmedAddressesJob, everySeconds: 3600 },
  { job: purgeUnconfirmedApplicationsJob, everySeconds: 3600 },
  { job: purgeExpiredJob, everySeconds: 3600 },
]

/** Also the shortest interval. */
const TICK_SECONDS = 5

/**
 * Starts the schedules; returns a function that stops them and waits for what they are just enqueuing. One statement asks
 * for all of them whether there is anything to do, so that an idle product runs hardly any job.
 */
export function startSchedules(): () => Promise<void> {
  const nextAt = new Map<Job, number>()
  let running: Promise<void> | undefined
  const enqueueTimely = async () => {
    try {
      const now = performance.now()
      const timely = schedules.filter(({ job }) => (nextAt.get(job) ?? 0) <= now)
      await enqueueDue(timely)
      // Half a tick less: timers are not exact.
      for (const { job, everySeconds } of timely) nextAt.set(job, now + (everySeconds - TICK_SECONDS / 2) * 1000)
    } catch (error) {
      log.warn({ err: error }, 'scheduled jobs were not enqueued')
    } finally {
      running = undefined
    }
  }
  const tick = () => (running ??= enqueueTimely())
  void tick()
  const timer = setInterval(() => void tick(), TICK_SECONDS * 1000)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Enqueues those that have something to do; all of them, if one of their conditions cannot be asked, as of a locked table. */
export async function enqueueDue(timely: typeof schedules): Promise<void> {
  const conditions = timely.map(({ job }) => job.dueSql ?? 'true')
  const due = await sql<{ due: boolean[] }>(db, `SELECT ARRAY[${conditions.join(', ')}]::boolean[] AS due`).then(
    ([row]) => timely.filter((_, n) => row?.due[n]),
    (error: unknown) => {
      log.warn({ err: error }, 'what is due could not be asked, so all scheduled jobs are enqueued')
      return timely
    },
  )
  if (due.length === 0) return
  await runInTransaction(async (trx) => {
    for (const { job, everySeconds } of due) await enqueue(trx, job, {}, { singletonSeconds: everySeconds })
  })
}
