import type { Context } from 'koa'
import { type ArtistSession, type Guard, requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { defineRoute, type Route } from '#http/define-route'
import * as api from './contract.ts'
import { createSongFromUpload } from './create-song-from-upload.ts'
import { getUploadCredits } from './get-upload-credits.ts'
import { updateUpload } from './resumable/update-upload.ts'
import { startUpload } from './resumable/start-upload.ts'
import { assertUploadCredit } from './upload-credit.ts'
import { updateRecording } from './update-recording.ts'
import { uploadSong } from './upload-song.ts'

/** Requires a production artist with an upload credit, before the file is read. */
const requireUploadCredit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`uploads:${session.artistId}`, { hits: api.UPLOADS_PER_HOUR, seconds: 3600 })
  await assertUploadCredit(session.artistId)
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
const registerTusRoutes: Route = (table) => {
  table.register(api.UPLOADS_PATH, ['POST'], async (ctx: Context) => {
    await startUpload(ctx, (await requireUploadCredit(ctx)).artistId)
  })
  table.register(`${api.UPLOADS_PATH}/:id`, ['HEAD', 'PATCH', 'DELETE'], async (ctx: Context) => {
    await updateUpload(ctx, (await requireProductionArtist(ctx)).artistId)
  })
}

export const uploadRoutes = [
  defineRoute(
    api.uploadSong,
    requireUploadCredit,
    async ({ body, files, session }) => new HttpResponse(201, await uploadSong(session.artistId, body, files)),
  ),
  defineRoute(
    api.createSongFromUpload,
    requireUploadQuota,
    async ({ body, files, session }) =>
      new HttpResponse(201, await createSongFromUpload(session.artistId, body, files)),
  ),
  defineRoute(
    api.updateRecording,
    requireUploadQuota,
    async ({ params, body, files, session }) =>
      new HttpResponse(202, await updateRecording(session.artistId, params.id, body, files)),
  ),
  registerTusRoutes,
  defineRoute(api.getUploadCredits, requireArtist, ({ session }) => getUploadCredits(session.artistId)),
]
