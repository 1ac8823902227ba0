import { type ArtistSession, type Guard, publicAccess, requireProductionArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { consumeRateLimit } from '#http/limits/rate-limit'
import * as api from './contract.ts'
import { deleteCover } from './delete-cover.ts'
import { getCover } from './get-cover.ts'
import { updateCover } from './update-cover.ts'

const requireArtistWithinCoverLimit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`covers:${session.artistId}`, { hits: 60, seconds: 3600 })
  return session
}

export const coverRoutes = [
  defineRoute(api.updateCover, requireArtistWithinCoverLimit, ({ params, files, session }) =>
    updateCover(session.artistId, params.id, files['picture']),
  ),
  defineRoute(api.deleteCover, requireProductionArtist, ({ params, session }) =>
    deleteCover(session.artistId, params.id),
  ),
  defineRoute(api.getCover, publicAccess, ({ params, query }) => getCover(params.id, query.size)),
]
