import { parsePaypalError } from './parse-paypal-error.ts'
import { getPaypal } from './get-paypal.ts'
import { refundSchema } from './provider-orders.ts'

/** Result of a refund call. */
export type RefundResult =
  | { kind: 'refunded'; refund: { id: string; cents: number } }
  | { kind: 'refused'; issue: string }
  | { kind: 'unknown'; reason: string }

/** Refunds all that is left of a capture, once per `requestId`. Never throws. */
export async function refundProviderCapture(captureId: string, requestId: string): Promise<RefundResult> {
  try {
    const { paypalPayments } = await getPaypal()
    const { body } = await paypalPayments.refundCapturedPayment({
      captureId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    const refund = refundSchema.parse(JSON.parse(String(body)))
    return refund.status === 'COMPLETED'
      ? { kind: 'refunded', refund: { id: refund.id, cents: refund.amount.cents } }
      : { kind: 'unknown', reason: `refund ${refund.status}` }
  } catch (error) {
    const { status, issue, message } = parsePaypalError(error)
    if ((status === 422 || status === 404 || status === 400 || status === 403) && issue)
      return { kind: 'refused', issue }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}
