import { inTransaction, sql } from '#platform/database'
import { log } from '#platform/logger'
import { purposes } from './contract.ts'
import { type Fulfilment, fulfilmentOf } from './fulfilment.ts'

const lapsingText = (fulfilment: Fulfilment, which: string) => `
  WITH lapsed AS (
    UPDATE orders SET held_until = NULL
     WHERE ${which} AND state IN ('creating', 'created') AND held_until IS NOT NULL
    RETURNING new.*, old.held_until AS kept_until),
  freed AS (${fulfilment.letGo})
  SELECT item_id AS "itemId", greatest(0, sum(extract(epoch FROM kept_until - now())))::int AS seconds
    FROM lapsed GROUP BY item_id`

/**
 * Lets go of what one order holds, if it holds something and no capture is under way. Returns the seconds that were left
 * of the hold, to whoever really ended it.
 */
export async function letGo(fulfilment: Fulfilment, orderId: string): Promise<number> {
  return fulfilment.letGo ? lapse(fulfilment, lapsingText(fulfilment, 'id = $1'), [orderId]) : 0
}

// Claims lock the order first, as this does; one that is being claimed right now is not waited for.
const overdue = `id IN (
  SELECT id FROM orders
   WHERE purpose = $1 AND state IN ('creating', 'created') AND held_until < now()
   ORDER BY held_until LIMIT 1000 FOR UPDATE SKIP LOCKED)`

/**
 * Job, every five seconds: the copies of lapsed holds are on sale again. Also those whose order never reached the
 * provider, because the web process died in between. A capture under way is never touched.
 */
export async function sweepHolds(): Promise<void> {
  for (const purpose of purposes) {
    const fulfilment = fulfilmentOf(purpose)
    if (fulfilment?.letGo) await lapse(fulfilment, lapsingText(fulfilment, overdue), [purpose])
  }
}

function lapse(fulfilment: Fulfilment, text: string, values: unknown[]): Promise<number> {
  return inTransaction(async (trx) => {
    const items = await sql<{ itemId: string; seconds: number }>(trx, text, values)
    if (items.length === 0) return 0
    log.info({ items }, 'holds let go')
    await fulfilment.onLetGo?.(
      trx,
      items.map(({ itemId }) => itemId),
    )
    return items.reduce((sum, { seconds }) => sum + seconds, 0)
  })
}
