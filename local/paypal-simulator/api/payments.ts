import {
  buildErrorForCode,
  buildNotFoundError,
  buildPermissionError,
  buildUnprocessableError,
} from '#local/paypal-simulator/http/errors'
import { buildRefundEvent } from '#local/paypal-simulator/webhooks/events'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import { getHeader, parseJsonBody, isRepresentationRequested } from '#local/paypal-simulator/http/http'
import { createId } from '#local/paypal-simulator/store/ids'
import { getMember, toText } from '#local/paypal-simulator/http/json'
import { runOnce } from './run-once.ts'
import { parseAmount } from './parse-order-request.ts'
import { buildCaptureView, buildMinimalRefund, buildRefundView } from './order-views.ts'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture, Puts, Refund } from '#local/paypal-simulator/store/store'

/** PayPal keeps the request ids of refunds for 45 days. */
const REQUEST_ID_RETENTION_MS = 45 * 86_400_000

/** GET /v2/payments/captures/{id} */
export function getCapture(call: Call, sim: Simulator): Reply {
  return { status: 200, json: buildCaptureView(sim, getStoredCapture(sim, call.params['id'])) }
}

/** GET /v2/payments/refunds/{id} */
export function getRefund(call: Call, sim: Simulator): Reply {
  const refund = sim.store.refunds.get(call.params['id'] ?? '')
  if (!refund) throw buildNotFoundError()
  return { status: 200, json: buildRefundView(sim, refund) }
}

/**
 * POST /v2/payments/captures/{id}/refund: refunds `amount`, or the rest. Throws 403 when another account was paid, as
 * PayPal does, unless PayPal-Auth-Assertion claims the payee's consent.
 */
export function refundCapture(call: Call, sim: Simulator): Promise<Reply> {
  const capture = getStoredCapture(sim, call.params['id'])
  if (capture.payee.merchantId !== sim.identity.merchant.merchantId && !getHeader(call, 'paypal-auth-assertion'))
    throw buildPermissionError()
  return runOnce(call, sim, {
    operation: 'refund',
    retentionMs: REQUEST_ID_RETENTION_MS,
    links: [],
    execute() {
      const body = parseJsonBody(call)
      const requested =
        getMember(body, 'amount') === undefined ? undefined : parseAmount(getMember(body, 'amount'), '/amount')
      const latest = getStoredCapture(sim, capture.id)
      if (requested && requested.currency !== latest.currency)
        throw buildUnprocessableError('REFUND_CAPTURE_CURRENCY_MISMATCH')
      const texts = {
        invoiceId: toText(getMember(body, 'invoice_id')),
        customId: toText(getMember(body, 'custom_id')),
        note: toText(getMember(body, 'note_to_payer')),
      }
      const { puts, refund } = buildRefund(sim, latest, { by: 'api', cents: requested?.cents, ...texts })
      return { puts, resourceId: refund.id }
    },
    buildReply(refundId) {
      const refund = sim.store.refunds.get(refundId)
      if (!refund) throw buildErrorForCode('INTERNAL_SERVER_ERROR')
      // PayPal's reference lists no 200 for refunds, so a repeat returns 201 as well.
      return {
        status: 201,
        json: isRepresentationRequested(call) ? buildRefundView(sim, refund) : buildMinimalRefund(sim, refund),
      }
    },
  })
}

export type RefundInput = {
  by: Refund['by']
  cents?: number | undefined
  invoiceId?: string | undefined
  customId?: string | undefined
  note?: string | undefined
}

/** The rows for a refund of `cents`, by default all that is left. Throws PayPal's 422 when it is not possible. */
export function buildRefund(
  sim: Simulator,
  capture: Capture,
  { by, cents, invoiceId, customId, note }: RefundInput,
): { puts: Puts; refund: Refund } {
  if (capture.status === 'PENDING') throw buildUnprocessableError('PENDING_CAPTURE')
  if (capture.status === 'DECLINED') throw buildUnprocessableError('REFUND_NOT_ALLOWED')
  const left = capture.cents - capture.refundedCents
  if (left === 0) throw buildUnprocessableError('CAPTURE_FULLY_REFUNDED')
  const amount = cents ?? left
  if (amount > left) throw buildUnprocessableError('REFUND_AMOUNT_EXCEEDED')
  if (!Number.isInteger(amount) || amount <= 0)
    throw buildUnprocessableError('CANNOT_BE_ZERO_OR_NEGATIVE', undefined, '/amount/value')
  const now = Date.now()
  const refundedCents = capture.refundedCents + amount
  const refund: Refund = {
    id: createId(),
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
  return { puts: { captures: [changed], refunds: [refund], events: [buildRefundEvent(sim, refund)] }, refund }
}

/** Returns the capture or throws PayPal's 404. */
export function getStoredCapture(sim: Simulator, id: string | undefined): Capture {
  const capture = sim.store.captures.get(id ?? '')
  if (!capture) throw buildNotFoundError()
  return capture
}
