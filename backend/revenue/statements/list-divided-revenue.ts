import { db } from '#database/client'
import { sql } from '#database/sql'
import type { DividedItem } from './contract.ts'
import { postedSql, toPeriodBounds } from './list-statement-postings.ts'

type Net = { title: string; netCents: number; shares: { name: string; email: string; points: number }[] | null }

const listNetsSql = `
  SELECT coalesce(max(e.title), max(card.title), max(o.description)) AS title,
         sum(r.cents - r.fee_cents - r.refunded_cents)::float8 AS "netCents",
         (SELECT json_agg(json_build_object('name', s.name, 'email', s.email, 'points', s.basis_points) ORDER BY s.position)
            FROM shares s WHERE s.version_id = v.id) AS shares
    FROM (${postedSql}) posted JOIN revenue_of_postings r ON r.posting_id = posted.id
    JOIN orders o ON o.id = posted.order_id LEFT JOIN editions e ON e.id = r.item_id
    LEFT JOIN art_cards card ON card.id = r.item_id
    LEFT JOIN LATERAL (
      SELECT id FROM share_versions WHERE edition_id = r.item_id AND valid_from <= posted.at
       ORDER BY valid_from DESC, id DESC LIMIT 1) v ON true
   GROUP BY r.item_id, v.id ORDER BY max(e.title), v.id`

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
