import type { EndpointBody, EndpointQuery } from '#contract/platform'
import { foldText } from '#module/songs'
import { isUniqueViolation, db, inTransaction, sql } from '#platform/database'
import { RECHECK } from '#platform/event-stream'
import { publish } from '#platform/live'
import { toSingleLine } from '#platform/one-line'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import {
  DISPLAY_NAME_MAX,
  RENAMES_PER_HOUR,
  type listMembers as listMembersCall,
  type muteMember as muteMemberCall,
  errors,
} from './contract.ts'
import { type Participant, buildRoomTopic } from './enter-room.ts'
import { buildMemberNameSql, nextChangeSql } from './entry.ts'

type Member = { id: string; name: string; muted: boolean }

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

/** Mutes or unmutes a member. Muted members can still read and listen. */
export function muteMember(guest: Participant, memberId: string, { muted }: EndpointBody<typeof muteMemberCall>): Promise<Member> {
  return updateMember(guest, memberId, `muted_at = CASE WHEN $3::boolean THEN coalesce(m.muted_at, now()) END`, [muted])
}

/** Sets the participant's display name in this room; empty restores the copy number. */
export async function updateDisplayName(guest: Participant, typed: string): Promise<Member> {
  if (!guest.memberId) throw new ApiError(errors['name-unfit'], { message: 'Artists go by their stage name.' })
  const name = toSingleLine(typed.normalize('NFC').replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')).replaceAll(/\s+/g, ' ')
  const key = toNameKey(name)
  if (name && (name.length < 2 || name.length > DISPLAY_NAME_MAX || key.length < 2)) {
    throw new ApiError(errors['name-unfit'])
  }
  // Names must not imitate the artist or another copy's number.
  if (name && (key === toNameKey(guest.artistName) || /^(holder ?of|former ?holder)/.test(key))) {
    throw new ApiError(errors['name-taken'])
  }
  await consumeRateLimit(`room-names:${guest.memberId}`, { hits: RENAMES_PER_HOUR, seconds: 3600 })
  try {
    return await updateMember(guest, guest.memberId, 'display_name = $3, name_key = $4', [
      name || null,
      name ? key : null,
    ])
  } catch (error) {
    if (isUniqueViolation(error, 'green_room_members_name')) throw new ApiError(errors['name-taken'])
    throw error
  }
}

/** Comparison key: folded letters and digits only, so “Ruth-Ann”, “RUTHANN” and “ruthann” are equal. */
const toNameKey = (name: string) =>
  foldText(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function updateMember(guest: Participant, memberId: string, set: string, values: unknown[]): Promise<Member> {
  return inTransaction(async (trx) => {
    const [member] = await sql<Member>(
      trx,
      `WITH ${nextChangeSql}, changed AS (
         UPDATE green_room_members m SET ${set}, change = room.change FROM room
          WHERE m.id = $2 AND m.artist_id = $1 RETURNING m.*)
       SELECT m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted FROM changed m`,
      [guest.artistId, memberId, ...values],
    )
    if (!member) throw new ApiError(errors['member-unknown'])
    await publish(trx, buildRoomTopic(guest.artistId), RECHECK)
    return member
  })
}
