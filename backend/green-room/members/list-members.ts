import type { EndpointQuery } from '#contract/http'
import type { Language } from '#contract/text'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Participant } from '#module/green-room/access'
import { buildMemberNameSql } from './build-member-name-sql.ts'
import { buildNameSearch, type NameableEdition } from './built-names.ts'
import type { listMembers as listMembersCall } from './contract.ts'
import { formatMemberName, type MemberName } from './format-member-name.ts'
import { toNameKey } from './to-name-key.ts'
import type { Member } from './update-member.ts'

const MEMBERS_MAX = 60

/** SQL condition: `fan` holds copies of the editions $8, which are all of the artist's, that fulfil `condition` on `k`. */
const buildHoldsSql = (fan: string, condition = 'true') =>
  `EXISTS (SELECT FROM keymails k
            WHERE k.fan_id = ${fan} AND k.edition_id = ANY ($8::uuid[]) AND k.state = 'redeemed' AND ${condition})`

// Members are ordered before anything else of them is read: names and messages are needed of one page only. A copy names
// whoever holds it unless they chose a name or have held another one for longer.
const listMembersSql = `
  WITH named AS MATERIALIZED (
    SELECT fan_id, redeemed_at, id FROM keymails WHERE edition_id = ANY ($4::uuid[]) AND state = 'redeemed'
    UNION ALL
    SELECT fan_id, redeemed_at, id FROM keymails
     WHERE edition_id = ANY ($5::uuid[]) AND copy = ANY ($6::int[]) AND state = 'redeemed'),
  matched AS (
    SELECT m.* FROM green_room_members m WHERE m.artist_id = $1 AND ($2 = '' OR strpos(m.name_key, $2) > 0)
    UNION ALL
    SELECT m.* FROM named n JOIN green_room_members m ON m.artist_id = $1 AND m.fan_id = n.fan_id
     WHERE m.display_name IS NULL AND NOT ${buildHoldsSql('m.fan_id', '(k.redeemed_at, k.id) < (n.redeemed_at, n.id)')}
    UNION ALL
    SELECT m.* FROM green_room_members m
     WHERE $7 AND m.artist_id = $1 AND m.display_name IS NULL AND NOT ${buildHoldsSql('m.fan_id')}),
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

/** The artist's editions, if something is searched. */
function listEditions(artistId: string, key: string): Promise<NameableEdition[]> {
  if (key === '') return Promise.resolve([])
  return sql<NameableEdition>(db, 'SELECT id, title, kind, copies FROM editions WHERE artist_id = $1', [artistId])
}

type Row = Omit<Member, 'name'> & {
  name: MemberName
  unseen: number
  text: string | null
  at: Date | null
  fromArtist: boolean | null
}

/** The room's members, for its artist: unread threads first, then by latest message. */
export async function listMembers(guest: Participant, { q }: EndpointQuery<typeof listMembersCall>) {
  const { artistId, language } = guest
  const key = toNameKey(q)
  const editions = await listEditions(artistId, key)
  // As the artist reads names and in English, in which others may quote them.
  const read: Language[] = language === 'english' ? [language] : [language, 'english']
  const { editionIds, numberedEditionIds, numbers, former } = buildNameSearch(key, editions, read)
  const rows = await sql<Row>(db, listMembersSql, [
    artistId,
    key,
    MEMBERS_MAX,
    editionIds,
    numberedEditionIds,
    numbers,
    former,
    editions.map(({ id }) => id),
  ])
  return rows.map(({ id, name, muted, unseen, text, at, fromArtist }) => ({
    id,
    name: formatMemberName(name, language),
    muted,
    unseen,
    lastMessage:
      text === null || !at ? null : { text: text.slice(0, 120), at: at.toISOString(), mine: fromArtist === true },
  }))
}
