import { sendMail } from '#module/mail'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { toAttemptCaller } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import type { Session } from '#platform/session'
import { Application, getApplicationByTrackingNumber } from './application.ts'
import { APPLICATION_REVIEW_HOURS, G_KEY_PRICE_CENTS, errors } from './contract.ts'
import { verifyApplicationJob, sendApplicationPaidEmailJob } from './jobs.ts'
import { openApplicationReview } from './decide-application.ts'

/** After this time without a result from Godfrey, an application goes to a person. */
const CHECK_MINUTES = 30

/**
 * Order purpose `g-key`: the fee for checking one application, paid to the platform. The row's `order_id` is the only
 * lock: it names the one order that is paying. Registered in backend/products.ts, because applications is below
 * payments.
 */
export const applicationProduct = {
  async quote(
    { reference }: { reference?: string | undefined },
    { session, address }: { session: Session; address: string },
  ) {
    const application = await getApplicationByTrackingNumber(reference ?? '', toAttemptCaller(address, session))
    assertApplicationPayable(application)
    return {
      itemId: application.id,
      quantity: 1,
      cents: G_KEY_PRICE_CENTS,
      payee: null,
      description: `G-Key application ${application.trackingNumber}`,
    }
  },

  claimSql: `
    reserved AS (
      UPDATE g_key_applications a SET order_id = wanted.id FROM wanted
       WHERE a.id = wanted.item_id AND a.state = 'confirmed' AND a.order_id IS NULL RETURNING wanted.id AS order_id)`,

  async getClaimError({ itemId }: { itemId: string }) {
    const application = await Application.query(db).findById(itemId)
    return application?.state === 'confirmed'
      ? new ApiError(errors['application-busy'], { retryAfter: 10 })
      : new ApiError(errors['application-paid'])
  },

  releaseClaimSql: `
      UPDATE g_key_applications a SET order_id = NULL FROM refused
       WHERE a.id = refused.item_id AND a.order_id = refused.id AND a.state = 'confirmed'`,

  // The settling statement sets `paid`; startApplicationChecks picks it up.
  deliverSql: `
    application AS (
      UPDATE g_key_applications a SET state = 'paid', order_id = paid.id, paid_at = now() FROM paid
       WHERE a.id = paid.item_id AND a.state = 'confirmed' AND (a.order_id = paid.id OR a.order_id IS NULL)
      RETURNING paid.id AS order_id),
    delivered AS (SELECT order_id FROM application)`,

  // The fee is non-refundable. If it was refunded in full all the same, the application can only be declined.
  reverseSql: `
      UPDATE g_key_applications a SET refunded_at = now() FROM refunded
       WHERE a.id = refunded.item_id AND a.order_id = refunded.id AND a.refunded_at IS NULL`,
}

function assertApplicationPayable({ state, orderId }: Application): void {
  if (state === 'submitted') throw new ApiError(errors['application-not-confirmed'])
  if (state !== 'confirmed') throw new ApiError(errors['application-paid'])
  if (orderId) throw new ApiError(errors['application-busy'], { retryAfter: 10 })
}

/**
 * Job, scheduled: enqueues the mail to each applicant whose payment has arrived, and starts the checks. The settling
 * statement cannot enqueue jobs, so it leaves `paid_told_at` empty for this job to find.
 */
export function enqueuePaidApplications(): Promise<void> {
  return inTransaction(async (trx) => {
    const told = await sql<{ id: string }>(
      trx,
      `UPDATE g_key_applications SET paid_told_at = now() WHERE paid_at IS NOT NULL AND paid_told_at IS NULL RETURNING id`,
    )
    for (const { id } of told) await enqueue(trx, sendApplicationPaidEmailJob, { applicationId: id })
    await startApplicationChecks(trx)
  })
}

/** Starts Godfrey's check of paid applications. Those not checked within half an hour go to a person. */
async function startApplicationChecks(trx: Trx): Promise<void> {
  const unread = await sql<{ id: string }>(
    trx,
    `UPDATE g_key_applications SET state = 'verifying' WHERE state = 'paid' RETURNING id`,
  )
  for (const { id } of unread) await enqueue(trx, verifyApplicationJob, { applicationId: id })
  const stuck = await sql<{ id: string }>(
    trx,
    `SELECT id FROM g_key_applications WHERE state = 'verifying' AND paid_at < now() - make_interval(mins => $1)
      FOR UPDATE SKIP LOCKED`,
    [CHECK_MINUTES],
  )
  for (const { id } of stuck) await openApplicationReview(trx, id, { reason: 'Godfrey could not read the papers.' })
}

/** Job: mails that the payment has arrived and when to expect the decision. */
export async function sendApplicationPaidEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (!application?.paidAt) return
  const by = new Date(application.paidAt.getTime() + APPLICATION_REVIEW_HOURS * 3_600_000)
  await sendMail({
    to: application.email,
    name: application.fullName,
    subject: `Your G-Key application ${application.trackingNumber} is paid`,
    text: [
      `Hello ${application.fullName},`,
      '',
      `your payment of $${(G_KEY_PRICE_CENTS / 100).toFixed(2)} for the G-Key of ${application.artistName} has arrived. Thank you.`,
      '',
      'Godfrey reads your papers first, which takes minutes. What he cannot settle a person decides within 24 to 48 hours,',
      `at the latest on ${by.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
      '',
      `You can follow it with your tracking number ${application.trackingNumber}.`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
