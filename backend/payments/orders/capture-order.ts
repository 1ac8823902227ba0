import { randomUUID } from 'node:crypto'
import { commonErrors } from '#contract/http'
import { errors } from '#contract/payments'
import { db } from '#database/client'
import { isAnswerLost } from '#database/connections/is-answer-lost'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { refundNetworkCost } from '#http/limits/network-cost'
import type { Session } from '#http/sessions/session'
import { getOrder, getOwnOrder, getProduct, type Order, type RegisteredProduct } from '#module/payments'
import { refundHoldQuotaOnSale } from '#module/payments/holds'
import { captureProviderOrder, getProviderOrder, type ProviderOrder } from '#module/payments/paypal'
import { log } from '#runtime/logger'
import { ORDER_COST } from './contract.ts'
import { createProductBatcher } from './create-product-batcher.ts'
import { applyCaptureResult, applyProviderOrder, type CaptureOutcome } from './settle-order.ts'

/**
 * Captures the payment of an approved order. Idempotent and safe to run concurrently. Throws 402 (not approved,
 * declined), 403, 404, 409 (claimed by another buyer; not charged), 422 and 503.
 */
export async function captureOrder(
  providerOrderId: string,
  session: Session,
  address: string,
): Promise<'completed' | 'pending'> {
  const outcome = await captureOwnOrder(providerOrderId, session, address)
  switch (outcome) {
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

/** In three steps: claim the product, capture at PayPal, settle. No transaction is open during the PayPal call. */
async function captureOwnOrder(providerOrderId: string, session: Session, address: string): Promise<CaptureOutcome> {
  const order = await getOwnOrder(providerOrderId, session)
  if (order.state !== 'created') return getRecordedOutcome(order)

  const atProvider = await getProviderOrder(order.providerOrderId).catch((error: unknown) => {
    // Nothing is claimed or charged yet, so the client can simply retry.
    log.warn({ err: error, orderId: order.id }, 'PayPal unavailable before a capture')
    throw new ApiError(commonErrors.unavailable, { retryAfter: 5 })
  })
  if (!atProvider) throw new ApiError(errors['order-unknown'])
  // After a declined capture the order stays approved, so another attempt is a new capture.
  if (atProvider.capture && !/^(DECLINED|FAILED)$/.test(atProvider.capture.status)) {
    return await applyProviderOrder(order, null, atProvider).catch(buildUnknownOutcome(order))
  }
  if (atProvider.status !== 'APPROVED') throw new ApiError(errors.unpaid)
  assertMatchesOrder(order, atProvider)

  const claim = await claimOrder(order)
  if (claim === 'running') return 'pending'
  const result = await captureProviderOrder(order.providerOrderId, claim.requestId)
  const outcome = await applyCaptureResult(order, claim.requestId, result).catch(buildUnknownOutcome(order))
  // Reached only by the request that claimed the order, so each sale is credited once.
  if (outcome === 'completed') void creditNetwork(order, address)
  return outcome
}

/** What the purchase cost the buyer's network. Never fails: the sale is done, and its answer does not wait for a busy network. */
async function creditNetwork(order: Order, address: string): Promise<void> {
  const product = getProduct(order.purpose)
  if (product.kind === 'pooled') await refundHoldQuotaOnSale(product, order.itemId, address)
  await refundNetworkCost(ORDER_COST, address).catch((error: unknown) =>
    log.warn({ err: error }, 'refunding an order failed'),
  )
}

/** The buyer may be charged already, so an error must not say that nothing happened: the job, or PayPal's event, settles. */
const buildUnknownOutcome =
  (order: Order) =>
  (error: unknown): CaptureOutcome => {
    log.error({ err: error, orderId: order.id }, 'the outcome of a capture could not be stored')
    return 'unknown'
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

type Claim = { orderId: string; requestId: string }

async function claimOrders({ statements }: RegisteredProduct, claims: Claim[]): Promise<boolean[]> {
  const rows = await sql<{ requestId: string }>(db, statements.claim, [
    claims.map(({ orderId }) => orderId),
    claims.map(({ requestId }) => requestId),
  ])
  const claimed = new Set(rows.map(({ requestId }) => requestId))
  return claims.map(({ requestId }) => claimed.has(requestId))
}

const claimGathered = createProductBatcher(claimOrders, 1 / 8)

/**
 * Takes the product off sale for this order and starts its only capture, in one conditional statement: of any number of
 * concurrent claims on a Keymail exactly one succeeds. The returned request id is stored before it is sent to PayPal.
 * Returns 'running' if the order's capture is already under way or done, or may be.
 */
export async function claimOrder(order: Order): Promise<{ requestId: string } | 'running'> {
  const product = getProduct(order.purpose)
  const requestId = randomUUID()
  let failure: unknown
  const isClaimed = await claimGathered(product, { orderId: order.id, requestId }).catch((error: unknown) => {
    failure = error
    return false
  })
  if (isClaimed) return { requestId }
  const now = await getOrder(order.id).catch((error: unknown) => {
    // Of a failure that is no lost answer, nothing is claimed.
    if (failure !== undefined && !isAnswerLost(failure)) throw error
    return 'unknown' as const
  })
  // Claimed, perhaps, and then the job charges for it.
  if (now === 'unknown') return 'running'
  // The answer to a claim may be all that was lost, and that of its second try, too: what has our id is ours.
  if (now?.state === 'capturing' && now.captureRequestId === requestId) return { requestId }
  if (now && now.state !== 'created') return 'running'
  if (failure !== undefined) throw failure
  throw product.kind === 'unlimited' ? new ApiError(errors['order-unknown']) : await product.getClaimError(order)
}

function getRecordedOutcome(order: Order): CaptureOutcome {
  if (order.state === 'completed' || order.state === 'stranded') return order.state
  return order.state === 'capturing' ? 'pending' : 'unpaid'
}
