import { formatIsoSeconds } from './store/ids.ts'
import type { Json, JsonObject } from './http/json.ts'
import { getMember } from './http/json.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Payee } from './store/store.ts'

type Totals = {
  captures: number
  grossCents: number
  feeCents: number
  refundedCents: number
  netCents: number
  pendingCents: number
}

/** All captures, refunds and disputes with their references, and the totals per payee, in cents. */
export function buildBooks(sim: Simulator): JsonObject {
  const captures = [...sim.store.captures.values()]
  const totals = new Map<string, Totals>()
  for (const capture of captures) incrementTotals(totals, capture)
  return {
    platform: getAccountName(sim.identity.merchant),
    captures: captures.map((capture) => ({
      captureId: capture.id,
      orderId: capture.orderId,
      status: capture.status,
      reason: capture.reason,
      customId: capture.customId,
      invoiceId: capture.invoiceId,
      payee: getAccountName(capture.payee),
      payer: capture.payer.email,
      currency: capture.currency,
      grossCents: capture.cents,
      feeCents: isReceived(capture) ? capture.feeCents : 0,
      netCents: isReceived(capture) ? capture.cents - capture.feeCents : 0,
      refundedCents: capture.refundedCents,
      at: formatIsoSeconds(capture.createdAt),
    })),
    refunds: [...sim.store.refunds.values()].map((refund) => ({
      refundId: refund.id,
      captureId: refund.captureId,
      orderId: sim.store.captures.get(refund.captureId)?.orderId,
      by: refund.by,
      customId: refund.customId,
      invoiceId: refund.invoiceId,
      cents: refund.cents,
      currency: refund.currency,
      at: formatIsoSeconds(refund.createdAt),
    })),
    disputes: [...sim.store.disputes.values()].map(({ id, captureId, status, reason, outcome, cents }) => ({
      disputeId: id,
      captureId,
      status,
      reason,
      outcome,
      cents,
    })),
    totals: Object.fromEntries(totals),
  }
}

/** How often each operation and each PayPal-Request-Id was called, executed, replayed, refused or failed by a fault. */
export function buildRequestCounts(sim: Simulator): JsonObject {
  const operations: JsonObject = {}
  const requestIds: JsonObject = {}
  const count = (into: JsonObject, key: string, outcome: string) => {
    const before = into[key] ?? { calls: 0, executed: 0, replayed: 0, refused: 0, fault: 0 }
    const one = (name: string) => Number(getMember(before, name) ?? 0) + (name === 'calls' || name === outcome ? 1 : 0)
    into[key] = {
      calls: one('calls'),
      executed: one('executed'),
      replayed: one('replayed'),
      refused: one('refused'),
      fault: one('fault'),
    }
  }
  for (const { operation, requestId, outcome } of sim.store.calls) {
    count(operations, operation, outcome)
    if (requestId) count(requestIds, `${operation} ${requestId}`, outcome)
  }
  return { capturesExecuted: sim.store.captures.size, refundsExecuted: sim.store.refunds.size, operations, requestIds }
}

/** All events, oldest first, with the state of their delivery. */
export function buildOutbox(sim: Simulator): JsonObject {
  return {
    url: sim.store.subscription()?.url ?? null,
    events: [...sim.store.events.values()].map((event) => {
      const delivery = sim.store.deliveries.get(event.id)
      const body: Json = JSON.parse(event.body)
      return {
        id: event.id,
        type: event.type,
        resourceId: getMember(body, 'resource', 'id') ?? getMember(body, 'resource', 'dispute_id') ?? null,
        at: formatIsoSeconds(event.createdAt),
        state: delivery?.state ?? 'PENDING',
        attempts: delivery?.attempts ?? 0,
        lastAnswer: delivery?.lastAnswer ?? null,
        nextAt: delivery?.state === 'PENDING' ? formatIsoSeconds(delivery.nextAt) : null,
      }
    }),
  }
}

function incrementTotals(totals: Map<string, Totals>, capture: Capture) {
  const key = getAccountName(capture.payee)
  const sum = totals.get(key) ?? {
    captures: 0,
    grossCents: 0,
    feeCents: 0,
    refundedCents: 0,
    netCents: 0,
    pendingCents: 0,
  }
  totals.set(key, sum)
  if (capture.status === 'PENDING') sum.pendingCents += capture.cents
  if (!isReceived(capture)) return
  sum.captures++
  sum.grossCents += capture.cents
  sum.feeCents += capture.feeCents
  sum.refundedCents += capture.refundedCents
  sum.netCents += capture.cents - capture.feeCents - capture.refundedCents
}

function isReceived({ status }: Capture): boolean {
  return status !== 'PENDING' && status !== 'DECLINED'
}

function getAccountName({ email, merchantId }: Payee): string {
  return email ?? merchantId
}
