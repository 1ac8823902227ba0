import { errors } from '#contract/green-room/access'
import { ApiError } from '#http/api-error'
import type { Participant } from '#module/green-room/access'

/** The thread's member id: a holder's own, or the one the artist names. Throws 404 for any other. */
export function getThreadId(guest: Participant, member: string | undefined): string {
  const thread = guest.access === 'artist' ? member : guest.memberId
  if (!thread) throw new ApiError(errors['member-unknown'])
  if (guest.access === 'fan' && member && !guest.memberIds.includes(member)) {
    throw new ApiError(errors['member-unknown'])
  }
  return thread
}
