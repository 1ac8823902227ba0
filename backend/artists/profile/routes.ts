import { type ArtistSession, type Guard, publicAccess, requireArtist, requireProductionArtist } from '#http/guards'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { deleteProfilePicture } from './delete-profile-picture.ts'
import { getArtistProfile } from './get-artist-profile.ts'
import { getOwnProfile } from './get-own-profile.ts'
import { getProfilePicture } from './get-profile-picture.ts'
import { updateProfilePicture } from './update-profile-picture.ts'
import { updateProfile } from './update-profile.ts'

const requireArtistWithinPictureLimit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`pictures:${session.artistId}`, { hits: 30, seconds: 3600 })
  return session
}

export const profileRoutes = [
  defineRoute(api.getOwnProfile, requireArtist, ({ session }) => getOwnProfile(session.artistId)),
  defineRoute(api.updateProfile, requireProductionArtist, ({ body, session }) => updateProfile(session.artistId, body)),
  defineRoute(api.updateProfilePicture, requireArtistWithinPictureLimit, ({ files, session }) =>
    updateProfilePicture(session.artistId, files['picture']),
  ),
  defineRoute(api.deleteProfilePicture, requireProductionArtist, ({ session }) =>
    deleteProfilePicture(session.artistId),
  ),
  defineRoute(api.getArtistProfile, publicAccess, ({ params }) => getArtistProfile(params.id)),
  defineRoute(api.getProfilePicture, publicAccess, ({ params }) => getProfilePicture(params.id)),
]
