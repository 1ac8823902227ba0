import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import { type Guard, requireSession } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'
import { type Participant, getParticipant } from './get-participant.ts'

export type ParticipantSession = Session & { participant: Participant }

/** Requires access to the room in the path. */
export const requireRoomAccess: Guard<ParticipantSession> = async (ctx) => {
  const session = await requireSession(ctx)
  const { artistId = '' } = ctx.params as { artistId?: string }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(artistId)) throw new ApiError(commonErrors.unknown)
  return { ...session, participant: await getParticipant(session, artistId.toLowerCase(), getRequestLanguage(ctx)) }
}

/** Requires write access: no evaluation G-Key, not muted. */
export const requireRoomWriter: Guard<ParticipantSession> = async (ctx) => {
  const session = await requireRoomAccess(ctx)
  assertCanWrite(session)
  if (session.participant.muted) throw new ApiError(errors.muted)
  return session
}

/** Requires the room's artist with a production G-Key. */
export const requireRoomArtist: Guard<ParticipantSession> = async (ctx) => {
  const session = await requireRoomAccess(ctx)
  if (session.participant.access !== 'artist') throw new ApiError(errors['artist-only'])
  assertCanWrite(session)
  return session
}

export function isWriter({ accountType, participant }: ParticipantSession): boolean {
  return participant.access === 'fan' || accountType === 'production'
}

function assertCanWrite(session: ParticipantSession): void {
  if (!isWriter(session)) throw new ApiError(commonErrors['test-account'])
}
