import { buildAudioUrl } from '#contract/playback'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildCoverUrlSql } from '#module/catalog/covers'
import type { Session } from '#http/sessions/session'
import type { Library, Track } from './contract.ts'

const RECENTLY_HEARD = 8

/** The copies a browser owns and, if its library is active, all their tracks. */
export async function getLibrary(session: Session | undefined): Promise<Library> {
  const fanIds = session?.fanIds ?? []
  if (fanIds.length === 0) return { active: false, copies: 0, artists: 0, tracks: [], recentlyHeard: [] }
  const [[pass], [owned], songs, heard] = await Promise.all([
    sql(db, 'SELECT 1 FROM library_passes WHERE fan_id = ANY ($1) LIMIT 1', [fanIds]),
    sql<{ copies: number; artists: number }>(
      db,
      `SELECT count(*)::int AS copies, count(DISTINCT e.artist_id)::int AS artists
         FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed'`,
      [fanIds],
    ),
    listOwnedTracks(fanIds),
    sql<{ id: string; at: Date }>(
      db,
      'SELECT song_id AS id, heard_at AS at FROM heard_songs WHERE visitor_id = $1 ORDER BY heard_at DESC',
      [session?.visitorId],
    ),
  ])
  const { copies = 0, artists = 0 } = owned ?? {}
  // What was heard and given back or refunded since is not offered.
  const songsById = new Map(songs.map((song) => [song.id, song]))
  const recentlyHeard = heard
    .flatMap(({ id, at }) => {
      const song = songsById.get(id)
      return song ? { ...song, heardAt: at.toISOString() } : []
    })
    .slice(0, RECENTLY_HEARD)
  return { active: Boolean(pass), copies, artists, tracks: pass ? songs : [], recentlyHeard }
}

async function listOwnedTracks(fanIds: string[]): Promise<Track[]> {
  const songs = await sql<Omit<Track, 'audioUrl'>>(
    db,
    `SELECT id, title, "artistId", "artistName", copy, "of", "editionId", "editionTitle", "durationMs", peaks, giveable, "coverUrl" FROM (
       SELECT DISTINCT ON (s.id) s.id, s.title, a.id AS "artistId", a.stage_name AS "artistName", k.copy, e.copies AS "of",
              e.id AS "editionId", e.title AS "editionTitle", s.duration_ms AS "durationMs", s.peaks, k.redeemed_at,
              es.position, ${buildCoverUrlSql({ song: 's.id', edition: 'e.id' })} AS "coverUrl",
              k.gifted_at IS NULL AND NOT bool_or(k.entered_at IS NOT NULL) OVER (PARTITION BY s.id) AS giveable
         FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
         JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
        WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY s.id, k.redeemed_at) owned
      ORDER BY redeemed_at DESC, position`,
    [fanIds],
  )
  return songs.map((song) => ({ ...song, audioUrl: buildAudioUrl(song.id) }))
}
