import { buildUnprocessableError } from '#local/paypal-simulator/http/errors'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { Capture, Puts, Refund } from '#local/paypal-simulator/store/store'
import { buildCaptureEvent, buildDeniedEvent } from '#local/paypal-simulator/webhooks/events'
import { buildRefund, getStoredCapture } from './payments.ts'

/** What happens to a payment outside the API: PayPal's review and the payee's dashboard. */

/** PayPal releases a pending payment: PAYMENT.CAPTURE.COMPLETED. Throws 422 when it is not pending. */
export async function settleCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const { reason: _ended, ...capture } = requirePendingCapture(sim, id)
  const completed: Capture = { ...capture, status: 'COMPLETED', updatedAt: Date.now() }
  await confirmDurably(sim, { captures: [completed], events: [buildCaptureEvent(sim, completed)] })
  return completed
}

/** PayPal denies a pending payment: PAYMENT.CAPTURE.DENIED. Throws 422 when it is not pending. */
export async function declineCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const denied: Capture = { ...requirePendingCapture(sim, id), status: 'DECLINED', updatedAt: Date.now() }
  await confirmDurably(sim, { captures: [denied], events: [buildDeniedEvent(sim, denied)] })
  return denied
}

/** The payee refunds from the dashboard: PAYMENT.CAPTURE.REFUNDED. Without `cents`, all that is left. */
export async function refundByPayee(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = buildRefund(sim, getStoredCapture(sim, id), { by: 'payee', cents })
  await confirmDurably(sim, puts)
  return refund
}

/** PayPal takes the money back: PAYMENT.CAPTURE.REVERSED. Without `cents`, all that is left. */
export async function createReversal(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = buildRefund(sim, getStoredCapture(sim, id), { by: 'reversal', cents })
  await confirmDurably(sim, puts)
  return refund
}

export async function confirmDurably(sim: Simulator, puts: Puts) {
  sim.commit(puts)
  await sim.store.synced()
}

function requirePendingCapture(sim: Simulator, id: string | undefined): Capture {
  const capture = getStoredCapture(sim, id)
  if (capture.status !== 'PENDING')
    throw buildUnprocessableError('CAPTURE_NOT_PENDING', `The capture is ${capture.status}.`)
  return capture
}
