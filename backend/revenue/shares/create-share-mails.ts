import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { listDividedRevenue } from '#module/revenue/statements'
import { enqueueAll } from '#queue/queue'
import { sendShareMailJob } from './jobs.ts'

// Who has divided something, and has not been looked at for this month.
const listArtistsSql = `
  SELECT DISTINCT v.artist_id AS "artistId" FROM share_versions v JOIN artists a ON a.id = v.artist_id
   WHERE a.deleted_at IS NULL AND NOT EXISTS (SELECT FROM share_mails m WHERE m.artist_id = v.artist_id AND m.period = $1)`

const createMailsSql = `
  INSERT INTO share_mails (artist_id, email, period) SELECT $1::uuid, email, $2::text FROM unnest($3::text[]) email
  ON CONFLICT DO NOTHING RETURNING id`

/** Job, every hour: one mail per artist and collaborator with the shares of the month before, once. */
export async function createShareMails(): Promise<void> {
  const [now] = await sql<{ period: string }>(
    db,
    `SELECT to_char(now() AT TIME ZONE 'UTC' - interval '1 month', 'YYYY-MM') AS period`,
  )
  const period = now?.period ?? ''
  for (const { artistId } of await sql<{ artistId: string }>(db, listArtistsSql, [period])) {
    const items = await listDividedRevenue(artistId, period)
    const emails = new Set(items.flatMap(({ shares }) => shares.map(({ email }) => email)))
    if (emails.size === 0) continue
    await runInTransaction(async (trx) => {
      const mails = await sql<{ id: string }>(trx, createMailsSql, [artistId, period, [...emails]])
      await enqueueAll(
        trx,
        sendShareMailJob,
        mails.map(({ id }) => ({ mailId: id })),
      )
    })
  }
}
