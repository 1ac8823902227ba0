import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildHoldersSql } from '#module/catalog/copy-counts'
import { isWriter, type ParticipantSession } from '#module/green-room/access'
import { buildMemberNameSql, formatMemberName, type MemberName } from '#module/green-room/members'
import type { RoomState } from './contract.ts'

/**
 * SQL columns with a room's counts. Conversations are the room's chat and each thread of a holder with the artist, once
 * they have a message.
 */
const statsColumnsSql = `
  ${buildHoldersSql('$1')} AS holders,
  (SELECT count(DISTINCT coalesce(n.thread_id, n.artist_id))::int FROM green_room_entries n
    WHERE n.artist_id = $1 AND n.kind = 'message' AND n.removed_at IS NULL) AS conversations,
  (SELECT count(*)::int FROM green_room_entries n
    WHERE n.artist_id = $1 AND n.kind <> 'message' AND n.removed_at IS NULL) AS posts`

const getRoomSql = `
  SELECT coalesce(r.last_change, 0) AS "lastChange", m.display_name AS "displayName", ${buildMemberNameSql('m')} AS name,
         ${statsColumnsSql},
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

/** The room as this participant sees it: identity, counts and unread entries. */
export async function getRoom(session: ParticipantSession): Promise<RoomState> {
  const { participant } = session
  const [row] = await sql<{
    lastChange: number
    displayName: string | null
    name: MemberName
    holders: number
    conversations: number
    posts: number
    wall: number
    chat: number
    thread: number
  }>(db, getRoomSql, [participant.artistId, participant.memberId])
  if (!row) throw new Error('the room query returned no row')
  const { holders, conversations, posts, wall, chat, thread } = row
  return {
    artistId: participant.artistId,
    artistName: participant.artistName,
    me: {
      access: participant.access,
      memberId: participant.memberId,
      name: participant.access === 'artist' ? participant.artistName : formatMemberName(row.name, participant.language),
      displayName: row.displayName,
      muted: participant.muted,
      mayWrite: isWriter(session),
    },
    stats: { holders, conversations, posts },
    unseen: { wall, chat, thread },
    lastChange: row.lastChange,
  }
}
