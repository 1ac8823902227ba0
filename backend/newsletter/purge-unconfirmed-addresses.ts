import { db } from '#database/client'
import { sql } from '#database/sql'
import { UNCONFIRMED_DAYS } from './contract.ts'

/**
 * Job, hourly: deletes unconfirmed addresses and their gift downloads. Unsubscribed addresses are kept, so that they
 * get no further mail.
 */
export async function purgeUnconfirmedAddresses(): Promise<void> {
  await sql(
    db,
    `DELETE FROM visitor_addresses
      WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL AND asked_at < now() - make_interval(days => $1)`,
    [UNCONFIRMED_DAYS],
  )
}
