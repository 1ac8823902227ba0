import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/session'
import { Artist } from '#module/artists'

/** The artist and the fans this browser is signed in as. */
export async function getSession(session: Session | undefined) {
  const artist = session?.artistId ? await Artist.query(db).findById(session.artistId) : undefined
  const fans = session?.fanIds.length
    ? await sql<{ email: string; name: string }>(db, 'SELECT email, name FROM fans WHERE id = ANY ($1)', [
        session.fanIds,
      ])
    : []
  return { artist: artist?.toArtistData() ?? null, fans }
}
