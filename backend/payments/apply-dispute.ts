import type { z } from 'zod'
import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { bookRefund } from './book-refund.ts'
import { centsOf } from './money.ts'
import { findOrder } from './order.ts'
import { disputeSchema, getProviderDispute } from './provider.ts'
import { reconcileOrder } from './reconcile-order.ts'

type ProviderDispute = z.output<typeof disputeSchema>

/**
 * Draws the consequence of a dispute that PayPal told of. It is read again from PayPal; where the platform may not read
 * an artist's dispute, the signed event itself counts. Open or won: written down, nothing else. Lost: like a refund of
 * what PayPal took back, so a full one ends access.
 */
export async function applyDispute(told: unknown): Promise<void> {
  const event = disputeSchema.safeParse(told)
  if (!event.success) return log.warn('a dispute event could not be read')
  const dispute = (await getProviderDispute(event.data.dispute_id)) ?? event.data
  const captures = dispute.disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? [])
  const [found] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE capture_id = ANY ($1)', [captures])
  if (!found) return
  const state = stateOf(dispute)
  const cents = centsOf(dispute.dispute_amount?.value ?? '') ?? 0
  // Forward only: a late event does not open what was decided.
  await sql(
    db,
    `INSERT INTO disputes AS d (id, order_id, cents, reason, state, resolved_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $5 = 'open' THEN NULL ELSE now() END)
     ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, resolved_at = EXCLUDED.resolved_at
      WHERE d.state = 'open' AND EXCLUDED.state <> 'open'`,
    [dispute.dispute_id, found.id, cents, dispute.reason, state],
  )
  if (state !== 'lost') return
  // PayPal lists what it took back as a refund of the order; where it does not (yet), the dispute itself is booked.
  await reconcileOrder({ orderId: found.id })
  const order = await findOrder(found.id)
  const [books] = await sql<{ refunded: number }>(db, 'SELECT refunded_cents AS refunded FROM orders WHERE id = $1', [
    found.id,
  ])
  const taken = Math.min(centsOf(dispute.dispute_outcome?.amount_refunded?.value ?? '') ?? cents, order?.cents ?? 0)
  if (order && (books?.refunded ?? 0) < taken) {
    await bookRefund(order, { id: `dispute ${dispute.dispute_id}`, cents: taken - (books?.refunded ?? 0) })
  }
}

function stateOf({ status, dispute_outcome: outcome }: ProviderDispute): 'open' | 'won' | 'lost' {
  if (status !== 'RESOLVED') return 'open'
  return outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR' || outcome?.outcome_code === 'ACCEPTED' ? 'lost' : 'won'
}
