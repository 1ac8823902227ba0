import { errorForCode, notFound, permissionDenied, unprocessable } from './errors.ts'
import { refundEvent } from './events.ts'
import type { Call, Reply } from './http.ts'
import { header, jsonBody, wantsRepresentation } from './http.ts'
import { newId } from './ids.ts'
import { member, text } from './json.ts'
import { once } from './once.ts'
import { readAmount } from './order-request.ts'
import { captureView, minimalRefund, refundView } from './order-views.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Puts, Refund } from './store.ts'

/** PayPal remembers the request ids of refunds for 45 days. */
const REQUEST_ID_KEPT_MS = 45 * 86_400_000

/** GET /v2/payments/captures/{id} */
export function getCapture(call: Call, sim: Simulator): Reply {
  return { status: 200, json: captureView(sim, captureOf(sim, call.params['id'])) }
}

/** GET /v2/payments/refunds/{id} */
export function getRefund(call: Call, sim: Simulator): Reply {
  const refund = sim.store.refunds.get(call.params['id'] ?? '')
  if (!refund) throw notFound()
  return { status: 200, json: refundView(sim, refund) }
}

/**
 * POST /v2/payments/captures/{id}/refund: the whole rest, or `amount`. A payment that went to somebody else's account
 * is refused with 403, as at PayPal, unless PayPal-Auth-Assertion claims the payee's consent.
 */
export function refundCapture(call: Call, sim: Simulator): Promise<Reply> {
  const capture = captureOf(sim, call.params['id'])
  if (capture.payee.merchantId !== sim.identity.merchant.merchantId && !header(call, 'paypal-auth-assertion'))
    throw permissionDenied()
  return once(call, sim, {
    operation: 'refund',
    keptForMs: REQUEST_ID_KEPT_MS,
    links: [],
    execute() {
      const body = jsonBody(call)
      const wished = member(body, 'amount') === undefined ? undefined : readAmount(member(body, 'amount'), '/amount')
      const latest = captureOf(sim, capture.id)
      if (wished && wished.currency !== latest.currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH')
      const texts = {
        invoiceId: text(member(body, 'invoice_id')),
        customId: text(member(body, 'custom_id')),
        note: text(member(body, 'note_to_payer')),
      }
      const { puts, refund } = giveBack(sim, latest, { by: 'api', cents: wished?.cents, ...texts })
      return { puts, resourceId: refund.id }
    },
    present(refundId) {
      const refund = sim.store.refunds.get(refundId)
      if (!refund) throw errorForCode('INTERNAL_SERVER_ERROR')
      // The reference lists no 200 for refunds: a repetition is answered 201 too.
      return { status: 201, json: wantsRepresentation(call) ? refundView(sim, refund) : minimalRefund(sim, refund) }
    },
  })
}

export type GiveBack = {
  by: Refund['by']
  cents?: number | undefined
  invoiceId?: string | undefined
  customId?: string | undefined
  note?: string | undefined
}

/** The rows of a refund of `cents`, by default of all that is left. Throws PayPal's 422 when that is not possible. */
export function giveBack(
  sim: Simulator,
  capture: Capture,
  { by, cents, invoiceId, customId, note }: GiveBack,
): { puts: Puts; refund: Refund } {
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE')
  if (capture.status === 'DECLINED') throw unprocessable('REFUND_NOT_ALLOWED')
  const left = capture.cents - capture.refundedCents
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED')
  const amount = cents ?? left
  if (amount > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
  if (!Number.isInteger(amount) || amount <= 0)
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', undefined, '/amount/value')
  const now = Date.now()
  const refundedCents = capture.refundedCents + amount
  const refund: Refund = {
    id: newId(),
    captureId: capture.id,
    by,
    createdAt: now,
    cents: amount,
    refundedSoFarCents: refundedCents,
    currency: capture.currency,
  }
  const customReference = customId ?? capture.customId
  const invoiceReference = invoiceId ?? capture.invoiceId
  if (customReference) refund.customId = customReference
  if (invoiceReference) refund.invoiceId = invoiceReference
  if (note) refund.note = note
  const status = refundedCents === capture.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  const changed: Capture = { ...capture, status, refundedCents, updatedAt: now }
  return { puts: { captures: [changed], refunds: [refund], events: [refundEvent(sim, refund)] }, refund }
}

/** The capture, or PayPal's 404. */
export function captureOf(sim: Simulator, id: string | undefined): Capture {
  const capture = sim.store.captures.get(id ?? '')
  if (!capture) throw notFound()
  return capture
}
