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

// A copy names whoever holds it unless they chose a name or have held another one for longer.
const matchedSql = `
  WITH named AS MATERIALIZED (
    SELECT fan_id, redeemed_at, id FROM keymails WHERE edition_id = ANY ($4::uuid[]) AND state = 'redeemed'
    UNION ALL
    SELECT fan_id, redeemed_at, id FROM keymails
     WHERE edition_id = ANY ($5::uuid[]) AND copy = ANY ($6::int[]) AND state = 'redeemed'),
  matched AS (
    -- Most members chose no name: the index of names leaves them out.
    SELECT m.* FROM green_room_members m WHERE m.artist_id = $1 AND m.name_key IS NOT NULL AND strpos(m.name_key, $3) > 0
    UNION ALL
    SELECT m.* FROM named n JOIN green_room_members m ON m.artist_id = $1 AND m.fan_id = n.fan_id
     WHERE m.display_name IS NULL AND NOT ${buildHoldsSql('m.fan_id', '(k.redeemed_at, k.id) < (n.redeemed_at, n.id)')}
    UNION ALL
    SELECT m.* FROM green_room_members m
     WHERE $7 AND m.artist_id = $1 AND m.display_name IS NULL AND NOT ${buildHoldsSql('m.fan_id')})`

// Members are ordered by what their rows keep of the thread: names and messages are needed of one page only.
const buildPageSql = (members: string) => `
  SELECT m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted,
         (SELECT count(*)::int FROM green_room_entries n
           WHERE n.artist_id = $1 AND n.thread_id = m.id AND n.kind = 'message' AND n.removed_at IS NULL
             AND n.author_id IS NOT NULL AND n.made > m.artist_seen_thread) AS unseen,
         last.text, last.created_at AS at, last.author_id IS NULL AS "fromArtist"
    FROM (SELECT * FROM ${members} listed WHERE artist_id = $1
           ORDER BY (last_from_fan > artist_seen_thread) DESC, last_message DESC, joined_at DESC LIMIT $2) m
    LEFT JOIN green_room_entries last ON last.artist_id = $1 AND last.thread_id = m.id AND last.made = m.last_message
     AND last.kind = 'message' AND last.removed_at IS NULL
   ORDER BY (m.last_from_fan > m.artist_seen_thread) DESC, m.last_message DESC, m.joined_at DESC`

export const listMembersSql = buildPageSql('green_room_members')
export const searchMembersSql = `${matchedSql} ${buildPageSql('matched')}`

const listEditions = (artistId: string) =>
  sql<NameableEdition>(db, 'SELECT id, title, kind, copies FROM editions WHERE artist_id = $1', [artistId])

type Row = Omit<Member, 'name'> & {
  name: MemberName
  unseen: number
  text: string | null
  at: Date | null
  fromArtist: boolean | null
}

async function searchMembers({ artistId, language }: Participant, key: string): Promise<Row[]> {
  const editions = await listEditions(artistId)
  // As the artist reads names and in English, in which others may quote them.
  const read: Language[] = language === 'english' ? [language] : [language, 'english']
  const { editionIds, numberedEditionIds, numbers, former } = buildNameSearch(key, editions, read)
  return sql<Row>(db, searchMembersSql, [
    artistId,
    MEMBERS_MAX,
    key,
    editionIds,
    numberedEditionIds,
    numbers,
    former,
    editions.map(({ id }) => id),
  ])
}

/** The room's members, for its artist: unread threads first, then by latest message. */
export async function listMembers(guest: Participant, { q }: EndpointQuery<typeof listMembersCall>) {
  const key = toNameKey(q)
  const rows = await (key === ''
    ? sql<Row>(db, listMembersSql, [guest.artistId, MEMBERS_MAX])
    : searchMembers(guest, key))
  return rows.map(({ id, name, muted, unseen, text, at, fromArtist }) => ({
    id,
    name: formatMemberName(name, guest.language),
    muted,
    unseen,
    lastMessage:
      text === null || !at ? null : { text: text.slice(0, 120), at: at.toISOString(), mine: fromArtist === true },
  }))
}
