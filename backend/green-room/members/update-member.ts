import { errors } from '#contract/green-room/access'
import { runInTransaction } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { RECHECK } from '#database/stream-rows'
import { ApiError } from '#http/api-error'
import { buildRoomTopic, nextChangeSql, type Participant } from '#module/green-room/access'
import { buildMemberNameSql } from './build-member-name-sql.ts'
import { formatMemberName, type MemberName } from './format-member-name.ts'

export type Member = { id: string; name: string; muted: boolean }

export function updateMember(guest: Participant, memberId: string, set: string, values: unknown[]): Promise<Member> {
  return runInTransaction(async (trx) => {
    const [member] = await sql<{ id: string; name: MemberName; muted: boolean }>(
      trx,
      `WITH ${nextChangeSql}, changed AS (
         UPDATE green_room_members m SET ${set}, change = room.change FROM room
          WHERE m.id = $2 AND m.artist_id = $1 RETURNING m.*)
       SELECT m.id, ${buildMemberNameSql('m')} AS name, m.muted_at IS NOT NULL AS muted FROM changed m`,
      [guest.artistId, memberId, ...values],
    )
    if (!member) throw new ApiError(errors['member-unknown'])
    await publish(trx, buildRoomTopic(guest.artistId), RECHECK)
    return { ...member, name: formatMemberName(member.name, guest.language) }
  })
}
