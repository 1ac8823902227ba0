import { buildAudioUrl } from '#contract/playback'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { buildHoldersSql } from '#module/catalog/copy-counts'
import { buildCoverUrlSql, buildEditionCoverSql } from '#module/catalog/covers'
import type { Room } from './contract.ts'

type RoomSong = Omit<Room['songs'][number], 'audioUrl'> &
  Pick<Room, 'artistId' | 'artistName' | 'bio' | 'access' | 'holders'>

const roomSongColumnsSql = `
  s.id, s.title, e.id AS "editionId", e.title AS "editionTitle", e.copies AS "of",
  ${buildCoverUrlSql({ song: 's.id', edition: 'e.id' })} AS "coverUrl", ${buildEditionCoverSql('url')} AS "editionCover",
  s.duration_ms AS "durationMs", s.peaks,
  a.id AS "artistId", a.stage_name AS "artistName", a.bio,
  a.holders`

/** Rooms' artists with their number of holders, counted once per artist. */
const buildRoomArtistsSql = (artistIds: string) => `
  room AS MATERIALIZED (
    SELECT id, stage_name, bio, ${buildHoldersSql('artists.id')} AS holders FROM artists WHERE id IN (${artistIds}))`

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

export const listHeldSongsSql = `
  WITH held AS MATERIALIZED (
    SELECT k.copy, k.code, k.price_cents, k.redeemed_at, e.artist_id, k.gifted_at, k.entered_at IS NOT NULL AS entered,
           e.id, e.title, e.kind, e.copies
      FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed'),
  ${buildRoomArtistsSql('SELECT artist_id FROM held')}
  SELECT ${roomSongColumnsSql}, 'fan' AS access, e.copy, e.code AS "keymailCode", (e.price_cents / 100.0)::float8 AS price,
         e.gifted_at IS NULL AND NOT bool_or(e.entered) OVER (PARTITION BY s.id) AS giveable
    FROM held e JOIN room a ON a.id = e.artist_id
    JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
   ORDER BY e.redeemed_at DESC, es.position`

const listHeldSongs = (fanIds: string[]): Promise<RoomSong[]> => sql<RoomSong>(db, listHeldSongsSql, [fanIds])

function listOwnSongs(artistId: string): Promise<RoomSong[]> {
  return sql<RoomSong>(
    db,
    `WITH ${buildRoomArtistsSql('$1')}
     SELECT ${roomSongColumnsSql}, 'artist' AS access, NULL::int AS copy, NULL AS "keymailCode",
            (e.price_cents / 100.0)::float8 AS price, false AS giveable
       FROM editions e JOIN room a ON a.id = e.artist_id
       JOIN edition_songs es ON es.edition_id = e.id JOIN songs s ON s.id = es.song_id
      WHERE e.artist_id = $1 ORDER BY e.id DESC, es.position`,
    [artistId],
  )
}
