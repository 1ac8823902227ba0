import { notFound, unprocessable } from './errors.ts'
import { buildCaptureEvent, buildDeniedEvent, buildDisputeEvent, buildDisputeView } from './events.ts'
import type { Call, Reply } from './http.ts'
import { createId } from './ids.ts'
import { requireCapture, buildRefund } from './payments.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Dispute, Puts, Refund } from './store.ts'

/** What happens to a payment outside the API: PayPal's review and the payee's dashboard. */

/** PayPal releases a pending payment: PAYMENT.CAPTURE.COMPLETED. Throws 422 when it is not pending. */
export async function completeCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const { reason: _ended, ...capture } = requirePendingCapture(sim, id)
  const completed: Capture = { ...capture, status: 'COMPLETED', updatedAt: Date.now() }
  await writeDurably(sim, { captures: [completed], events: [buildCaptureEvent(sim, completed)] })
  return completed
}

/** PayPal denies a pending payment: PAYMENT.CAPTURE.DENIED. Throws 422 when it is not pending. */
export async function denyCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const denied: Capture = { ...requirePendingCapture(sim, id), status: 'DECLINED', updatedAt: Date.now() }
  await writeDurably(sim, { captures: [denied], events: [buildDeniedEvent(sim, denied)] })
  return denied
}

/** The payee refunds from the dashboard: PAYMENT.CAPTURE.REFUNDED. Without `cents`, all that is left. */
export async function refundByPayee(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = buildRefund(sim, requireCapture(sim, id), { by: 'payee', cents })
  await writeDurably(sim, puts)
  return refund
}

/** PayPal takes the money back: PAYMENT.CAPTURE.REVERSED. Without `cents`, all that is left. */
export async function reverseCapture(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = buildRefund(sim, requireCapture(sim, id), { by: 'reversal', cents })
  await writeDurably(sim, puts)
  return refund
}

/** The buyer opens a dispute: CUSTOMER.DISPUTE.CREATED. Throws 422 while an earlier one is open. */
export async function openDispute(sim: Simulator, id: string | undefined, reason: string): Promise<Dispute> {
  const capture = requireCapture(sim, id)
  if (getLatestDispute(sim, capture.id)?.status === 'OPEN')
    throw unprocessable('DISPUTE_ALREADY_OPEN', 'This payment already has an open dispute.')
  const now = Date.now()
  const dispute: Dispute = {
    id: `PP-R-${createId(3)}-${createId(9)}`,
    captureId: capture.id,
    status: 'OPEN',
    reason,
    createdAt: now,
    updatedAt: now,
    cents: capture.cents - capture.refundedCents,
  }
  await writeDurably(sim, { disputes: [dispute], events: [buildDisputeEvent(sim, 'CREATED', dispute, capture)] })
  return dispute
}

/** PayPal reviews the dispute: CUSTOMER.DISPUTE.UPDATED. */
export async function reviewDispute(sim: Simulator, id: string | undefined): Promise<Dispute> {
  const capture = requireCapture(sim, id)
  const dispute: Dispute = { ...requireUnresolvedDispute(sim, capture.id), status: 'UNDER_REVIEW', updatedAt: Date.now() }
  await writeDurably(sim, { disputes: [dispute], events: [buildDisputeEvent(sim, 'UPDATED', dispute, capture)] })
  return dispute
}

/**
 * PayPal resolves the dispute: CUSTOMER.DISPUTE.RESOLVED. RESOLVED_BUYER_FAVOUR also takes the rest of the money back
 * (PAYMENT.CAPTURE.REVERSED), in the same journal line.
 */
export async function resolveDispute(sim: Simulator, id: string | undefined, outcome: string): Promise<Dispute> {
  const capture = requireCapture(sim, id)
  const dispute: Dispute = { ...requireUnresolvedDispute(sim, capture.id), status: 'RESOLVED', outcome, updatedAt: Date.now() }
  const lost = outcome === 'RESOLVED_BUYER_FAVOUR' && capture.refundedCents < capture.cents
  const { puts }: { puts: Puts } = lost ? buildRefund(sim, capture, { by: 'reversal' }) : { puts: {} }
  const resolved = buildDisputeEvent(sim, 'RESOLVED', dispute, capture)
  await writeDurably(sim, { ...puts, disputes: [dispute], events: [resolved, ...(puts.events ?? [])] })
  return dispute
}

/** GET /v1/customer/disputes/{id} */
export function getDispute(call: Call, sim: Simulator): Reply {
  const dispute = sim.store.disputes.get(call.params['id'] ?? '')
  if (!dispute) throw notFound()
  return { status: 200, json: buildDisputeView(sim, dispute, requireCapture(sim, dispute.captureId)) }
}

async function writeDurably(sim: Simulator, puts: Puts) {
  sim.commit(puts)
  await sim.store.synced()
}

function requirePendingCapture(sim: Simulator, id: string | undefined): Capture {
  const capture = requireCapture(sim, id)
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING', `The capture is ${capture.status}.`)
  return capture
}

function requireUnresolvedDispute(sim: Simulator, captureId: string): Dispute {
  const dispute = getLatestDispute(sim, captureId)
  if (!dispute || dispute.status === 'RESOLVED')
    throw unprocessable('NO_OPEN_DISPUTE', 'This payment has no open dispute.')
  return dispute
}

function getLatestDispute(sim: Simulator, captureId: string): Dispute | undefined {
  return [...sim.store.disputes.values()].findLast((dispute) => dispute.captureId === captureId)
}
