import type { Context } from 'koa'
import { incrementCounter, trackEvent } from '#module/analytics'
import { isEtagMatch } from '#platform/etag'
import {
  type ArtistSession,
  type Guard,
  HttpResponse,
  type Route,
  publicAccess,
  requireArtist,
  requireProductionArtist,
  route,
} from '#platform/route'
import { getSessionHash } from '#platform/session'
import { consumeRateLimit } from '#platform/throttle'
import { updateEdition } from './change-edition.ts'
import * as api from './contract.ts'
import { createAlbum } from './create-album.ts'
import { getSong } from './describe-song.ts'
import { createSongFromUpload } from './finish-upload.ts'
import { listAlbums } from './list-albums.ts'
import { listArtistSongs, listSongs } from './list-songs.ts'
import { streamPreview } from './play-preview.ts'
import { streamSong } from './play-song.ts'
import { startUpload, resumeUpload } from './receive-upload.ts'
import { getUploadCredits } from './upload-credits.ts'
import { assertUploadCredit, uploadSong } from './upload-song.ts'

/** Requires a production artist with an upload credit, before the file is read. */
const requireUploadCredit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`uploads:${session.artistId}`, { hits: api.UPLOADS_PER_HOUR, seconds: 3600 })
  await assertUploadCredit(session.artistId)
  return session
}

const requireAlbumQuota: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`albums:${session.artistId}`, { hits: api.ALBUMS_PER_HOUR, seconds: 3600 })
  return session
}

/**
 * As requireUploadCredit, but without the credit: an upload that has become a song may be requested again after the
 * last credit is gone.
 */
const requireUploadQuota: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`uploads:${session.artistId}`, { hits: api.UPLOADS_PER_HOUR, seconds: 3600 })
  return session
}

/** tus uses headers and raw bodies, so it parses its own requests; access is checked first, as everywhere. */
const registerTusRoutes: Route = (router) => {
  router.register(api.UPLOADS_PATH, ['POST'], async (ctx: Context) => {
    await startUpload(ctx, (await requireUploadCredit(ctx)).artistId)
  })
  router.register(`${api.UPLOADS_PATH}/:id`, ['HEAD', 'PATCH', 'DELETE'], async (ctx: Context) => {
    await resumeUpload(ctx, (await requireProductionArtist(ctx)).artistId)
  })
}

const parseRangeRequest = (ctx: Context) => ({
  range: ctx.get('range'),
  ifRange: ctx.get('if-range'),
  ifNoneMatch: ctx.get('if-none-match'),
  head: ctx.method === 'HEAD',
  onSent: (then: () => void) => {
    ctx.res.once('finish', then)
  },
})

/** Players request a recording in ranges; only the first one counts as a play. */
const isFirstRange = (ctx: Context) => /^(bytes=0-.*)?$/.test(ctx.get('range'))

export const uploadRoutes = [
  route(api.listSongs, publicAccess, async ({ query, ctx }) => {
    const { json, etag, headers } = await listSongs(query)
    return isEtagMatch(ctx.get('if-none-match'), etag) ? new HttpResponse(304, undefined, headers) : new HttpResponse(200, json, headers)
  }),
  route(api.getSong, publicAccess, ({ params }) => getSong(params.id)),
  route(
    api.uploadSong,
    requireUploadCredit,
    async ({ body, files, session }) => new HttpResponse(201, await uploadSong(session.artistId, body, files)),
  ),
  route(
    api.createSongFromUpload,
    requireUploadQuota,
    async ({ body, files, session }) => new HttpResponse(201, await createSongFromUpload(session.artistId, body, files)),
  ),
  registerTusRoutes,
  route(api.listArtistSongs, requireArtist, ({ session }) => listArtistSongs(session.artistId)),
  route(api.getUploadCredits, requireArtist, ({ session }) => getUploadCredits(session.artistId)),
  route(
    api.createAlbum,
    requireAlbumQuota,
    async ({ body, session }) => new HttpResponse(201, await createAlbum(session.artistId, body)),
  ),
  route(api.updateEdition, requireProductionArtist, ({ params, body, session }) =>
    updateEdition(session.artistId, params.id, body),
  ),
  route(api.listAlbums, publicAccess, ({ query }) => listAlbums(query)),
  route(api.streamSong, publicAccess, ({ params, ctx }) => {
    if (isFirstRange(ctx)) trackEvent(ctx, 'listened')
    return streamSong(params.id, { ...parseRangeRequest(ctx), tokenHash: getSessionHash(ctx) })
  }),
  route(api.streamPreview, publicAccess, ({ params, ctx }) => {
    if (isFirstRange(ctx)) {
      trackEvent(ctx, 'listened')
      incrementCounter('preview')
    }
    return streamPreview(params.id, parseRangeRequest(ctx))
  }),
]
