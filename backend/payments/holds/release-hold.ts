import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { getProduct, type Order, type Product } from '#module/payments'
import { log } from '#runtime/logger'
import { refundHoldQuota } from './hold-quota.ts'

/**
 * Releases the hold of one order, unless its capture has started, and returns the unused seconds to the quota of
 * `address`, if one is given. Does nothing for a product without holds.
 */
export async function releaseHold(
  order: Pick<Order, 'id' | 'purpose' | 'itemId'>,
  address: string | undefined,
): Promise<void> {
  const product = getProduct(order.purpose)
  if (product.kind !== 'pooled') return
  const seconds = await releaseHolds(product, 'id = $1', order.id)
  if (address !== undefined) await refundHoldQuota(order.itemId, address, seconds)
}

/** Releases the holds of the orders that `which` selects, by $1. Returns the seconds that were left of them. */
export function releaseHolds(product: Product<'pooled'>, which: string, value: string): Promise<number> {
  return runInTransaction(async (trx) => {
    const items = await sql<{ itemId: string; seconds: number }>(
      trx,
      `WITH released AS (
         UPDATE orders SET held_until = NULL
          WHERE ${which} AND state IN ('creating', 'created') AND held_until IS NOT NULL
         RETURNING new.*, old.held_until AS kept_until),
       ${product.releaseHoldSql}
       SELECT item_id AS "itemId", greatest(0, sum(extract(epoch FROM kept_until - now())))::int AS seconds
         FROM released GROUP BY item_id`,
      [value],
    )
    if (items.length === 0) return 0
    log.info({ items }, 'holds released')
    await product.onHoldsReleased?.(
      trx,
      items.map(({ itemId }) => itemId),
    )
    return items.reduce((sum, { seconds }) => sum + seconds, 0)
  })
}
