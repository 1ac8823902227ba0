import { db } from '#database/client'
import { sql } from '#database/sql'

/** Far more than the two days in which a posting or a dispute is news: nothing is told twice. */
const KEPT_DAYS = 90

/** Deletes old mails with their notices, and old notices that no mail will take. */
export async function purgeSaleMails(): Promise<void> {
  await sql(db, 'DELETE FROM sale_mails WHERE created_at < now() - make_interval(days => $1)', [KEPT_DAYS])
  await sql(db, `DELETE FROM sale_notices WHERE mail_id IS NULL AND created_at < now() - make_interval(days => $1)`, [
    KEPT_DAYS,
  ])
}
