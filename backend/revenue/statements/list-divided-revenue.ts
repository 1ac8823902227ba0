import { db } from '#database/client'
import { sql } from '#database/sql'
import type { DividedItem } from './contract.ts'
import { itemSumsSql, itemTitleJoins, itemTitleSql, postedSql, toPeriodBounds } from './list-statement-postings.ts'

type Net = { title: string; netCents: number; shares: { name: string; email: string; points: number }[] | null }

const buildVersionSql = (at: string) => `
  SELECT id FROM share_versions WHERE edition_id = r.item_id AND valid_from <= ${at} ORDER BY valid_from DESC, id DESC LIMIT 1`

// Where the division did not change within the period, its sums are divided. Only for releases where it did, each
// posting is looked at.
const listNetsSql = `
  WITH changed AS MATERIALIZED (
    SELECT v.edition_id FROM share_versions v JOIN editions e ON e.id = v.edition_id
     WHERE e.artist_id = $1 AND v.valid_from > $2 AND v.valid_from < $3),
  nets AS (
    SELECT r.item_id, v.id AS version_id, r.cents - r.fee_cents - r.refunded_cents AS cents
      FROM (${itemSumsSql}) r LEFT JOIN LATERAL (${buildVersionSql('$2')}) v ON true
     WHERE r.item_id NOT IN (SELECT edition_id FROM changed)
     UNION ALL
    SELECT r.item_id, v.id, sum(r.cents - r.fee_cents - r.refunded_cents)
      FROM (${postedSql}) posted JOIN revenue_of_postings r ON r.posting_id = posted.id
      LEFT JOIN LATERAL (${buildVersionSql('posted.at')}) v ON true
     WHERE EXISTS (SELECT FROM changed) AND r.item_id IN (SELECT edition_id FROM changed)
     GROUP BY 1, 2)
  SELECT ${itemTitleSql} AS title, i.cents::float8 AS "netCents",
         (SELECT json_agg(json_build_object('name', s.name, 'email', s.email, 'points', s.basis_points) ORDER BY s.position)
            FROM shares s WHERE s.version_id = i.version_id) AS shares
    FROM nets i ${itemTitleJoins}
   ORDER BY e.title, i.version_id`

/** The artist's net of a month or year, by release and the division that was in force when the money moved. */
export async function listDividedRevenue(artistId: string, period: string): Promise<DividedItem[]> {
  const nets = await sql<Net>(db, listNetsSql, [artistId, ...toPeriodBounds(period)])
  return nets.map(({ title, netCents, shares }) => {
    const divided = (shares ?? []).map(({ points, ...who }) => ({
      ...who,
      percent: points / 100,
      // Down to the cent, also where refunds exceed sales; what is left over is the artist's.
      cents: Math.trunc((netCents * points) / 10_000),
    }))
    return { title, netCents, shares: divided, ownCents: netCents - divided.reduce((sum, { cents }) => sum + cents, 0) }
  })
}
