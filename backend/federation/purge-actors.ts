import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'

/**
 * Hourly cleanup: the keys of artists who have left, once every server was told or given up, and accounts that followed
 * them at the same moment.
 */
export async function purgeActors(): Promise<void> {
  const hasLeft = `
    EXISTS (SELECT FROM artists a WHERE a.id = t.artist_id AND a.closed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM federation_deletions d WHERE d.artist_id = t.artist_id)`
  await runInTransaction(async (trx) => {
    await sql(trx, `DELETE FROM federation_followers t WHERE ${hasLeft}`)
    await sql(
      trx,
      `DELETE FROM federation_keys t
        WHERE ${hasLeft} AND NOT EXISTS (SELECT FROM federation_deliveries d WHERE d.artist_id = t.artist_id)`,
    )
  })
}
