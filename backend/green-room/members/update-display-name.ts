import { DISPLAY_NAME_MAX, errors } from '#contract/green-room/access'
import { isUniqueViolation } from '#database/is-unique-violation'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import type { Participant } from '#module/green-room/access'
import { toSingleLine } from '#text/to-single-line'
import { isBuiltName } from './built-names.ts'
import { RENAMES_PER_HOUR } from './contract.ts'
import { toNameKey } from './to-name-key.ts'
import { type Member, updateMember } from './update-member.ts'

/** Sets the participant's display name in this room; empty restores the copy number. */
export async function updateDisplayName(guest: Participant, typed: string): Promise<Member> {
  if (!guest.memberId) throw new ApiError(errors['name-unfit'], { message: 'Artists go by their stage name.' })
  const name = toSingleLine(typed.normalize('NFC').replaceAll(/[\p{Cf}\p{Co}\p{Cn}]/gu, '')).replaceAll(/\s+/g, ' ')
  const key = toNameKey(name)
  if (name && (name.length < 2 || name.length > DISPLAY_NAME_MAX || key.length < 2)) {
    throw new ApiError(errors['name-unfit'])
  }
  // Names must not imitate the artist or another copy's number.
  if (name && (key === toNameKey(guest.artistName) || isBuiltName(key))) {
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
