import { buildNotFoundError, buildUnprocessableError } from '#local/paypal-simulator/http/errors'
import type { Call, Reply } from '#local/paypal-simulator/http/http'
import type { Simulator } from '#local/paypal-simulator/simulator'
import { createId } from '#local/paypal-simulator/store/ids'
import type { Dispute, Puts } from '#local/paypal-simulator/store/store'
import { buildDisputeEvent, buildDisputeView } from '#local/paypal-simulator/webhooks/events'
import { buildRefund, getStoredCapture } from './payments.ts'
import { confirmDurably } from './settlements.ts'

/** The buyer opens a dispute: CUSTOMER.DISPUTE.CREATED. Throws 422 while an earlier one is open. */
export async function openDispute(sim: Simulator, id: string | undefined, reason: string): Promise<Dispute> {
  const capture = getStoredCapture(sim, id)
  if (getLatestDispute(sim, capture.id)?.status === 'OPEN')
    throw buildUnprocessableError('DISPUTE_ALREADY_OPEN', 'This payment already has an open dispute.')
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
  await confirmDurably(sim, { disputes: [dispute], events: [buildDisputeEvent(sim, 'CREATED', dispute, capture)] })
  return dispute
}

/** PayPal reviews the dispute: CUSTOMER.DISPUTE.UPDATED. */
export async function updateDispute(sim: Simulator, id: string | undefined): Promise<Dispute> {
  const capture = getStoredCapture(sim, id)
  const dispute: Dispute = {
    ...requireUnresolvedDispute(sim, capture.id),
    status: 'UNDER_REVIEW',
    updatedAt: Date.now(),
  }
  await confirmDurably(sim, { disputes: [dispute], events: [buildDisputeEvent(sim, 'UPDATED', dispute, capture)] })
  return dispute
}

/**
 * PayPal resolves the dispute: CUSTOMER.DISPUTE.RESOLVED. RESOLVED_BUYER_FAVOUR also takes the rest of the money back
 * (PAYMENT.CAPTURE.REVERSED), in the same journal line.
 */
export async function closeDispute(sim: Simulator, id: string | undefined, outcome: string): Promise<Dispute> {
  const capture = getStoredCapture(sim, id)
  const dispute: Dispute = {
    ...requireUnresolvedDispute(sim, capture.id),
    status: 'RESOLVED',
    outcome,
    updatedAt: Date.now(),
  }
  const lost = outcome === 'RESOLVED_BUYER_FAVOUR' && capture.refundedCents < capture.cents
  const { puts }: { puts: Puts } = lost ? buildRefund(sim, capture, { by: 'reversal' }) : { puts: {} }
  const resolved = buildDisputeEvent(sim, 'RESOLVED', dispute, capture)
  await confirmDurably(sim, { ...puts, disputes: [dispute], events: [resolved, ...(puts.events ?? [])] })
  return dispute
}

/** GET /v1/customer/disputes/{id} */
export function getDispute(call: Call, sim: Simulator): Reply {
  const dispute = sim.store.disputes.get(call.params['id'] ?? '')
  if (!dispute) throw buildNotFoundError()
  return { status: 200, json: buildDisputeView(sim, dispute, getStoredCapture(sim, dispute.captureId)) }
}

function requireUnresolvedDispute(sim: Simulator, captureId: string): Dispute {
  const dispute = getLatestDispute(sim, captureId)
  if (!dispute || dispute.status === 'RESOLVED')
    throw buildUnprocessableError('NO_OPEN_DISPUTE', 'This payment has no open dispute.')
  return dispute
}

function getLatestDispute(sim: Simulator, captureId: string): Dispute | undefined {
  return [...sim.store.disputes.values()].findLast((dispute) => dispute.captureId === captureId)
}
