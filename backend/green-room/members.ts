import type { BodyOf, QueryOf } from '#contract/platform'
import { foldText } from '#module/songs'
import { brokeUnique, db, inTransaction, sql } from '#platform/database'
import { RECHECK } from '#platform/event-stream'
import { announce } from '#platform/live'
import { oneLine } from '#platform/one-line'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import {
  DISPLAY_NAME_MAX,
  RENAMES_PER_HOUR,
  type listMembers as listMembersCall,
  type muteMember as muteMemberCall,
  refusals,
} from './contract.ts'
import { type Guest, roomTopic } from './enter-room.ts'
import { memberName, nextChange } from './entry.ts'

type Member = { id: string; name: string; muted: boolean }

const MEMBERS_SHOWN = 60

/** Who has been in the room, for its artist: whose private words are new first, then the newest conversations. */
export async function listMembers(guest: Guest, { q }: QueryOf<typeof listMembersCall>) {
  const rows = await sql<Member & { unseen: number; text: string | null; at: Date | null; fromArtist: boolean | null }>(
    db,
    `SELECT * FROM (
       SELECT m.id, ${memberName('m')} AS name, m.muted_at IS NOT NULL AS muted, m.joined_at AS joined, last.text, last.at,
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
    [guest.artistId, q, MEMBERS_SHOWN],
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

/** Takes the word from a holder, or gives it back. They go on reading and listening. */
export function muteMember(guest: Guest, memberId: string, { muted }: BodyOf<typeof muteMemberCall>): Promise<Member> {
  return changeMember(guest, memberId, `muted_at = CASE WHEN $3::boolean THEN coalesce(m.muted_at, now()) END`, [muted])
}

/** Chooses what the others call somebody in this room; empty takes the copy's number again. */
export async function nameMyself(guest: Guest, typed: string): Promise<Member> {
  if (!guest.memberId) throw new Refusal(refusals['name-unfit'], { message: 'Artists go by their stage name.' })
  const name = oneLine(typed.normalize('NFC').replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')).replaceAll(/\s+/g, ' ')
  const key = nameKey(name)
  if (name && (name.length < 2 || name.length > DISPLAY_NAME_MAX || key.length < 2)) {
    throw new Refusal(refusals['name-unfit'])
  }
  // Nobody is taken for the artist, or for the number of a copy they do not hold.
  if (name && (key === nameKey(guest.artistName) || /^(holder ?of|former ?holder)/.test(key))) {
    throw new Refusal(refusals['name-taken'])
  }
  await spend(`room-names:${guest.memberId}`, { hits: RENAMES_PER_HOUR, seconds: 3600 })
  try {
    return await changeMember(guest, guest.memberId, 'display_name = $3, name_key = $4', [
      name || null,
      name ? key : null,
    ])
  } catch (error) {
    if (brokeUnique(error, 'green_room_members_name')) throw new Refusal(refusals['name-taken'])
    throw error
  }
}

/** Letters and digits only, folded: “Ruth-Ann”, “RUTHANN” and “ruthann” are one name. */
const nameKey = (name: string) =>
  foldText(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function changeMember(guest: Guest, memberId: string, set: string, values: unknown[]): Promise<Member> {
  return inTransaction(async (trx) => {
    const [member] = await sql<Member>(
      trx,
      `WITH ${nextChange}, changed AS (
         UPDATE green_room_members m SET ${set}, change = room.change FROM room
          WHERE m.id = $2 AND m.artist_id = $1 RETURNING m.*)
       SELECT m.id, ${memberName('m')} AS name, m.muted_at IS NOT NULL AS muted FROM changed m`,
      [guest.artistId, memberId, ...values],
    )
    if (!member) throw new Refusal(refusals['member-unknown'])
    await announce(trx, roomTopic(guest.artistId), RECHECK)
    return member
  })
}
