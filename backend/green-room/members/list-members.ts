import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Participant } from '#module/green-room/access'
import { buildHolderOfSql, buildMemberNameSql, buildUnchosenNameSql } from './build-member-name-sql.ts'
import type { listMembers as listMembersCall } from './contract.ts'
import type { Member } from './update-member.ts'

const MEMBERS_MAX = 60

// Members are ordered before anything else of them is read: names and messages are needed of one page only.
const listMembersSql = `
  WITH holder AS MATERIALIZED (
    SELECT DISTINCT ON (k.fan_id) k.fan_id, k.copy, e.title, e.kind FROM keymails k JOIN editions e ON e.id = k.edition_id
     WHERE $4 AND e.artist_id = $1 AND k.state = 'redeemed' ORDER BY k.fan_id, k.redeemed_at, k.id),
  matched AS (
    SELECT m.* FROM green_room_members m LEFT JOIN holder h ON h.fan_id = m.fan_id
     WHERE m.artist_id = $1 AND ($2 = '' OR strpos(lower(m.display_name), lower($2)) > 0
           OR $4 AND m.display_name IS NULL AND strpos(lower(${buildUnchosenNameSql('h')}), lower($2)) > 0)),
  thread AS (
    SELECT n.thread_id, max(n.made) AS made,
           count(*) FILTER (WHERE n.author_id IS NOT NULL AND n.made > m.artist_seen_thread)::int AS unseen
      FROM green_room_entries n JOIN matched m ON m.id = n.thread_id
     WHERE n.artist_id = $1 AND n.kind = 'message' AND n.removed_at IS NULL GROUP BY 1),
  page AS (
    SELECT m.*, t.made, coalesce(t.unseen, 0) AS unseen FROM matched m LEFT JOIN thread t ON t.thread_id = m.id
     ORDER BY coalesce(t.unseen, 0) > 0 DESC, t.made DESC NULLS LAST, m.joined_at DESC LIMIT $3)
  SELECT m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted, m.unseen, last.text,
         last.created_at AS at, last.author_id IS NULL AS "fromArtist"
    FROM page m LEFT JOIN green_room_entries last ON last.artist_id = $1 AND last.thread_id = m.id AND last.made = m.made
     AND last.kind = 'message' AND last.removed_at IS NULL
   ORDER BY m.unseen > 0 DESC, m.made DESC NULLS LAST, m.joined_at DESC`

/**
 * Whether what was typed can be in the name of a member who chose none. Those names are built from copies, all of which
 * are read to search them.
 */
async function canBeBuiltName(artistId: string, typed: string): Promise<boolean> {
  if (typed === '') return false
  const [, words = '', number = ''] = /^(.*?)(\d*)$/.exec(typed.toLowerCase()) ?? []
  if ('former holder'.includes(typed.toLowerCase())) return true
  const editions = await sql<{ name: string }>(
    db,
    `SELECT lower(${buildHolderOfSql('e')}) AS name FROM editions e WHERE e.artist_id = $1`,
    [artistId],
  )
  return editions.some(({ name }) => name.includes(typed.toLowerCase()) || (number !== '' && name.endsWith(words)))
}

/** The room's members, for its artist: unread threads first, then by latest message. */
export async function listMembers(guest: Participant, { q }: EndpointQuery<typeof listMembersCall>) {
  const rows = await sql<Member & { unseen: number; text: string | null; at: Date | null; fromArtist: boolean | null }>(
    db,
    listMembersSql,
    [guest.artistId, q, MEMBERS_MAX, await canBeBuiltName(guest.artistId, q)],
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
