import { getOrdersController } from './get-paypal-client.ts'
import { parsePaypalError } from './parse-paypal-error.ts'
import { parseProviderOrder, type ProviderOrder } from './provider-order.ts'

/** Result of a capture call. `unknown`: the money may or may not have moved; look it up, never assume. */
export type CaptureResult =
  | { kind: 'captured'; order: ProviderOrder }
  | { kind: 'refused'; issue: string; debugId: string | null }
  | { kind: 'unknown'; reason: string }

/** Captures an order at PayPal. Moves the money once per `requestId`, however often it is called. Never throws. */
export async function captureProviderOrder(providerOrderId: string, requestId: string): Promise<CaptureResult> {
  try {
    const answer = await getOrdersController().captureOrder({
      id: providerOrderId,
      paypalRequestId: requestId,
      prefer: 'return=representation',
    })
    return { kind: 'captured', order: parseProviderOrder(answer.body) }
  } catch (error) {
    const { status, issue, debugId, message } = parsePaypalError(error)
    // Only a response that names an issue is a definite refusal. 401, 403, 409, 429 and 5xx say nothing about the
    // money.
    if ((status === 422 || status === 404 || status === 400) && issue) {
      return { kind: 'refused', issue, debugId }
    }
    return { kind: 'unknown', reason: status ? `status ${status} ${issue}` : message }
  }
}
