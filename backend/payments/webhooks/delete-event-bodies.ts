import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes what PayPal told us about these orders beyond that it happened: it names the payer. */
export async function deleteEventBodies(trx: Trx, providerOrderIds: string[]): Promise<void> {
  await sql(trx, `UPDATE paypal_events SET body = '{}' WHERE provider_order_id = ANY ($1)`, [providerOrderIds])
}
