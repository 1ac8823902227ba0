import type { Link } from '#local/paypal-simulator/http/errors'
import { formatIsoSeconds } from '#local/paypal-simulator/store/ids'
import type { Json, JsonObject } from '#local/paypal-simulator/http/json'
import { toMoney } from './money.ts'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture, Order, Payee, Payer, Refund } from '#local/paypal-simulator/store/store'

/** The URL of the approval page. */
function buildApprovalUrl(sim: Simulator, orderId: string): string {
  return `${sim.origin}/checkoutnow?token=${orderId}`
}

/** Links for the buyer to approve again with another instrument after a declined payment. */
export function buildPayerActionLinks(sim: Simulator, orderId: string): Link[] {
  const href = buildApprovalUrl(sim, orderId)
  return [
    { href, rel: 'payer-action', method: 'GET' },
    { href, rel: 'redirect', method: 'GET' },
  ]
}

/** The full order, as returned by GET. */
export function buildOrderView(sim: Simulator, order: Order): JsonObject {
  const capture = order.captureId ? sim.store.captures.get(order.captureId) : undefined
  const refunds = capture ? [...sim.store.refunds.values()].filter((refund) => refund.captureId === capture.id) : []
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...(order.payer && { payment_source: { paypal: buildWallet(order.payer) } }),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: {
          ...toMoney(order.cents, order.currency),
          ...(order.breakdown !== undefined && { breakdown: order.breakdown }),
        },
        payee: buildPayeeView(order.payee),
        ...(order.description && { description: order.description }),
        ...(order.customId && { custom_id: order.customId }),
        ...(order.invoiceId && { invoice_id: order.invoiceId }),
        ...(order.softDescriptor && { soft_descriptor: order.softDescriptor }),
        ...(order.items !== undefined && { items: order.items }),
        ...(capture && {
          payments: {
            captures: [buildOrderCapture(sim, capture)],
            ...(refunds.length > 0 && { refunds: refunds.map((refund) => buildRefundView(sim, refund)) }),
          },
        }),
      },
    ],
    ...(order.payer && { payer: buildPayerView(order.payer) }),
    create_time: formatIsoSeconds(order.createdAt),
    update_time: formatIsoSeconds(order.updatedAt),
    links: buildOrderLinks(sim, order),
  }
}

/** PayPal's minimal reply to create. */
export function buildMinimalOrder(sim: Simulator, order: Order): JsonObject {
  return { id: order.id, status: order.status, links: buildOrderLinks(sim, order) }
}

/** PayPal's minimal reply to capture: includes the captures, but not amount, payee and texts. */
export function buildMinimalCapturedOrder(sim: Simulator, order: Order): JsonObject {
  const capture = order.captureId ? sim.store.captures.get(order.captureId) : undefined
  return {
    id: order.id,
    status: order.status,
    ...(order.payer && { payment_source: { paypal: buildWallet(order.payer) } }),
    purchase_units: [
      {
        reference_id: order.referenceId,
        ...(capture && { payments: { captures: [buildOrderCapture(sim, capture)] } }),
      },
    ],
    ...(order.payer && { payer: buildPayerView(order.payer) }),
    links: buildOrderLinks(sim, order),
  }
}

/** The capture, as returned by GET /v2/payments/captures/{id} and sent in events. */
export function buildCaptureView(sim: Simulator, capture: Capture): JsonObject {
  return {
    ...buildOrderCapture(sim, capture),
    payee: buildPayeeView(capture.payee),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  }
}

function buildOrderCapture(sim: Simulator, capture: Capture): JsonObject {
  const self = `${sim.origin}/v2/payments/captures/${capture.id}`
  const received = capture.status !== 'PENDING' && capture.status !== 'DECLINED'
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.reason && { status_details: { reason: capture.reason } }),
    amount: toMoney(capture.cents, capture.currency),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: { status: 'ELIGIBLE', dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'] },
    // PayPal omits the breakdown until the money is received.
    ...(received && {
      seller_receivable_breakdown: {
        gross_amount: toMoney(capture.cents, capture.currency),
        paypal_fee: toMoney(capture.feeCents, capture.currency),
        net_amount: toMoney(capture.cents - capture.feeCents, capture.currency),
      },
    }),
    ...(capture.invoiceId && { invoice_id: capture.invoiceId }),
    ...(capture.customId && { custom_id: capture.customId }),
    create_time: formatIsoSeconds(capture.createdAt),
    update_time: formatIsoSeconds(capture.updatedAt),
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/refund`, rel: 'refund', method: 'POST' },
      { href: `${sim.origin}/v2/checkout/orders/${capture.orderId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** A refund, as returned by GET. PayPal keeps its fee on a refund. */
export function buildRefundView(sim: Simulator, refund: Refund): JsonObject {
  const capture = sim.store.captures.get(refund.captureId)
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount: toMoney(refund.cents, refund.currency),
    ...(refund.invoiceId && { invoice_id: refund.invoiceId }),
    ...(refund.customId && { custom_id: refund.customId }),
    ...(refund.note && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: toMoney(refund.cents, refund.currency),
      paypal_fee: toMoney(0, refund.currency),
      net_amount: toMoney(refund.cents, refund.currency),
      total_refunded_amount: toMoney(refund.refundedSoFarCents, refund.currency),
    },
    ...(capture && { payer: buildPayeeView(capture.payee) }),
    create_time: formatIsoSeconds(refund.createdAt),
    update_time: formatIsoSeconds(refund.createdAt),
    links: [
      { href: `${sim.origin}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
      { href: `${sim.origin}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
    ],
  }
}

/** PayPal's minimal reply to a refund. */
export function buildMinimalRefund(sim: Simulator, refund: Refund): JsonObject {
  const { id, status, links } = buildRefundView(sim, refund)
  return { id, status, links }
}

function buildOrderLinks(sim: Simulator, order: Order): Json[] {
  const self = `${sim.origin}/v2/checkout/orders/${order.id}`
  const links: Link[] = [{ href: self, rel: 'self', method: 'GET' }]
  if (order.status === 'PAYER_ACTION_REQUIRED')
    links.push({ href: buildApprovalUrl(sim, order.id), rel: 'payer-action', method: 'GET' })
  if (order.status === 'CREATED') links.push({ href: buildApprovalUrl(sim, order.id), rel: 'approve', method: 'GET' })
  if (order.status === 'CREATED' || order.status === 'APPROVED') {
    links.push(
      { href: self, rel: 'update', method: 'PATCH' },
      { href: `${self}/capture`, rel: 'capture', method: 'POST' },
    )
  }
  return links
}

function buildPayeeView(payee: Payee): JsonObject {
  return { ...(payee.email && { email_address: payee.email }), merchant_id: payee.merchantId }
}

function buildPayerView(payer: Payer): JsonObject {
  return {
    name: { given_name: payer.givenName, surname: payer.surname },
    email_address: payer.email,
    payer_id: payer.accountId,
    address: { country_code: 'US' },
  }
}

function buildWallet(payer: Payer): JsonObject {
  return {
    email_address: payer.email,
    account_id: payer.accountId,
    account_status: 'VERIFIED',
    name: { given_name: payer.givenName, surname: payer.surname },
    address: { country_code: 'US' },
  }
}
