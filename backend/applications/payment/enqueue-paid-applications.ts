import { runInTransaction, type Trx } from '#database/client'
import { sql } from '#database/sql'
import { CHECK_MINUTES, sendApplicationPaidEmailJob, verifyApplicationJob } from '#jobs/applications'
import { openApplicationReview } from '#module/applications/decision'
import { enqueueAll } from '#queue/queue'

/**
 * Job, scheduled: enqueues the mail to each applicant whose payment has arrived, and starts the checks. The settling
 * statement cannot enqueue jobs, so it leaves `paid_told_at` empty for this job to find.
 */
export function enqueuePaidApplications(): Promise<void> {
  return runInTransaction(async (trx) => {
    const told = await sql<{ id: string }>(
      trx,
      `UPDATE g_key_applications SET paid_told_at = now() WHERE paid_at IS NOT NULL AND paid_told_at IS NULL RETURNING id`,
    )
    await enqueueAll(
      trx,
      sendApplicationPaidEmailJob,
      told.map(({ id }) => ({ applicationId: id })),
    )
    await startApplicationChecks(trx)
  })
}

/** Starts Godfrey's check of paid applications. Those not checked within half an hour go to a person. */
async function startApplicationChecks(trx: Trx): Promise<void> {
  const unread = await sql<{ id: string }>(
    trx,
    `UPDATE g_key_applications SET state = 'verifying' WHERE state = 'paid' RETURNING id`,
  )
  await enqueueAll(
    trx,
    verifyApplicationJob,
    unread.map(({ id }) => ({ applicationId: id })),
  )
  const stuck = await sql<{ id: string }>(
    trx,
    `SELECT id FROM g_key_applications WHERE state = 'verifying' AND paid_at < now() - make_interval(mins => $1)
      FOR UPDATE SKIP LOCKED`,
    [CHECK_MINUTES],
  )
  for (const { id } of stuck) await openApplicationReview(trx, id, { reason: { because: 'unread' } })
}
