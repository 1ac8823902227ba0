import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { buildLastEntriesSql } from './build-last-entries-sql.ts'
import type { RoomNews } from './contract.ts'

/** Nobody reads more rooms at once. */
const ROOMS = 50
const EXCERPT_LENGTH = 240

// Entries of the artist have no author.
const isByOthersSql = `(n.author_id IS DISTINCT FROM here.member_id OR here.access = 'fan' AND n.author_id IS NULL)`

// Fans rarely post, and the artist's own posts are no news: they have an index without those.
const buildPostSql = (condition: string) => `
  SELECT n.id, n.title, left(n.text, ${EXCERPT_LENGTH}) AS text, n.author_id IS NULL AS "byArtist", n.created_at AS at
    FROM green_room_entries n
   WHERE n.artist_id = here.artist_id AND n.kind <> 'message' AND n.removed_at IS NULL AND ${condition}
   ORDER BY n.made DESC LIMIT 1`

// The member of a room is the fan who has held a copy of its artist for longest, as in `getParticipant`. Somebody who has
// never been in the room is no member yet and has seen nothing.
export const listRoomNewsSql = `
  WITH held AS (
    SELECT DISTINCT ON (e.artist_id) e.artist_id, k.fan_id
      FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE k.fan_id = ANY ($1) AND k.state = 'redeemed' AND e.artist_id IS DISTINCT FROM $2::uuid
     ORDER BY e.artist_id, k.redeemed_at, k.fan_id),
  here AS (
    SELECT h.artist_id, 'fan' AS access, m.id AS member_id, coalesce(m.seen_wall, 0) AS seen_wall,
           coalesce(m.seen_chat, 0) AS seen_chat, coalesce(m.seen_thread, 0) AS seen_thread
      FROM held h LEFT JOIN green_room_members m ON m.artist_id = h.artist_id AND m.fan_id = h.fan_id
    UNION ALL
    SELECT a.id, 'artist', NULL, coalesce(r.artist_seen_wall, 0), coalesce(r.artist_seen_chat, 0), 0
      FROM artists a LEFT JOIN green_rooms r ON r.artist_id = a.id WHERE a.id = $2::uuid)
  SELECT a.id AS "artistId", a.stage_name AS "artistName", here.access, unseen.*, post.*
    FROM here JOIN artists a ON a.id = here.artist_id
    LEFT JOIN green_rooms r ON r.artist_id = here.artist_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE n.kind <> 'message' AND n.made > here.seen_wall)::int AS wall,
             count(*) FILTER (WHERE n.kind = 'message' AND n.thread_id IS NULL AND n.made > here.seen_chat)::int AS chat,
             count(*) FILTER (WHERE n.thread_id = here.member_id AND n.made > here.seen_thread
                                 OR here.access = 'artist' AND n.made > t.artist_seen_thread)::int AS thread
        FROM (${buildLastEntriesSql('here.artist_id', 'r.last_change')}) n
        LEFT JOIN green_room_members t ON t.id = n.thread_id
       WHERE ${isByOthersSql}) unseen
    LEFT JOIN LATERAL (
      (${buildPostSql(`here.access = 'fan' AND ${isByOthersSql}`)})
       UNION ALL
      (${buildPostSql(`here.access = 'artist' AND n.author_id IS NOT NULL`)})) post ON true
   ORDER BY unseen.wall + unseen.chat + unseen.thread > 0 DESC, post.at DESC NULLS LAST, a.id LIMIT ${ROOMS}`

type Row = Pick<RoomNews, 'artistId' | 'artistName' | 'access'> &
  RoomNews['unseen'] & { id: string | null; title: string; text: string; byArtist: boolean; at: Date }

/** What is new in the rooms that this session can enter. */
export async function listRoomNews(session: Session): Promise<RoomNews[]> {
  if (!session.artistId && session.fanIds.length === 0) return []
  const rows = await sql<Row>(db, listRoomNewsSql, [session.fanIds, session.artistId])
  return rows.map(({ artistId, artistName, access, wall, chat, thread, id, title, text, byArtist, at }) => ({
    artistId,
    artistName,
    access,
    unseen: { wall, chat, thread },
    post: id === null ? null : { id, title, text, byArtist, at: at.toISOString() },
  }))
}
