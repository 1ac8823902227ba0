import { buildAudioUrl } from '#contract/playback'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/session'
import type { Room } from './contract.ts'

type RoomSong = Omit<Room['songs'][number], 'audioUrl'> &
  Pick<Room, 'artistId' | 'artistName' | 'bio' | 'access' | 'holders'>

const roomSongColumnsSql = `
  s.id, s.title, e.id AS "editionId", e.title AS "editionTitle", e.copies AS "of", s.duration_ms AS "durationMs", s.peaks,
  a.id AS "artistId", a.stage_name AS "artistName", a.bio,
  (SELECT count(DISTINCT h.fan_id)::int FROM keymails h JOIN editions he ON he.id = h.edition_id
    WHERE he.artist_id = a.id AND h.state = 'redeemed') AS holders`

/** The rooms this session can enter: those of every artist whose copies the fan holds, and the artist's own. */
export async function listRooms(session: Session): Promise<Room[]> {
  if (!session.artistId && session.fanIds.length === 0) throw new ApiError(commonErrors['no-session'])
  const held = await listHeldSongs(session.fanIds)
  const own = session.artistId ? await listOwnSongs(session.artistId) : []
  const rooms = new Map<string, Room>()
  // An artist without songs still has a room.
  if (session.artistId && own.length === 0) rooms.set('own', await buildEmptyRoom(session.artistId))
  for (const { artistId, artistName, bio, access, holders, ...song } of [...own, ...held]) {
    const key = `${access} ${artistId}`
    const room = rooms.get(key) ?? { artistId, artistName, bio, access, holders, songs: [] }
    room.songs.push({ ...song, audioUrl: buildAudioUrl(song.id) })
    rooms.set(key, room)
  }
  return [...rooms.values()]
}

async function buildEmptyRoom(artistId: string): Promise<Room> {
  const [artist] = await sql<{ artistName: string; bio: string }>(
    db,
    'SELECT stage_name AS "artistName", bio FROM artists WHERE id = $1',
    [artistId],
  )
  if (!artist) throw new ApiError(commonErrors['no-session'])
  return { artistId, ...artist, access: 'artist', holders: 0, songs: [] }
}

function listHeldSongs(fanIds: string[]): Promise<RoomSong[]> {
  return sql<RoomSong>(
    db,
    `SELECT ${roomSongColumnsSql}, 'fan' AS access, k.copy, k.code AS "keymailCode", (k.price_cents / 100.0)::float8 AS price
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN artists a ON a.id = e.artist_id
       JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
      WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' ORDER BY k.redeemed_at DESC, es.position`,
    [fanIds],
  )
}

function listOwnSongs(artistId: string): Promise<RoomSong[]> {
  return sql<RoomSong>(
    db,
    `SELECT ${roomSongColumnsSql}, 'artist' AS access, NULL::int AS copy, NULL AS "keymailCode",
            (e.price_cents / 100.0)::float8 AS price
       FROM editions e JOIN artists a ON a.id = e.artist_id
       JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
      WHERE e.artist_id = $1 ORDER BY e.id DESC, es.position`,
    [artistId],
  )
}
