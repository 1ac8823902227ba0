import { db } from '#database/client'
import { sql } from '#database/sql'
import { GIFT_DAYS } from './contract.ts'

/**
 * Hourly cleanup: withdraws expired offers and erases their address; erases messages 30 days after an offer ended. The
 * privacy page states these periods.
 */
export async function purgeGifts(): Promise<void> {
  await sql(
    db,
    `UPDATE copy_gifts SET state = 'withdrawn', ended_at = now(), email = NULL, message = ''
      WHERE state = 'offered' AND coalesce(confirmed_at, offered_at) < now() - make_interval(days => $1)`,
    [GIFT_DAYS],
  )
  await sql(
    db,
    `UPDATE copy_gifts SET message = ''
      WHERE state <> 'offered' AND message <> '' AND ended_at < now() - make_interval(days => $1)`,
    [GIFT_DAYS],
  )
}
