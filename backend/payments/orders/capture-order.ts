import { ApiError } from '#http/api-error'
import { commonErrors } from '#contract/http'
import { log } from '#runtime/logger'
import type { Session } from '#http/session'
import { claimOrder } from './claim-order.ts'
import { type CaptureOutcome, applyCaptureResult, applyProviderOrder } from './apply-capture-result.ts'
import { errors } from '#contract/payments'
import { getProduct } from '#module/payments'
import { creditHoldQuota } from '#module/payments/holds'
import { type Order, getOwnOrder } from '#module/payments'
import { type ProviderOrder, captureProviderOrder, getProviderOrder } from '#module/payments/paypal'

/**
 * Captures the payment of an approved order in three steps: claim the product, capture at PayPal, settle. No
 * transaction is open during the PayPal call. Idempotent and safe to run concurrently. Throws 402 (not approved,
 * declined), 403, 404, 409 (claimed by another buyer; not charged), 422 and 503.
 */
export async function captureOrder(
  providerOrderId: string,
  session: Session,
  address: string,
): Promise<'completed' | 'pending'> {
  const order = await getOwnOrder(providerOrderId, session)
  if (order.state !== 'created') return toCaptureReply(getRecordedOutcome(order))

  const atProvider = await requireProviderOrder(order)
  const { capture } = atProvider
  // After a declined capture the order stays approved, so another attempt is a new capture.
  if (capture && !/^(DECLINED|FAILED)$/.test(capture.status)) {
    return toCaptureReply(await applyProviderOrder(order, null, atProvider))
  }
  if (atProvider.status !== 'APPROVED') throw new ApiError(errors.unpaid)
  assertMatchesOrder(order, atProvider)

  const claim = await claimOrder(order)
  if (claim === 'running') return 'pending'
  const answer = await captureProviderOrder(order.providerOrderId, claim.requestId)
  const conclusion = await applyCaptureResult(order, claim.requestId, answer)
  // Reached only by the request that claimed the order, so each sale is credited once.
  if (conclusion === 'completed' && getProduct(order.purpose)?.getNetworkHoldLimit)
    await creditHoldQuota(order.itemId, address)
  return toCaptureReply(conclusion)
}

function getRecordedOutcome(order: Order): CaptureOutcome {
  if (order.state === 'completed' || order.state === 'stranded') return order.state
  return order.state === 'capturing' ? 'pending' : 'unpaid'
}

function toCaptureReply(conclusion: CaptureOutcome): 'completed' | 'pending' {
  switch (conclusion) {
    case 'completed':
      return 'completed'
    // An unknown outcome is reported as pending: the job resolves it within a minute, even if the browser is closed.
    case 'pending':
    case 'unknown':
      return 'pending'
    case 'unpaid':
      throw new ApiError(errors.unpaid)
    case 'declined':
      throw new ApiError(errors.declined)
    case 'stranded':
      throw new ApiError(errors['order-stranded'])
  }
}

async function requireProviderOrder(order: Order): Promise<ProviderOrder> {
  const found = await getProviderOrder(order.providerOrderId).catch((error: unknown) => {
    // Nothing is claimed or charged yet, so the client can simply retry.
    log.warn({ err: error, orderId: order.id }, 'PayPal unavailable before a capture')
    throw new ApiError(commonErrors.unavailable, { retryAfter: 5 })
  })
  if (!found) throw new ApiError(errors['order-unknown'])
  return found
}

/** Asserts that the buyer approved exactly our order: payee, amount, currency and id. */
function assertMatchesOrder(order: Order, provider: ProviderOrder): void {
  const paysOther =
    order.payeeEmail !== null &&
    provider.payeeEmail !== undefined &&
    provider.payeeEmail.toLowerCase() !== order.payeeEmail.toLowerCase()
  if (
    paysOther ||
    provider.cents !== order.cents ||
    provider.currency !== order.currency ||
    (provider.customId !== undefined && provider.customId !== order.id)
  ) {
    throw new ApiError(errors['order-mismatch'])
  }
}
