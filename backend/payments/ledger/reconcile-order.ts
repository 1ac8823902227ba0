import { getOrder } from '#module/payments'
import { applyCaptureResult, applyProviderOrder, type CaptureOutcome, releaseClaim } from '#module/payments/orders'
import { captureProviderOrder, getProviderOrder } from '#module/payments/paypal'
import { applyRefund } from '#module/payments/refunds'
import { log } from '#runtime/logger'

/**
 * PayPal forgets request ids after six hours. Repeating one later could charge twice, so from then on the order is only
 * looked up.
 */
const REQUEST_ID_RETENTION_MS = 5.5 * 3_600_000

/** A web process times out after eight seconds; until then the capture is left to it. */
const IN_FLIGHT_MS = 10_000

/**
 * Job: fetches one order from PayPal and applies what it finds. Resolves captures with an unknown outcome, and payments
 * and refunds we were not notified of. Throws when PayPal cannot be reached; the job is retried.
 */
export async function reconcileOrder({ orderId }: { orderId: string }): Promise<CaptureOutcome> {
  const order = await getOrder(orderId)
  if (!order) return 'unknown'
  if (order.state === 'creating') return 'unpaid'

  const atProvider = await getProviderOrder(order.providerOrderId)
  if (order.state === 'completed' || order.state === 'stranded') {
    for (const refund of atProvider?.refunds ?? []) await applyRefund(order, refund)
    return order.state
  }
  const requestId = order.captureRequestId
  if (atProvider?.capture) {
    const outcome = await applyProviderOrder(order, requestId, atProvider)
    // The payment may already be refunded: record both.
    if (outcome === 'completed' || outcome === 'stranded') {
      for (const refund of atProvider.refunds) await applyRefund(order, refund)
    }
    return outcome
  }
  if (order.state !== 'capturing' || !requestId) return 'unpaid'

  const age = order.capturingFor ?? 0
  if (age < IN_FLIGHT_MS) return 'unknown'
  if (atProvider?.status === 'APPROVED' && age < REQUEST_ID_RETENTION_MS) {
    // The buyer confirmed and we hold the claim: repeating the same request id moves the money at most once.
    log.info({ orderId }, 'repeating a capture PayPal has not executed')
    return applyCaptureResult(order, requestId, await captureProviderOrder(order.providerOrderId, requestId))
  }
  // Completed, but without its capture: an incomplete response, never a refusal.
  if (atProvider?.status === 'COMPLETED') return 'unknown'
  await releaseClaim(order, requestId, {
    outcome: 'released',
    issue: atProvider ? `ORDER_${atProvider.status}` : 'ORDER_UNKNOWN',
  })
  return 'unpaid'
}
