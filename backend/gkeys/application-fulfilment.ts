import { sendMail } from '#module/mail'
import { type Trx, db, inTransaction, sql } from '#platform/database'
import { guesserOf } from '#platform/guesses'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { Application, findApplication } from './application.ts'
import { APPLICATION_REVIEW_HOURS, G_KEY_PRICE_CENTS, refusals } from './contract.ts'
import { applicationCheckDue, applicationPaid } from './jobs.ts'
import { sendToReview } from './decide-application.ts'

/** So long may Godfrey take to read an application's papers. */
const CHECK_MINUTES = 30

/**
 * Order purpose `g-key`: the check of one application, paid to the platform. The row's `order_id` is the whole lock: it
 * names the one order that is paying. Wired in backend/fulfilment.ts, as gkeys stands below payments.
 */
export const applicationFulfilment = {
  async quote(
    { reference }: { reference?: string | undefined },
    { session, address }: { session: Session; address: string },
  ) {
    const application = await findApplication(reference ?? '', guesserOf(address, session))
    refuseUnpayable(application)
    return {
      itemId: application.id,
      quantity: 1,
      cents: G_KEY_PRICE_CENTS,
      payee: null,
      description: `G-Key application ${application.trackingNumber}`,
    }
  },

  reserve: `
    reserved AS (
      UPDATE g_key_applications a SET order_id = wanted.id FROM wanted
       WHERE a.id = wanted.item_id AND a.state = 'confirmed' AND a.order_id IS NULL RETURNING wanted.id AS order_id)`,

  async whyNotReserved({ itemId }: { itemId: string }) {
    const application = await Application.query(db).findById(itemId)
    return application?.state === 'confirmed'
      ? new Refusal(refusals['application-busy'], { retryAfter: 10 })
      : new Refusal(refusals['application-paid'])
  },

  release: `
      UPDATE g_key_applications a SET order_id = NULL FROM refused
       WHERE a.id = refused.item_id AND a.order_id = refused.id AND a.state = 'confirmed'`,

  // `paid` is the note to Godfrey, written by the payment's own statement: startChecks finds it.
  deliver: `
    application AS (
      UPDATE g_key_applications a SET state = 'paid', order_id = paid.id, paid_at = now() FROM paid
       WHERE a.id = paid.item_id AND a.state = 'confirmed' AND (a.order_id = paid.id OR a.order_id IS NULL)
      RETURNING paid.id AS order_id),
    delivered AS (SELECT order_id FROM application)`,

  // The fee is non-refundable; where all of it went back nevertheless, the application can only be declined.
  revoke: `
      UPDATE g_key_applications a SET refunded_at = now() FROM refunded
       WHERE a.id = refunded.item_id AND a.order_id = refunded.id AND a.refunded_at IS NULL`,
}

function refuseUnpayable({ state, orderId }: Application): void {
  if (state === 'submitted') throw new Refusal(refusals['application-not-confirmed'])
  if (state !== 'confirmed') throw new Refusal(refusals['application-paid'])
  if (orderId) throw new Refusal(refusals['application-busy'], { retryAfter: 10 })
}

/**
 * Job, by the clock: has every applicant told whose payment has arrived. The settling statement can send no job, so it
 * leaves `paid_told_at` empty, and this finds it.
 */
export function tellPaidApplicants(): Promise<void> {
  return inTransaction(async (trx) => {
    const told = await sql<{ id: string }>(
      trx,
      `UPDATE g_key_applications SET paid_told_at = now() WHERE paid_at IS NOT NULL AND paid_told_at IS NULL RETURNING id`,
    )
    for (const { id } of told) await enqueue(trx, applicationPaid, { applicationId: id })
    await startChecks(trx)
  })
}

/** Has Godfrey read what was paid for. What he has not been able to read in half an hour goes to a person. */
async function startChecks(trx: Trx): Promise<void> {
  const unread = await sql<{ id: string }>(
    trx,
    `UPDATE g_key_applications SET state = 'verifying' WHERE state = 'paid' RETURNING id`,
  )
  for (const { id } of unread) await enqueue(trx, applicationCheckDue, { applicationId: id })
  const stuck = await sql<{ id: string }>(
    trx,
    `SELECT id FROM g_key_applications WHERE state = 'verifying' AND paid_at < now() - make_interval(mins => $1)
      FOR UPDATE SKIP LOCKED`,
    [CHECK_MINUTES],
  )
  for (const { id } of stuck) await sendToReview(trx, id, { reason: 'Godfrey could not read the papers.' })
}

/** Job: says that the payment has arrived, and when to expect the decision. */
export async function sendApplicationPaid({ applicationId }: { applicationId: string }): Promise<void> {
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
