import { invalidRequest, notFound, unprocessable } from './errors.ts'
import { captureEvent, orderEvent } from './events.ts'
import type { Call, Reply } from './http.ts'
import { header, jsonBody, wantsRepresentation } from './http.ts'
import { accountId, newId } from './ids.ts'
import { isObject, member, text } from './json.ts'
import { feeCents } from './money.ts'
import type { Outcome } from './once.ts'
import { once } from './once.ts'
import { limited, payeeTrait, readAmount, readOrderRequest } from './order-request.ts'
import { minimalCapturedOrder, minimalOrder, orderView, payerActionLinks } from './order-views.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Instrument, Order, Payer } from './store.ts'

/** PayPal forgets the request ids of orders after six hours. */
const REQUEST_ID_KEPT_MS = 6 * 3_600_000

/** POST /v2/checkout/orders: 201, or 200 for a repeated PayPal-Request-Id. */
export function createOrder(call: Call, sim: Simulator): Promise<Reply> {
  return once(call, sim, {
    operation: 'create',
    keptForMs: REQUEST_ID_KEPT_MS,
    links: [],
    execute() {
      const { hasPaymentSource, ...wish } = readOrderRequest(jsonBody(call), sim.identity.merchant)
      if (hasPaymentSource && !header(call, 'paypal-request-id')) {
        throw invalidRequest(
          'PAYPAL_REQUEST_ID_REQUIRED',
          'PayPal-Request-Id',
          'A PayPal-Request-Id is required if you are trying to process payment for an Order.',
        )
      }
      const now = Date.now()
      const status = hasPaymentSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED'
      const order: Order = { id: newId(), status, createdAt: now, updatedAt: now, declines: 0, ...wish }
      return { puts: { orders: [order] }, resourceId: order.id }
    },
    present(orderId, repeated) {
      const order = orderOf(sim, orderId)
      return {
        status: repeated ? 200 : 201,
        json: wantsRepresentation(call) ? orderView(sim, order) : minimalOrder(sim, order),
      }
    },
  })
}

export function getOrder(call: Call, sim: Simulator): Reply {
  return { status: 200, json: orderView(sim, orderOf(sim, call.params['id'])) }
}

const PATCHABLE = /^\/purchase_units\/@reference_id=='[^']+'\/(amount|custom_id|invoice_id|description)$/

/** PATCH /v2/checkout/orders/{id}: add or replace amount, custom_id, invoice_id or description before the capture. */
export function patchOrder(call: Call, sim: Simulator): Reply {
  const order = orderOf(sim, call.params['id'])
  if (order.status === 'COMPLETED')
    throw unprocessable('ORDER_ALREADY_COMPLETED', 'The order cannot be patched after it is completed.')
  const changes = jsonBody(call)
  if (!Array.isArray(changes))
    throw invalidRequest('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  const patched: Order = { ...order, updatedAt: Date.now() }
  for (const change of changes) {
    const name = PATCHABLE.exec(text(member(change, 'path')) ?? '')?.[1]
    const operation = member(change, 'op')
    if (!name || (operation !== 'add' && operation !== 'replace'))
      throw unprocessable('NOT_PATCHABLE', 'Cannot be patched.')
    const value = member(change, 'value')
    const words = isObject(value) ? undefined : limited({ value }, 'value', 127)
    if (name === 'amount') Object.assign(patched, readAmount(value, '/amount'))
    else if (words && name === 'custom_id') patched.customId = words
    else if (words && name === 'invoice_id') patched.invoiceId = words
    else if (words) patched.description = words
  }
  sim.commit({ orders: [patched] })
  return { status: 204, outcome: 'executed' }
}

/** POST /v2/checkout/orders/{id}/capture: 201, or 200 for a repeated PayPal-Request-Id. Money moves at most once per order. */
export function captureOrder(call: Call, sim: Simulator): Promise<Reply> {
  const { id } = orderOf(sim, call.params['id'])
  return once(call, sim, {
    operation: 'capture',
    keptForMs: REQUEST_ID_KEPT_MS,
    links: payerActionLinks(sim, id),
    execute: () => capture(sim, orderOf(sim, id), call.ending),
    present(orderId, repeated) {
      const order = orderOf(sim, orderId)
      return {
        status: repeated ? 200 : 201,
        json: wantsRepresentation(call) ? orderView(sim, order) : minimalCapturedOrder(sim, order),
      }
    },
  })
}

function capture(sim: Simulator, order: Order, ending: Call['ending']): Outcome {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED' || !order.payer) throw unprocessable('ORDER_NOT_APPROVED')
  if (payeeTrait(order.payee.email) === 'unverified') throw unprocessable('PAYEE_ACCOUNT_NOT_VERIFIED')
  if (order.invoiceId && sim.store.captureOfInvoice(order.payee, order.invoiceId))
    throw unprocessable('DUPLICATE_INVOICE_ID')
  const now = Date.now()
  if (order.instrument === 'declined') {
    // The order stays approved, and every capture is refused until the buyer approves with another instrument.
    const declined: Order = { ...order, declines: order.declines + 1, updatedAt: now }
    return { puts: { orders: [declined] }, issue: 'INSTRUMENT_DECLINED', links: payerActionLinks(sim, order.id) }
  }
  const made: Capture = {
    id: newId(),
    orderId: order.id,
    ...endingOf(order, ending),
    createdAt: now,
    updatedAt: now,
    cents: order.cents,
    feeCents: feeCents(order.cents),
    refundedCents: 0,
    currency: order.currency,
    payee: order.payee,
    payer: order.payer,
    ...(order.customId && { customId: order.customId }),
    ...(order.invoiceId && { invoiceId: order.invoiceId }),
  }
  const completed: Order = { ...order, status: 'COMPLETED', captureId: made.id, updatedAt: now }
  return { puts: { orders: [completed], captures: [made], events: [captureEvent(sim, made)] }, resourceId: order.id }
}

function endingOf(order: Order, ending: Call['ending']): Pick<Capture, 'status' | 'reason'> {
  if (ending === 'DECLINED') return { status: 'DECLINED', reason: 'OTHER' }
  if (payeeTrait(order.payee.email) === 'unilateral') return { status: 'PENDING', reason: 'UNILATERAL' }
  if (ending === 'PENDING' || order.instrument === 'pending') return { status: 'PENDING', reason: 'PENDING_REVIEW' }
  return { status: 'COMPLETED' }
}

/**
 * The buyer agrees. Approving again (another instrument, after a decline) is possible until the order is captured.
 * Throws 422 ORDER_ALREADY_CAPTURED after that.
 */
export async function approveOrder(
  sim: Simulator,
  orderId: string,
  buyer: { email: string; name: string },
  instrument: Instrument,
): Promise<Order> {
  const order = orderOf(sim, orderId)
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
  const approved: Order = { ...order, status: 'APPROVED', payer: payerOf(buyer), instrument, updatedAt: Date.now() }
  sim.commit({ orders: [approved], events: [orderEvent(sim, approved)] })
  await sim.store.synced()
  return approved
}

/** The order, or PayPal's 404. */
export function orderOf(sim: Simulator, id: string | undefined): Order {
  const order = sim.store.orders.get(id ?? '')
  if (!order) throw notFound()
  return order
}

function payerOf({ email, name }: { email: string; name: string }): Payer {
  const words = name.trim().split(/\s+/)
  const surname = words.length > 1 ? (words.pop() ?? '') : 'Fan'
  return { email, givenName: words.join(' ') || 'Sim', surname, accountId: accountId(email) }
}
