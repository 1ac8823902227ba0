import type { BodyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { type RoomState, type markSeen as markSeenCall } from './contract.ts'
import { type Guest, type GuestSession, mayWrite } from './enter-room.ts'
import { memberName } from './entry.ts'
import { threadOf } from './list-entries.ts'

/** The numbers of a room. A conversation is the room's own chat or one holder's with the artist, once something is said in it. */
const statsColumns = `
  (SELECT count(DISTINCT k.fan_id)::int FROM keymails k JOIN editions e ON e.id = k.edition_id
    WHERE e.artist_id = $1 AND k.state = 'redeemed') AS holders,
  (SELECT count(DISTINCT coalesce(n.thread_id, n.artist_id))::int FROM green_room_entries n
    WHERE n.artist_id = $1 AND n.kind = 'message' AND n.removed_at IS NULL) AS conversations,
  (SELECT count(*)::int FROM green_room_entries n
    WHERE n.artist_id = $1 AND n.kind <> 'message' AND n.removed_at IS NULL) AS posts`

const describeText = `
  SELECT coalesce(r.last_change, 0) AS "lastChange", m.display_name AS "displayName", ${memberName('m')} AS name,
         ${statsColumns},
         count(n.id) FILTER (WHERE n.kind <> 'message' AND n.made > coalesce(m.seen_wall, r.artist_seen_wall, 0))::int AS wall,
         count(n.id) FILTER (WHERE n.kind = 'message' AND n.thread_id IS NULL
                               AND n.made > coalesce(m.seen_chat, r.artist_seen_chat, 0))::int AS chat,
         count(n.id) FILTER (WHERE n.thread_id IS NOT NULL AND (n.thread_id = m.id AND n.made > m.seen_thread
                               OR $2::uuid IS NULL AND n.made > t.artist_seen_thread))::int AS thread
    FROM (SELECT $1::uuid AS artist_id) here
    LEFT JOIN green_rooms r ON r.artist_id = here.artist_id
    LEFT JOIN green_room_members m ON m.id = $2
    LEFT JOIN green_room_entries n ON n.artist_id = here.artist_id AND n.removed_at IS NULL
          AND n.author_id IS DISTINCT FROM $2::uuid
          AND n.made > least(coalesce(m.seen_wall, r.artist_seen_wall), coalesce(m.seen_chat, r.artist_seen_chat),
                             CASE WHEN $2::uuid IS NULL THEN 0 ELSE m.seen_thread END)
    LEFT JOIN green_room_members t ON t.id = n.thread_id
   GROUP BY r.artist_id, r.last_change, m.id`

/** What a guest sees on coming in: who they are here, the counted numbers, and how much is new since they last looked. */
export async function describeRoom(session: GuestSession): Promise<RoomState> {
  const { guest } = session
  const [row] = await sql<{
    lastChange: number
    displayName: string | null
    name: string
    holders: number
    conversations: number
    posts: number
    wall: number
    chat: number
    thread: number
  }>(db, describeText, [guest.artistId, guest.memberId])
  if (!row) throw new Error('a room was not described')
  const { holders, conversations, posts, wall, chat, thread } = row
  return {
    artistId: guest.artistId,
    artistName: guest.artistName,
    me: {
      access: guest.access,
      memberId: guest.memberId,
      name: guest.access === 'artist' ? guest.artistName : row.name,
      displayName: row.displayName,
      muted: guest.muted,
      mayWrite: mayWrite(session),
    },
    stats: { holders, conversations, posts },
    unseen: { wall, chat, thread },
    lastChange: row.lastChange,
  }
}

const seenColumns = {
  fan: { wall: 'seen_wall', chat: 'seen_chat', thread: 'seen_thread' },
  artist: { wall: 'artist_seen_wall', chat: 'artist_seen_chat' },
} as const

/** Remembers how far somebody has read. It only ever moves on. */
export async function markSeen(guest: Guest, { place, member, change }: BodyOf<typeof markSeenCall>): Promise<void> {
  if (guest.access === 'fan') {
    const column = seenColumns.fan[place]
    await sql(db, `UPDATE green_room_members SET ${column} = greatest(${column}, $2) WHERE id = $1`, [
      guest.memberId,
      change,
    ])
  } else if (place === 'thread') {
    await sql(
      db,
      `UPDATE green_room_members SET artist_seen_thread = greatest(artist_seen_thread, $3) WHERE id = $1 AND artist_id = $2`,
      [threadOf(guest, member), guest.artistId, change],
    )
  } else {
    const column = seenColumns.artist[place]
    await sql(db, `UPDATE green_rooms SET ${column} = greatest(${column}, $2) WHERE artist_id = $1`, [
      guest.artistId,
      change,
    ])
  }
}
