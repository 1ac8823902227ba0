import type { Profile } from './profile.ts'
import { updatePictureKey } from './update-picture-key.ts'

export function deleteProfilePicture(artistId: string): Promise<Profile> {
  return updatePictureKey(artistId, undefined)
}
