import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { Artist } from '#module/artists'

/** What this browser is signed in as. */
export async function getSession(session: Session | undefined) {
  const artist = session?.artistId ? await Artist.query(db).findById(session.artistId) : undefined
  const fans = session?.fanIds.length
    ? await sql<{ email: string; name: string; confirmed: boolean }>(
        db,
        `SELECT address AS email, coalesce((array_agg(name ORDER BY id) FILTER (WHERE name <> ''))[1], '') AS name,
                bool_or(email IS NOT NULL) AS confirmed
           FROM fans WHERE id = ANY ($1) GROUP BY address ORDER BY (array_agg(id ORDER BY id))[1]`,
        [session.fanIds],
      )
    : []
  return { artist: artist?.toArtistData() ?? null, fans, isCollector: Boolean(session?.collectorId) }
}
