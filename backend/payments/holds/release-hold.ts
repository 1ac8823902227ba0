import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { getProduct, type Order, type Product } from '#module/payments'
import { config } from '#runtime/config'
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
  const released = await releaseHolds(product, 'id = $1', order.id)
  if (address === undefined || !released?.wasOpen) return
  const { age } = released
  await refundHoldQuota(order.itemId, address, { unused: config.HOLD_SECONDS - age, secondsAgo: age })
}

type Released = {
  itemId: string
  /** Seconds since the oldest order. */
  age: number
  /** Some hold had not expired yet. */
  wasOpen: boolean
}

/** Releases the holds of the orders that `which` selects, by $1. Returns what is known of the first item's. */
export function releaseHolds(product: Product<'pooled'>, which: string, value: string): Promise<Released | undefined> {
  return runInTransaction(async (trx) => {
    const items = await sql<Released>(
      trx,
      `WITH released AS (
         UPDATE orders SET held_until = NULL
          WHERE ${which} AND state IN ('creating', 'created') AND held_until IS NOT NULL
         RETURNING new.*, old.held_until AS kept_until),
       ${product.releaseHoldSql}
       SELECT item_id AS "itemId", max(extract(epoch FROM now() - created_at))::int AS age, bool_or(kept_until > now()) AS "wasOpen"
         FROM released GROUP BY item_id`,
      [value],
    )
    if (items.length === 0) return undefined
    log.info({ items }, 'holds released')
    await product.onHoldsReleased?.(
      trx,
      items.map(({ itemId }) => itemId),
    )
    return items[0]
  })
}
