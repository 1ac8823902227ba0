import { inTransaction } from '#database/client'
import { sql } from '#database/sql'
import type { Product } from '#module/payments'
import { log } from '#runtime/logger'

export const buildReleaseHoldsSql = (fulfilment: Product, which: string) => `
  WITH lapsed AS (
    UPDATE orders SET held_until = NULL
     WHERE ${which} AND state IN ('creating', 'created') AND held_until IS NOT NULL
    RETURNING new.*, old.held_until AS kept_until),
  freed AS (${fulfilment.releaseHoldSql})
  SELECT item_id AS "itemId", greatest(0, sum(extract(epoch FROM kept_until - now())))::int AS seconds
    FROM lapsed GROUP BY item_id`

/**
 * Releases the hold of one order, unless its capture has started. Returns the seconds left of the hold, only to the
 * call that released it (else 0).
 */
export async function releaseHold(fulfilment: Product, orderId: string): Promise<number> {
  return fulfilment.releaseHoldSql
    ? runReleaseSql(fulfilment, buildReleaseHoldsSql(fulfilment, 'id = $1'), [orderId])
    : 0
}

export function runReleaseSql(fulfilment: Product, text: string, values: unknown[]): Promise<number> {
  return inTransaction(async (trx) => {
    const items = await sql<{ itemId: string; seconds: number }>(trx, text, values)
    if (items.length === 0) return 0
    log.info({ items }, 'holds released')
    await fulfilment.onHoldsReleased?.(
      trx,
      items.map(({ itemId }) => itemId),
    )
    return items.reduce((sum, { seconds }) => sum + seconds, 0)
  })
}
