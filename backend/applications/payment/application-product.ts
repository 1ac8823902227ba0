import { G_KEY_PRICE_CENTS } from '#contract/applications'
import { errors } from '#contract/artists'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import type { Session } from '#http/sessions/session'
import { Application, getApplicationByTrackingNumber } from '#module/applications'

/**
 * Order purpose `g-key`: the fee for checking one application, paid to the platform. The row's `order_id` is the only
 * lock: it names the one order that is paying. Registered in backend/products.ts, because applications is below
 * payments.
 */
export const applicationProduct = {
  kind: 'code-bound' as const,

  async quote(
    { reference }: { reference?: string | undefined },
    { session, address, proof }: { session: Session; address: string; proof: number },
  ) {
    const application = await getApplicationByTrackingNumber(reference ?? '', toAttemptCaller(address, session, proof))
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
    released_application AS (
      UPDATE g_key_applications a SET order_id = NULL FROM refused
       WHERE a.id = refused.item_id AND a.order_id = refused.id AND a.state = 'confirmed')`,

  // The settling statement sets `paid`; startApplicationChecks picks it up.
  deliverSql: `
    application AS (
      UPDATE g_key_applications a SET state = 'paid', order_id = paid.id, paid_at = now() FROM paid
       WHERE a.id = paid.item_id AND a.state = 'confirmed' AND (a.order_id = paid.id OR a.order_id IS NULL)
      RETURNING paid.id AS order_id),
    delivered AS (SELECT order_id FROM application)`,

  // The fee is non-refundable. If it was refunded in full all the same, the application can only be declined.
  reverseSql: `
    refunded_application AS (
      UPDATE g_key_applications a SET refunded_at = now() FROM fully_refunded r
       WHERE a.id = r.item_id AND a.order_id = r.id AND a.refunded_at IS NULL)`,
}

function assertApplicationPayable({ state, orderId }: Application): void {
  if (state === 'submitted') throw new ApiError(errors['application-not-confirmed'])
  if (state !== 'confirmed') throw new ApiError(errors['application-paid'])
  if (orderId) throw new ApiError(errors['application-busy'], { retryAfter: 10 })
}
