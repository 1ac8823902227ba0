import type { Link } from './errors.ts'
import { isoSeconds } from './ids.ts'
import type { Json, JsonObject } from './json.ts'
import { money } from './money.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Order, Payee, Payer, Refund } from './store.ts'

/** Where the buyer approves this order. */
function approvalUrl(sim: Simulator, orderId: string): string {
  return `${sim.origin}/checkoutnow?token=${orderId}`
}

/** Where a refused payment sends the buyer: to approve again with another instrument. */
export function payerActionLinks(sim: Simulator, orderId: string): Link[] {
  const href = approvalUrl(sim, orderId)
  return [
    { href, rel: 'payer-action', method: 'GET' },
    { href, rel: 'redirect', method: 'GET' },
  ]
}

/** The whole order, as GET answers it. */
export function orderView(sim: Simulator, order: Order): JsonObject {
  const capture = order.captureId ? sim.store.captures.get(order.captureId) : undefined
  const refunds = capture ? [...sim.store.refunds.values()].filter((refund) => refund.captureId === capture.id) : []
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.payer && { payment_source: { paypal: wallet(order.payer) } }),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: {
          ...money(order.cents, order.currency),
          ...(order.breakdown !== undefined && { breakdown: order.breakdown }),
        },
        payee: payeeView(order.payee),
        ...(order.description && { description: order.description }),
        ...(order.customId && { custom_id: order.customId }),
        ...(order.invoiceId && { invoice_id: order.invoiceId }),
        ...(order.softDescriptor && { soft_descriptor: order.softDescriptor }),
        ...(order.items !== undefined && { items: order.items }),
        ...(capture && {
          payments: {
            captures: [captureInOrder(sim, capture)],
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundView(sim, refund)) }),
          },
        }),
      },
    ],
    ...(order.payer && { payer: payerView(order.payer) }),
    create_time: isoSeconds(order.createdAt),
    update_time: isoSeconds(order.updatedAt),
    links: orderLinks(sim, order),
  }
}

/** PayPal's minimal answer to create. */
export function minimalOrder(sim: Simulator, order: Order): JsonObject {
  return { id: order.id, status: order.status, links: orderLinks(sim, order) }
}

/** PayPal's minimal answer to capture: it does carry the captures, and leaves out amount, payee and texts. */
export function minimalCapturedOrder(sim: Simulator, order: Order): JsonObject {
  const capture = order.captureId ? sim.store.captures.get(order.captureId) : undefined
  return {
    id: order.id,
    status: order.status,
    ...(order.payer && { payment_source: { paypal: wallet(order.payer) } }),
    purchase_units: [
      { reference_id: order.referenceId, ...(capture && { payments: { captures: [captureInOrder(sim, capture)] } }) },
    ],
    ...(order.payer && { payer: payerView(order.payer) }),
    links: orderLinks(sim, order),
  }
}

/** The capture, as GET /v2/payments/captures/{id} answers it and as events carry it. */
export function captureView(sim: Simulator, capture: Capture): JsonObject {
  return {
    ...captureInOrder(sim, capture),
    payee: payeeView(capture.payee),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  }
}

function captureInOrder(sim: Simulator, capture: Capture): JsonObject {
  const self = `${sim.origin}/v2/payments/captures/${capture.id}`
  const received = capture.status !== 'PENDING' && capture.status !== 'DECLINED'
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason && { status_details: { reason: capture.reason } }),
    amount: money(capture.cents, capture.currency),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    // PayPal gives no breakdown while the money is not there.
    ...(received && {
      seller_receivable_breakdown: {
        gross_amount: money(capture.cents, capture.currency),
        paypal_fee: money(capture.feeCents, capture.currency),
        net_amount: money(capture.cents - capture.feeCents, capture.currency),
      },
    }),
    ...(capture.invoiceId && { invoice_id: capture.invoiceId }),
    ...(capture.customId && { custom_id: capture.customId }),
    create_time: isoSeconds(capture.createdAt),
    update_time: isoSeconds(capture.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${sim.origin}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A refund, as GET answers it. PayPal keeps its fee when a payment is refunded. */
export function refundView(sim: Simulator, refund: Refund): JsonObject {
  const capture = sim.store.captures.get(refund.captureId)
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: money(refund.cents, refund.currency),
    ...(refund.invoiceId && { invoice_id: refund.invoiceId }),
    ...(refund.customId && { custom_id: refund.customId }),
    ...(refund.note && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: money(refund.cents, refund.currency),
      paypal_fee: money(0, refund.currency),
      net_amount: money(refund.cents, refund.currency),
      total_refunded_amount: money(refund.refundedSoFarCents, refund.currency),
    },
    ...(capture && { payer: payeeView(capture.payee) }),
    create_time: isoSeconds(refund.createdAt),
    update_time: isoSeconds(refund.createdAt),
    links: [
      { href: `${sim.origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${sim.origin}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** The minimal answer to a refund. */
export function minimalRefund(sim: Simulator, refund: Refund): JsonObject {
  const { id, status, links } = refundView(sim, refund)
  return { id, status, links }
}

function orderLinks(sim: Simulator, order: Order): Json[] {
  const self = `${sim.origin}/v2/checkout/orders/${order.id}`
  const links: Link[] = [{ href: self, rel: 'self', method: 'GET' }]
  if (order.status === 'PAYER_ACTION_REQUIRED')
    links.push({ href: approvalUrl(sim, order.id), rel: 'payer-action', method: 'GET' })
  if (order.status === 'CREATED') links.push({ href: approvalUrl(sim, order.id), rel: 'approve', method: 'GET' })
  if (order.status === 'CREATED' || order.status === 'APPROVED') {
    links.push(
      { href: self, rel: 'update', method: 'PATCH' },
      { href: `${self}/capture`, rel: 'capture', method: 'POST' },
    )
  }
  return links
}

function payeeView(payee: Payee): JsonObject {
  return { ...(payee.email && { email_address: payee.email }), merchant_id: payee.merchantId }
}

function payerView(payer: Payer): JsonObject {
  return {
    name: { given_name: payer.givenName, surname: payer.surname },
    email_address: payer.email,
    payer_id: payer.accountId,
    address: { country_code: 'US' },
  }
}

function wallet(payer: Payer): JsonObject {
  return {
    email_address: payer.email,
    account_id: payer.accountId,
    account_status: 'VERIFIED',
    name: { given_name: payer.givenName, surname: payer.surname },
    address: { country_code: 'US' },
  }
}
