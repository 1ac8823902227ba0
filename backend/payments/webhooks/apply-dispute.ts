import { db } from '#database/client'
import { sql } from '#database/sql'
import { getOrder } from '#module/payments'
import { reconcileOrder } from '#module/payments/ledger'
import { applyRefund } from '#module/payments/refunds'
import { log } from '#runtime/logger'
import { toCents } from '#text/money'
import { disputeSchema, getCapturedOrderId, getProviderDispute, type ProviderDispute } from './get-provider-dispute.ts'

/**
 * Applies a dispute event. The dispute is fetched from PayPal; where the platform has no permission to read an artist's
 * dispute, the signed event is used instead. Open or won: recorded only. Lost: treated as a refund of the amount PayPal
 * took back, so a full one ends access.
 */
export async function applyDispute(resource: unknown): Promise<void> {
  const event = disputeSchema.safeParse(resource)
  if (!event.success) return log.warn('invalid dispute event')
  const dispute = (await getProviderDispute(event.data.dispute_id)) ?? event.data
  const captures = dispute.disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? [])
  const orderId = await findOrder(captures)
  if (!orderId) return
  const state = getDisputeState(dispute)
  const cents = toCents(dispute.dispute_amount?.value ?? '') ?? 0
  // Forward only: a late event must not reopen a decided dispute.
  await sql(
    db,
    `INSERT INTO disputes AS d (id, order_id, cents, reason, state, resolved_at)
     VALUES ($1, $2, $3, $4, $5, CASE WHEN $5 = 'open' THEN NULL ELSE now() END)
     ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, resolved_at = EXCLUDED.resolved_at
      WHERE d.state = 'open' AND EXCLUDED.state <> 'open'`,
    [dispute.dispute_id, orderId, cents, dispute.reason, state],
  )
  if (state !== 'lost') return
  // PayPal lists the money it took back as a refund of the order. If it is not listed (yet), the dispute itself is
  // recorded as one.
  await reconcileOrder({ orderId })
  const order = await getOrder(orderId)
  const [recorded] = await sql<{ refunded: number }>(
    db,
    'SELECT refunded_cents AS refunded FROM orders WHERE id = $1',
    [orderId],
  )
  const taken = Math.min(toCents(dispute.dispute_outcome?.amount_refunded?.value ?? '') ?? cents, order?.cents ?? 0)
  if (order && (recorded?.refunded ?? 0) < taken) {
    await applyRefund(order, { id: `dispute ${dispute.dispute_id}`, cents: taken - (recorded?.refunded ?? 0) })
  }
}

/** The disputed order. A dispute may be reported before the payment was settled: then it is settled now. */
async function findOrder(captureIds: string[]): Promise<string | undefined> {
  const find = async () =>
    (await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE capture_id = ANY ($1)', [captureIds]))[0]?.id
  const known = await find()
  if (known) return known
  for (const captureId of captureIds) {
    const orderId = await getCapturedOrderId(captureId)
    if (orderId && (await getOrder(orderId))) await reconcileOrder({ orderId })
  }
  return find()
}

function getDisputeState({ status, dispute_outcome: outcome }: ProviderDispute): 'open' | 'won' | 'lost' {
  if (status !== 'RESOLVED') return 'open'
  return outcome?.outcome_code === 'RESOLVED_BUYER_FAVOUR' || outcome?.outcome_code === 'ACCEPTED' ? 'lost' : 'won'
}
