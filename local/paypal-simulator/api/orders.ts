import {
  buildInvalidRequestError,
  buildNotFoundError,
  buildUnprocessableError,
} from '#local/paypal-simulator/http/errors'
import { buildCaptureEvent, buildOrderEvent } from '#local/paypal-simulator/webhooks/events'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { getHeader, parseJsonBody, isRepresentationRequested } from '#local/paypal-simulator/http/http'
import { buildAccountId, createId } from '#local/paypal-simulator/store/ids'
import { isObject, getMember, toText } from '#local/paypal-simulator/http/json'
import { calculateFeeCents } from './money.ts'
import type { RunOutcome } from './run-once.ts'
import { runOnce } from './run-once.ts'
import { parseTextField, getPayeeTrait, parseAmount, parseOrderRequest } from './parse-order-request.ts'
import { buildMinimalCapturedOrder, buildMinimalOrder, buildOrderView, buildPayerActionLinks } from './order-views.ts'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture, Instrument, Order, Payer } from '#local/paypal-simulator/store/store'

/** PayPal keeps the request ids of orders for six hours. */
const REQUEST_ID_RETENTION_MS = 6 * 3_600_000

/** POST /v2/checkout/orders: 201, or 200 for a repeated PayPal-Request-Id. */
export function createOrder(call: Call, sim: Simulator): Promise<Reply> {
  return runOnce(call, sim, {
    operation: 'create',
    retentionMs: REQUEST_ID_RETENTION_MS,
    links: [],
    execute() {
      const { hasPaymentSource, ...input } = parseOrderRequest(parseJsonBody(call), sim.identity.merchant)
      if (hasPaymentSource && !getHeader(call, 'paypal-request-id')) {
        throw buildInvalidRequestError(
          'PAYPAL_REQUEST_ID_REQUIRED',
          'PayPal-Request-Id',
          'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
        )
      }
      const now = Date.now()
      const status = hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
      const order: Order = { id: createId(), status, createdAt: now, updatedAt: now, declines: 0, ...input }
      return { puts: { orders: [order] }, resourceId: order.id }
    },
    buildReply(orderId, repeated) {
      const order = getStoredOrder(sim, orderId)
      return {
        status: repeated ? 200 : 201,
        json: isRepresentationRequested(call) ? buildOrderView(sim, order) : buildMinimalOrder(sim, order),
      }
    },
  })
}

export function getOrder(call: Call, sim: Simulator): Reply {
  return { status: 200, json: buildOrderView(sim, getStoredOrder(sim, call.params['id'])) }
}

const PATCHABLE = /^\/purchase_units\/@reference_id=='[^']+'\/(amount|custom_id|invoice_id|description)$/

