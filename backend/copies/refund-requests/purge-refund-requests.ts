import { db } from '#database/client'
import { sql } from '#database/sql'
import { REFUND_WORDS_DAYS } from './contract.ts'

/** Hourly cleanup: erases what fan and artist wrote. The privacy page states the period. */
export async function purgeRefundRequests(): Promise<void> {
  await sql(
    db,
    `UPDATE refund_requests SET reason = '', answer = ''
      WHERE reason <> '' AND created_at < now() - make_interval(days => $1)`,
    [REFUND_WORDS_DAYS],
  )
}
