import type { EndpointBody } from '#contract/http'
import type { Participant } from '#module/green-room/access'
import type { updateMemberMuted as muteMemberCall } from './contract.ts'
import { type Member, updateMember } from './update-member.ts'

/** Mutes or unmutes a member. Muted members can still read and listen. */
export function updateMemberMuted(
  guest: Participant,
  memberId: string,
  { muted }: EndpointBody<typeof muteMemberCall>,
): Promise<Member> {
  return updateMember(guest, memberId, `muted_at = CASE WHEN $3::boolean THEN coalesce(m.muted_at, now()) END`, [muted])
}
