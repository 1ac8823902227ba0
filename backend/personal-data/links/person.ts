import type { Db } from '#database/client'
import { sql } from '#database/sql'

/** Whose data it is, with the ids under which it is kept. */
export type Person = {
  email: string
  artistId: string | null
  fanIds: string[]
  collectorIds: string[]
  /** The browsers that bought as them or are signed in as them. */
  visitorIds: string[]
}

/** Everything under an address; with `artistId`, only that artist's account. */
export async function getPerson(on: Db, email: string, artistId: string | null): Promise<Person> {
  const [row] = await sql<Pick<Person, 'fanIds' | 'collectorIds' | 'visitorIds'>>(
    on,
    `WITH own_fans AS (SELECT id, visitor_id FROM fans WHERE $2::uuid IS NULL AND address = $1),
     own_collectors AS (SELECT id FROM collectors WHERE $2::uuid IS NULL AND email = $1)
     SELECT ARRAY (SELECT id FROM own_fans) AS "fanIds", ARRAY (SELECT id FROM own_collectors) AS "collectorIds",
            ARRAY (SELECT visitor_id FROM own_fans WHERE visitor_id IS NOT NULL
                    UNION SELECT visitor_id FROM orders WHERE $2::uuid IS NULL AND payer_email = $1
                    UNION SELECT visitor_id FROM sessions s
                           WHERE s.artist_id = $2 OR s.fan_ids && ARRAY (SELECT id FROM own_fans)
                              OR s.collector_id IN (SELECT id FROM own_collectors)) AS "visitorIds"`,
    [email, artistId],
  )
  return { email, artistId, ...(row ?? { fanIds: [], collectorIds: [], visitorIds: [] }) }
}
