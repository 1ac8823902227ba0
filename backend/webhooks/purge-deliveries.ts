import { db } from '#database/client'
import { sql } from '#database/sql'
import { DELIVERIES_KEPT_DAYS } from './contract.ts'

/** Part of the hourly purge. */
export async function purgeDeliveries(): Promise<void> {
  await sql(
    db,
    `DELETE FROM webhook_deliveries WHERE created_at < now() - interval '${DELIVERIES_KEPT_DAYS} days' AND state <> 'waiting'`,
  )
}
