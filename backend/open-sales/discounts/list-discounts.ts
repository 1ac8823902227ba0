import { db, type Db } from '#database/client'
import { sql } from '#database/sql'
import type { Discount } from './contract.ts'

type Row = Omit<Discount, 'endsAt'> & { endsAt: Date | null }

/** One of the artist's codes, or all of them, newest first. */
export async function listDiscounts(artistId: string, id: string | null = null, on: Db = db): Promise<Discount[]> {
  const rows = await sql<Row>(
    on,
    `SELECT d.id, d.code, d.percent, d.edition_id AS "editionId", e.title, d.used, d.uses_max AS "usesMax", d.ends_at AS "endsAt",
            CASE WHEN d.ended_at IS NOT NULL OR d.ends_at <= now() THEN 'ended' WHEN d.used >= d.uses_max THEN 'used-up'
                 ELSE 'active' END AS state
       FROM discount_codes d LEFT JOIN editions e ON e.id = d.edition_id
      WHERE d.artist_id = $1 AND ($2::uuid IS NULL OR d.id = $2) ORDER BY d.ended_at IS NOT NULL, d.id DESC LIMIT 500`,
    [artistId, id],
  )
  return rows.map(({ endsAt, ...row }) => ({ ...row, endsAt: endsAt?.toISOString() ?? null }))
}
