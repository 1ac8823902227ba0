import { db } from '#database/client'
import { publishSoon } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildPayeeTopic, getProduct, type Order } from '#module/payments'

/**
 * Records money returned to the buyer, once per refund id: ledger, refunded sum of the order and, after a full refund,
 * the reversal of the product, in one statement. `cents` is what the buyer received.
 */
export async function applyRefund(order: Order, refund: { id: string; cents: number }): Promise<void> {
  await sql(db, getProduct(order.purpose).statements.refund, [order.id, refund.id, refund.cents])
  if (order.payeeArtistId) publishSoon(buildPayeeTopic(order.payeeArtistId))
}
