import { type ArtistSession, type Guard, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { createAlbum } from './create-album.ts'
import { updateEdition } from './update-edition.ts'

const requireAlbumQuota: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`albums:${session.artistId}`, { hits: api.ALBUMS_PER_HOUR, seconds: 3600 })
  return session
}

export const editionRoutes = [
  defineRoute(
    api.createAlbum,
    requireAlbumQuota,
    async ({ body, session }) => new HttpResponse(201, await createAlbum(session.artistId, body)),
  ),
  defineRoute(api.updateEdition, requireProductionArtist, ({ params, body, session }) =>
    updateEdition(session.artistId, params.id, body),
  ),
]
