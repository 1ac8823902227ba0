import { isoSeconds } from './ids.ts'
import type { Json, JsonObject } from './json.ts'
import { member } from './json.ts'
import type { Simulator } from './simulator.ts'
import type { Capture, Payee } from './store.ts'

type Totals = {
  captures: number
  grossCents: number
  feeCents: number
  refundedCents: number
  netCents: number
  pendingCents: number
}

/** Every payment and refund with its references, and what each payee has, in cents. */
export function books(sim: Simulator): JsonObject {
  const captures = [...sim.store.captures.values()]
  const totals = new Map<string, Totals>()
  for (const capture of captures) add(totals, capture)
  return {
    platform: account(sim.identity.merchant),
    captures: captures.map((capture) => ({
      captureId: capture.id,
      orderId: capture.orderId,
      status: capture.status,
      reason: capture.reason,
      customId: capture.customId,
      invoiceId: capture.invoiceId,
      payee: account(capture.payee),
      payer: capture.payer.email,
      currency: capture.currency,
      grossCents: capture.cents,
      feeCents: received(capture) ? capture.feeCents : 0,
      netCents: received(capture) ? capture.cents - capture.feeCents : 0,
      refundedCents: capture.refundedCents,
      at: isoSeconds(capture.createdAt),
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
      at: isoSeconds(refund.createdAt),
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

/** How often each operation was called, executed, replayed, refused or disturbed, and what every PayPal-Request-Id did. */
export function requests(sim: Simulator): JsonObject {
  const operations: JsonObject = {}
  const requestIds: JsonObject = {}
  const count = (into: JsonObject, key: string, outcome: string) => {
    const before = into[key] ?? { calls: 0, executed: 0, replayed: 0, refused: 0, fault: 0 }
    const one = (name: string) => Number(member(before, name) ?? 0) + (name === 'calls' || name === outcome ? 1 : 0)
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

/** Every event, newest last, and how its delivery stands. */
export function outbox(sim: Simulator): JsonObject {
  return {
    url: sim.store.subscription()?.url ?? null,
    events: [...sim.store.events.values()].map((event) => {
      const delivery = sim.store.deliveries.get(event.id)
      const body: Json = JSON.parse(event.body)
      return {
        id: event.id,
        type: event.type,
        resourceId: member(body, 'resource', 'id') ?? member(body, 'resource', 'dispute_id') ?? null,
        at: isoSeconds(event.createdAt),
        state: delivery?.state ?? 'PENDING',
        attempts: delivery?.attempts ?? 0,
        lastAnswer: delivery?.lastAnswer ?? null,
        nextAt: delivery?.state === 'PENDING' ? isoSeconds(delivery.nextAt) : null,
      }
    }),
  }
}

function add(totals: Map<string, Totals>, capture: Capture) {
  const key = account(capture.payee)
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
  if (!received(capture)) return
  sum.captures++
  sum.grossCents += capture.cents
  sum.feeCents += capture.feeCents
  sum.refundedCents += capture.refundedCents
  sum.netCents += capture.cents - capture.feeCents - capture.refundedCents
}

function received({ status }: Capture): boolean {
  return status !== 'PENDING' && status !== 'DECLINED'
}

function account({ email, merchantId }: Payee): string {
  return email ?? merchantId
}
