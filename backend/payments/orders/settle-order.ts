import { db, runInTransaction } from '#database/client'
import { publishSoon } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildPayeeTopic, getOrder, getProduct, type Order, type RegisteredProduct } from '#module/payments'
import type { CaptureResult, ProviderOrder } from '#module/payments/paypal'
import { openReview } from '#module/reviews'
import { log } from '#runtime/logger'
import { trackSale } from '#runtime/metrics'
import { createProductBatcher } from './create-product-batcher.ts'

export type CaptureOutcome = 'completed' | 'stranded' | 'pending' | 'unpaid' | 'declined' | 'unknown'

/** Applies the result of a capture call to the order. Shared by the browser's request and the reconciliation job. */
export async function applyCaptureResult(
  order: Order,
  requestId: string,
  result: CaptureResult,
): Promise<CaptureOutcome> {
  switch (result.kind) {
    case 'captured':
      return applyProviderOrder(order, requestId, result.order)
    case 'refused': {
      // Already captured by one of our requests whose response was lost: left to the job.
      if (/ALREADY_CAPTURED|DUPLICATE_INVOICE|REQUEST_ID/.test(result.issue)) return 'unknown'
      const notApproved = result.issue === 'ORDER_NOT_APPROVED'
      await releaseClaim(order, requestId, {
        outcome: notApproved ? 'not-approved' : 'declined',
        issue: result.issue,
        debugId: result.debugId,
      })
      return notApproved ? 'unpaid' : 'declined'
    }
    case 'unknown':
      log.warn({ orderId: order.id, reason: result.reason }, 'capture outcome unknown')
      return 'unknown'
  }
}

/** Applies an order fetched from PayPal. The capture's status counts, never the order's. */
export async function applyProviderOrder(
  order: Order,
  requestId: string | null,
  { capture, payer }: ProviderOrder,
): Promise<CaptureOutcome> {
  switch (capture?.status) {
    case undefined:
      return 'unknown'
    // A refunded capture was paid first: record the sale here; the refund is recorded by its own event.
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return settleOrder(order, capture, payer)
    case 'PENDING':
      await sql(db, `UPDATE orders SET pending_reason = $2 WHERE id = $1 AND state = 'capturing'`, [
        order.id,
        capture.pendingReason ?? 'PENDING',
      ])
      return 'pending'
    case 'DECLINED':
    case 'FAILED':
      if (requestId) {
        await releaseClaim(order, requestId, { outcome: 'declined', issue: `CAPTURE_${capture.status}` })
      }
      return 'declined'
    default:
      return 'unknown'
  }
}

/** Undoes a claim after a definite refusal by PayPal: the product is on sale again and the order may be retried. */
export async function releaseClaim(
  order: Order,
  requestId: string,
  why: { outcome: 'declined' | 'not-approved' | 'released'; issue: string; debugId?: string | null },
): Promise<void> {
  await sql(db, getProduct(order.purpose).statements.releaseClaim, [
    order.id,
    requestId,
    why.outcome,
    why.issue,
    why.debugId ?? null,
  ])
}

type Payment = {
  orderId: string
  captureId: string
  feeCents: number
  email: string
  name: string
  country: string | null
}

async function settleOrders({ statements }: RegisteredProduct, payments: Payment[]): Promise<boolean[]> {
  const rows = await sql<{ id: string }>(db, statements.settle, [
    payments.map(({ orderId }) => orderId),
    payments.map(({ captureId }) => captureId),
    payments.map(({ feeCents }) => feeCents),
    payments.map(({ email }) => email),
    payments.map(({ name }) => name),
    payments.map(({ country }) => country),
  ])
  const settled = new Set(rows.map(({ id }) => id))
  // Of two reports of one payment, such as the browser's and PayPal's event, one has settled it.
  return payments.map(({ orderId }) => settled.delete(orderId))
}

const settleGathered = createProductBatcher(settleOrders, 1 / 4)

/**
 * Completes a paid order: delivers the product, writes the ledger and closes the order, in one statement. Idempotent:
 * the browser's request, the webhook and the reconciliation job all end here, in any order and number. A payment that
 * cannot be delivered is posted, marked `stranded` and opens a review.
 */
export async function settleOrder(
  order: Order,
  capture: NonNullable<ProviderOrder['capture']>,
  payer: ProviderOrder['payer'],
): Promise<'completed' | 'stranded'> {
  const product = getProduct(order.purpose)
  const payment: Payment = {
    orderId: order.id,
    captureId: capture.id,
    feeCents: capture.feeCents,
    email: (payer.email ?? `${order.id}@payer.invalid`).toLowerCase(),
    name: payer.name,
    country: payer.country ?? null,
  }
  const paidInFull = capture.cents === order.cents && capture.currency === order.currency
  if (paidInFull) {
    let failure: unknown
    const isSettled = await settleGathered(product, payment).catch((error: unknown) => {
      failure = error
      return false
    })
    if (isSettled) trackSale(order.purpose, order.cents)
    // What is completed already may have been settled by us, and only the answer was lost, also that of a second try.
    if (isSettled || (await getOrder(order.id))?.state === 'completed') {
      if (order.payeeArtistId) publishSoon(buildPayeeTopic(order.payeeArtistId))
      return 'completed'
    }
    // Whether it can be delivered is unknown.
    if (failure !== undefined) throw failure
  }
  return runInTransaction(async (trx) => {
    const undeliverable = await sql(trx, product.statements.settleUndeliverable, [
      payment.orderId,
      payment.captureId,
      payment.feeCents,
      payment.email,
      payment.name,
      // The amount captured, which may differ from the price.
      capture.cents,
      payment.country,
    ])
    if (undeliverable.length === 0) {
      const now = await getOrder(order.id, trx)
      return now?.state === 'completed' ? 'completed' : 'stranded'
    }
    await openReview(trx, {
      kind: 'payment',
      subject: { about: 'stranded-order', number: order.id },
      effectKey: `stranded:${order.id}`,
      reason: { because: paidInFull ? 'stranded' : 'amount' },
      evidence: { orderId: order.id, captureId: capture.id, cents: capture.cents, currency: capture.currency },
    })
    return 'stranded'
  })
}
