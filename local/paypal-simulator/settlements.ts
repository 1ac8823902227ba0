import { notFound, unprocessable } from './errors.ts'
import { captureEvent, deniedEvent, disputeEvent, disputeView } from './events.ts'
import type { Call, Reply } from './http.ts'
import { newId } from './ids.ts'
import { captureOf, giveBack } from './payments.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Dispute, Puts, Refund } from './store.ts'

/** What happens to a payment outside the API: PayPal's review, the payee's dashboard, the buyer's complaint. */

/** PayPal releases a pending payment: PAYMENT.CAPTURE.COMPLETED. Throws 422 when it is not pending. */
export async function completeCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const { reason: _ended, ...capture } = pendingCapture(sim, id)
  const completed: Capture = { ...capture, status: 'COMPLETED', updatedAt: Date.now() }
  await keep(sim, { captures: [completed], events: [captureEvent(sim, completed)] })
  return completed
}

/** PayPal ends a pending payment without money: PAYMENT.CAPTURE.DENIED. Throws 422 when it is not pending. */
export async function denyCapture(sim: Simulator, id: string | undefined): Promise<Capture> {
  const denied: Capture = { ...pendingCapture(sim, id), status: 'DECLINED', updatedAt: Date.now() }
  await keep(sim, { captures: [denied], events: [deniedEvent(sim, denied)] })
  return denied
}

/** The payee refunds in the own dashboard: PAYMENT.CAPTURE.REFUNDED. Without `cents` all that is left. */
export async function refundByPayee(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = giveBack(sim, captureOf(sim, id), { by: 'payee', cents })
  await keep(sim, puts)
  return refund
}

/** PayPal takes the money back: PAYMENT.CAPTURE.REVERSED. Without `cents` all that is left. */
export async function reverseCapture(
  sim: Simulator,
  id: string | undefined,
  cents: number | undefined,
): Promise<Refund> {
  const { puts, refund } = giveBack(sim, captureOf(sim, id), { by: 'reversal', cents })
  await keep(sim, puts)
  return refund
}

/** The buyer complains: CUSTOMER.DISPUTE.CREATED. Throws 422 while an earlier dispute is open. */
export async function openDispute(sim: Simulator, id: string | undefined, reason: string): Promise<Dispute> {
  const capture = captureOf(sim, id)
  if (latestDispute(sim, capture.id)?.status === 'OPEN')
    throw unprocessable('DISPUTE_ALREADY_OPEN', 'This payment already has an open dispute.')
  const now = Date.now()
  const dispute: Dispute = {
    id: `PP-R-${newId(3)}-${newId(9)}`,
    captureId: capture.id,
    status: 'OPEN',
    reason,
    createdAt: now,
    updatedAt: now,
    cents: capture.cents - capture.refundedCents,
  }
  await keep(sim, { disputes: [dispute], events: [disputeEvent(sim, 'CREATED', dispute, capture)] })
  return dispute
}

/** PayPal looks at the dispute: CUSTOMER.DISPUTE.UPDATED. */
export async function reviewDispute(sim: Simulator, id: string | undefined): Promise<Dispute> {
  const capture = captureOf(sim, id)
  const dispute: Dispute = { ...unresolvedDispute(sim, capture.id), status: 'UNDER_REVIEW', updatedAt: Date.now() }
  await keep(sim, { disputes: [dispute], events: [disputeEvent(sim, 'UPDATED', dispute, capture)] })
  return dispute
}

/**
 * PayPal decides: CUSTOMER.DISPUTE.RESOLVED. RESOLVED_BUYER_FAVOUR also takes the rest of the money back
 * (PAYMENT.CAPTURE.REVERSED), in the same journal line.
 */
export async function resolveDispute(sim: Simulator, id: string | undefined, outcome: string): Promise<Dispute> {
  const capture = captureOf(sim, id)
  const dispute: Dispute = { ...unresolvedDispute(sim, capture.id), status: 'RESOLVED', outcome, updatedAt: Date.now() }
  const lost = outcome === 'RESOLVED_BUYER_FAVOUR' && capture.refundedCents < capture.cents
  const { puts }: { puts: Puts } = lost ? giveBack(sim, capture, { by: 'reversal' }) : { puts: {} }
  const resolved = disputeEvent(sim, 'RESOLVED', dispute, capture)
  await keep(sim, { ...puts, disputes: [dispute], events: [resolved, ...(puts.events ?? [])] })
  return dispute
}

/** GET /v1/customer/disputes/{id} */
export function getDispute(call: Call, sim: Simulator): Reply {
  const dispute = sim.store.disputes.get(call.params['id'] ?? '')
  if (!dispute) throw notFound()
  return { status: 200, json: disputeView(sim, dispute, captureOf(sim, dispute.captureId)) }
}

async function keep(sim: Simulator, puts: Puts) {
  sim.commit(puts)
  await sim.store.synced()
}

function pendingCapture(sim: Simulator, id: string | undefined): Capture {
  const capture = captureOf(sim, id)
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_NOT_PENDING', `The capture is ${capture.status}.`)
  return capture
}

function unresolvedDispute(sim: Simulator, captureId: string): Dispute {
  const dispute = latestDispute(sim, captureId)
  if (!dispute || dispute.status === 'RESOLVED')
    throw unprocessable('NO_OPEN_DISPUTE', 'This payment has no open dispute.')
  return dispute
}

function latestDispute(sim: Simulator, captureId: string): Dispute | undefined {
  return [...sim.store.disputes.values()].findLast((dispute) => dispute.captureId === captureId)
}