/** PATCH /v2/checkout/orders/{id}: adds or replaces amount, custom_id, invoice_id or description before the capture. */
export function updateOrder(call: Call, sim: Simulator): Reply {
  const order = getStoredOrder(sim, call.params['id'])
  if (order.status === 'COMPLETED')
    throw buildUnprocessableError('ORDER_ALREADY_COMPLETED', 'The order cannot be patched after it is completed.')
  const changes = parseJsonBody(call)
  if (!Array.isArray(changes))
    throw buildInvalidRequestError('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  const patched: Order = { ...order, updatedAt: Date.now() }
  for (const change of changes) {
    const name = PATCHABLE.exec(toText(getMember(change, 'path')) ?? '')?.[1]
    const operation = getMember(change, 'op')
    if (!name || (operation !== 'add' && operation !== 'replace'))
      throw buildUnprocessableError('NOT_PATCHABLE', 'Cannot be patched.')
    const value = getMember(change, 'value')
    const text = isObject(value) ? undefined : parseTextField({ value }, 'value', 127)
    if (name === 'amount') Object.assign(patched, parseAmount(value, '/amount'))
    else if (text && name === 'custom_id') patched.customId = text
    else if (text && name === 'invoice_id') patched.invoiceId = text
    else if (text) patched.description = text
  }
  sim.commit({ orders: [patched] })
  return { status: 204, outcome: 'executed' }
}

/** POST /v2/checkout/orders/{id}/capture: 201, or 200 for a repeated PayPal-Request-Id. Money moves at most once per order. */
export function captureOrder(call: Call, sim: Simulator): Promise<Reply> {
  const { id } = getStoredOrder(sim, call.params['id'])
  return runOnce(call, sim, {
    operation: 'capture',
    retentionMs: REQUEST_ID_RETENTION_MS,
    links: buildPayerActionLinks(sim, id),
    execute: () => runCapture(sim, getStoredOrder(sim, id), call.captureStatus),
    buildReply(orderId, repeated) {
      const order = getStoredOrder(sim, orderId)
      return {
        status: repeated ? 200 : 201,
        json: isRepresentationRequested(call) ? buildOrderView(sim, order) : buildMinimalCapturedOrder(sim, order),
      }
    },
  })
}

function runCapture(sim: Simulator, order: Order, captureStatus: Call['captureStatus']): RunOutcome {
  if (order.status === 'COMPLETED') throw buildUnprocessableError('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED' || !order.payer) throw buildUnprocessableError('ORDER_NOT_APPROVED')
  if (getPayeeTrait(order.payee.email) === 'unverified') throw buildUnprocessableError('PAYEE_ACCOUNT_NOT_VERIFIED')
  if (order.invoiceId && sim.store.captureOfInvoice(order.payee, order.invoiceId))
    throw buildUnprocessableError('DUPLICATE_INVOICE_ID')
  const now = Date.now()
  if (order.instrument === 'declined') {
    // The order stays approved; every capture is refused until the buyer approves with another instrument.
    const declined: Order = { ...order, declines: order.declines + 1, updatedAt: now }
    return { puts: { orders: [declined] }, issue: 'INSTRUMENT_DECLINED', links: buildPayerActionLinks(sim, order.id) }
  }
  const made: Capture = {
    id: createId(),
    orderId: order.id,
    ...getCaptureStatus(order, captureStatus),
    createdAt: now,
    updatedAt: now,
    cents: order.cents,
    feeCents: calculateFeeCents(order.cents),
    refundedCents: 0,
    currency: order.currency,
    payee: order.payee,
    payer: order.payer,
    ...(order.customId && { customId: order.customId }),
    ...(order.invoiceId && { invoiceId: order.invoiceId }),
  }
  const completed: Order = { ...order, status: 'COMPLETED', captureId: made.id, updatedAt: now }
  return {
    puts: { orders: [completed], captures: [made], events: [buildCaptureEvent(sim, made)] },
    resourceId: order.id,
  }
}

function getCaptureStatus(order: Order, captureStatus: Call['captureStatus']): Pick<Capture, 'status' | 'reason'> {
  if (captureStatus === 'DECLINED') return { status: 'DECLINED', reason: 'OTHER' }
  if (getPayeeTrait(order.payee.email) === 'unilateral') return { status: 'PENDING', reason: 'UNILATERAL' }
  if (captureStatus === 'PENDING' || order.instrument === 'pending')
    return { status: 'PENDING', reason: 'PENDING_REVIEW' }
  return { status: 'COMPLETED' }
}

/**
 * Records the buyer's approval. Repeatable until the order is captured (another instrument after a decline); throws 422
 * ORDER_ALREADY_CAPTURED after that.
 */
export async function approveOrder(
  sim: Simulator,
  orderId: string,
  buyer: { email: string; name: string },
  instrument: Instrument,
): Promise<Order> {
  const order = getStoredOrder(sim, orderId)
  if (order.status === 'COMPLETED') throw buildUnprocessableError('ORDER_ALREADY_CAPTURED')
  const approved: Order = { ...order, status: 'APPROVED', payer: buildPayer(buyer), instrument, updatedAt: Date.now() }
  sim.commit({ orders: [approved], events: [buildOrderEvent(sim, approved)] })
  await sim.store.synced()
  return approved
}

/** Returns the order or throws PayPal's 404. */
export function getStoredOrder(sim: Simulator, id: string | undefined): Order {
  const order = sim.store.orders.get(id ?? '')
  if (!order) throw buildNotFoundError()
  return order
}

function buildPayer({ email, name }: { email: string; name: string }): Payer {
  const text = name.trim().split(/\s+/)
  const surname = text.length > 1 ? (text.pop() ?? '') : 'Fan'
  return { email, givenName: text.join(' ') || 'Sim', surname, accountId: buildAccountId(email) }
}
