import { db, sql } from '#platform/database'
import type { Session } from '#platform/session'
import { Artist } from './artist.ts'

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
