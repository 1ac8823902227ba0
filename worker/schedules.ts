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
import { notifyAllWaitlistsJob } from '#jobs/open-sales'
import { reconcileLedgerJob, enqueueReconciliationsJob } from '#jobs/payments/ledger'
import { publishDueReleasesJob, RELEASE_INTERVAL_SECONDS } from '#jobs/catalog/releases'
import { releaseExpiredHoldsJob } from '#jobs/payments/holds'
import { enqueueReceiptsJob } from '#jobs/payments/receipts'
import { enqueuePreviewsJob } from '#jobs/playback'
import { purgeUploadsJob } from '#jobs/uploads'
import { purgeUnconfirmedAddressesJob } from '#jobs/newsletter'
import { runInTransaction } from '#database/client'
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
  { job: applyPaymentEmailChangesJob, everySeconds: 60 },
  { job: enqueuePaidApplicationsJob, everySeconds: 5 },
  { job: createMissingFingerprintsJob, everySeconds: 60 },
  { job: runDueChecksJob, everySeconds: 60 },
  { job: rollUpEventsJob, everySeconds: 10 },
  { job: publishCheckpointJob, everySeconds: 5 },
  { job: enqueuePreviewsJob, everySeconds: 60 },
  { job: purgeUploadsJob, everySeconds: 3600 },
  { job: purgeUnconfirmedAddressesJob, everySeconds: 3600 },
  { job: purgeUnconfirmedApplicationsJob, everySeconds: 3600 },
  { job: purgeExpiredJob, everySeconds: 3600 },
]

/** Starts the schedules; returns a function that stops them. */
export function startSchedules(): () => void {
  const timers = schedules.map((schedule) => {
    const turn = () =>
      runInTransaction((trx) => enqueue(trx, schedule.job, {}, { singletonSeconds: schedule.everySeconds })).catch(
        (error: unknown) => log.warn({ err: error, job: schedule.job.name }, 'scheduled job was not enqueued'),
      )
    void turn()
    return setInterval(() => void turn(), schedule.everySeconds * 1000)
  })
  return () => timers.forEach(clearInterval)
}
