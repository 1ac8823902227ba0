import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildHoldersSql } from '#module/catalog/copy-counts'
import { isWriter, type ParticipantSession } from '#module/green-room/access'
import { buildMemberNameSql, formatMemberName, type MemberName } from '#module/green-room/members'
import { buildLastEntriesSql } from './build-last-entries-sql.ts'
import type { RoomState } from './contract.ts'

// Unseen entries are looked for among the room's last changes, as `listRoomNews` does. $2 is null for the artist.
export const getRoomSql = `
  SELECT coalesce(r.last_change, 0) AS "lastChange", m.display_name AS "displayName", ${buildMemberNameSql('m')} AS name,
         ${buildHoldersSql('$1')} AS holders, coalesce(r.conversations, 0) AS conversations, coalesce(r.posts, 0) AS posts,
         unseen.*
    FROM (SELECT $1::uuid AS artist_id) here
    LEFT JOIN green_rooms r ON r.artist_id = here.artist_id
    LEFT JOIN green_room_members m ON m.id = $2
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE n.kind <> 'message' AND n.made > coalesce(m.seen_wall, r.artist_seen_wall))::int AS wall,
             count(*) FILTER (WHERE n.kind = 'message' AND n.thread_id IS NULL
                                AND n.made > coalesce(m.seen_chat, r.artist_seen_chat))::int AS chat,
             count(*) FILTER (WHERE n.thread_id = m.id AND n.made > m.seen_thread
                                 OR $2::uuid IS NULL AND n.made > t.artist_seen_thread)::int AS thread
        FROM (${buildLastEntriesSql('here.artist_id', 'r.last_change')}) n
        LEFT JOIN green_room_members t ON t.id = n.thread_id
       WHERE n.author_id IS DISTINCT FROM $2::uuid) unseen`

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
