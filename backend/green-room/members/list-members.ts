import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Participant } from '#module/green-room/access'
import { buildMemberNameSql } from './build-member-name-sql.ts'
import type { listMembers as listMembersCall } from './contract.ts'
import type { Member } from './update-member.ts'

const MEMBERS_MAX = 60

/** The room's members, for its artist: unread threads first, then by latest message. */
export async function listMembers(guest: Participant, { q }: EndpointQuery<typeof listMembersCall>) {
  const rows = await sql<Member & { unseen: number; text: string | null; at: Date | null; fromArtist: boolean | null }>(
    db,
    `SELECT * FROM (
       SELECT m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted, m.joined_at AS joined, last.text, last.at,
              last.author_id IS NULL AS "fromArtist",
              (SELECT count(*)::int FROM green_room_entries n
                WHERE n.artist_id = $1 AND n.thread_id = m.id AND n.kind = 'message' AND n.removed_at IS NULL
                  AND n.author_id IS NOT NULL AND n.made > m.artist_seen_thread) AS unseen
         FROM green_room_members m
         LEFT JOIN LATERAL (
           SELECT n.text, n.created_at AS at, n.author_id, n.made FROM green_room_entries n
            WHERE n.artist_id = $1 AND n.thread_id = m.id AND n.kind = 'message' AND n.removed_at IS NULL
            ORDER BY n.made DESC LIMIT 1) last ON true
        WHERE m.artist_id = $1) listed
      WHERE $2 = '' OR strpos(lower(name), lower($2)) > 0
      ORDER BY unseen > 0 DESC, at DESC NULLS LAST, joined DESC LIMIT $3`,
    [guest.artistId, q, MEMBERS_MAX],
  )
  return rows.map(({ id, name, muted, unseen, text, at, fromArtist }) => ({
    id,
    name,
    muted,
    unseen,
    lastMessage:
      text === null || !at ? null : { text: text.slice(0, 120), at: at.toISOString(), mine: fromArtist === true },
  }))
}
