import { formatIsoSeconds, createId } from '#local/paypal-simulator/store/ids'
import type { JsonObject } from '#local/paypal-simulator/http/json'
import { toMoney } from '#local/paypal-simulator/api/money'
import { buildCaptureView, buildOrderView, buildRefundView } from '#local/paypal-simulator/api/order-views'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture, Dispute, Order, Refund, WebhookEvent } from '#local/paypal-simulator/store/store'

const CAPTURE_EVENTS: Partial<Record<Capture['status'], [type: string, summary: string]>> = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending for'],
  DECLINED: ['PAYMENT.CAPTURE.DECLINED', 'Payment declined for'],
}

/** CHECKOUT.ORDER.APPROVED */
export function buildOrderEvent(sim: Simulator, order: Order): WebhookEvent {
  return buildEvent(
    sim,
    'CHECKOUT.ORDER.APPROVED',
    'checkout-order',
    '2.0',
    'An order has been approved by buyer',
    buildOrderView(sim, order),
  )
}

/** PAYMENT.CAPTURE.COMPLETED, PENDING or DECLINED, by the capture's status. */
export function buildCaptureEvent(sim: Simulator, capture: Capture): WebhookEvent {
  const [type, summary] = CAPTURE_EVENTS[capture.status] ?? ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for']
  return buildEvent(
    sim,
    type,
    'capture',
    '2.0',
    `${summary} ${formatAmount(capture.cents, capture.currency)}`,
    buildCaptureView(sim, capture),
  )
}

/** PAYMENT.CAPTURE.DENIED: a pending capture ends without payment. */
export function buildDeniedEvent(sim: Simulator, capture: Capture): WebhookEvent {
  return buildEvent(
    sim,
    'PAYMENT.CAPTURE.DENIED',
    'capture',
    '2.0',
    `Payment denied for ${formatAmount(capture.cents, capture.currency)}`,
    buildCaptureView(sim, capture),
  )
}

/**
 * PAYMENT.CAPTURE.REFUNDED or, when PayPal took the money back, PAYMENT.CAPTURE.REVERSED. The resource is the refund;
 * its `up` link names the capture.
 */
export function buildRefundEvent(sim: Simulator, refund: Refund): WebhookEvent {
  const reversed = refund.by === 'reversal'
  const type = reversed ? 'PAYMENT.CAPTURE.REVERSED' : 'PAYMENT.CAPTURE.REFUNDED'
  const amount = formatAmount(refund.cents, refund.currency)
  const summary = reversed ? `A ${amount} capture payment was reversed` : `A ${amount} capture payment was refunded`
  return buildEvent(sim, type, 'refund', '2.0', summary, buildRefundView(sim, refund))
}

/** CUSTOMER.DISPUTE.CREATED, UPDATED or RESOLVED. */
export function buildDisputeEvent(
  sim: Simulator,
  what: 'CREATED' | 'UPDATED' | 'RESOLVED',
  dispute: Dispute,
  capture: Capture,
): WebhookEvent {
  const summary = {
    CREATED: 'A new dispute opened',
    UPDATED: 'A dispute was updated',
    RESOLVED: 'A dispute was resolved',
  }[what]
  return buildEvent(
    sim,
    `CUSTOMER.DISPUTE.${what}`,
    'dispute',
    undefined,
    `${summary} with Case # ${dispute.id}`,
    buildDisputeView(sim, dispute, capture),
  )
}

/** The dispute, as returned by GET /v1/customer/disputes/{id}. */
export function buildDisputeView(sim: Simulator, dispute: Dispute, capture: Capture): JsonObject {
  return {
    dispute_id: dispute.id,
    create_time: formatIsoSeconds(dispute.createdAt),
    update_time: formatIsoSeconds(dispute.updatedAt),
    disputed_transactions: [
      {
        seller_transaction_id: capture.id,
        create_time: formatIsoSeconds(capture.createdAt),
        transaction_status: 'COMPLETED',
        gross_amount: toMoney(capture.cents, capture.currency),
        ...(capture.invoiceId && { invoice_number: capture.invoiceId }),
        ...(capture.customId && { custom: capture.customId }),
        buyer: { name: `${capture.payer.givenName} ${capture.payer.surname}` },
        seller: { ...(capture.payee.email && { email: capture.payee.email }), merchant_id: capture.payee.merchantId },
        items: [],
        seller_protection_eligible: true,
      },
    ],
    reason: dispute.reason,
    status: dispute.status,
    dispute_amount: toMoney(dispute.cents, capture.currency),
    ...(dispute.outcome && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        amount_refunded: toMoney(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' ? dispute.cents : 0, capture.currency),
      },
    }),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    links: [{ href: `${sim.origin}/v1/customer/disputes/${dispute.id}`, rel: 'self', method: 'GET' }],
  }
}

function buildEvent(
  sim: Simulator,
  type: string,
  resourceType: string,
  resourceVersion: string | undefined,
  summary: string,
  resource: JsonObject,
): WebhookEvent {
  const id = `WH-${createId()}-${createId()}`
  const self = `${sim.origin}/v1/notifications/webhooks-events/${id}`
  const now = Date.now()
  const body = {
    id,
    event_version: '1.0',
    create_time: new Date(now).toISOString(),
    resource_type: resourceType,
    ...(resourceVersion && { resource_version: resourceVersion }),
    event_type: type,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  }
  return { id, type, createdAt: now, body: JSON.stringify(body) }
}

function formatAmount(cents: number, currency: string): string {
  const { value, currency_code: code } = toMoney(cents, currency)
  return `${code === 'USD' ? '$ ' : ''}${value} ${code}`
}
