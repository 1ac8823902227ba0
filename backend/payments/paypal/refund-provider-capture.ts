import { PaymentsController } from '@paypal/paypal-server-sdk'
import { getPaypalClient } from './get-paypal-client.ts'
import { parsePaypalError } from './parse-paypal-error.ts'
import { refundSchema } from './provider-order.ts'

/** Result of a refund call. */
export type RefundResult =
  | { kind: 'refunded'; refund: { id: string; cents: number } }
  | { kind: 'refused'; issue: string }
  | { kind: 'unknown'; reason: string }

/** Refunds all that is left of a capture, once per `requestId`. Never throws. */
export async function refundProviderCapture(captureId: string, requestId: string): Promise<RefundResult> {
  try {
    const answer = await new PaymentsController(getPaypalClient()).refundCapturedPayment({
      captureId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    const refund = refundSchema.parse(typeof answer.body === 'string' ? JSON.parse(answer.body) : answer.body)
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
