import type { Context } from 'koa'
import { countSoon, noteDeed } from '#module/analytics'
import { namesTag } from '#platform/etag'
import {
  type ArtistSession,
  type Guard,
  Reply,
  type Route,
  anyone,
  artist,
  productionArtist,
  route,
} from '#platform/route'
import { sessionHash } from '#platform/session'
import { spend } from '#platform/throttle'
import { changeEdition } from './change-edition.ts'
import * as api from './contract.ts'
import { createAlbum } from './create-album.ts'
import { describeSong } from './describe-song.ts'
import { finishUpload } from './finish-upload.ts'
import { listAlbums } from './list-albums.ts'
import { listArtistSongs, listSongs } from './list-songs.ts'
import { playPreview } from './play-preview.ts'
import { playSong } from './play-song.ts'
import { beginUpload, continueUpload } from './receive-upload.ts'
import { describeUploadCredits } from './upload-credits.ts'
import { refuseWithoutCredit, uploadSong } from './upload-song.ts'

/** A production artist with a paid upload: asked before the file is read. */
const uploader: Guard<ArtistSession> = async (ctx) => {
  const session = await productionArtist(ctx)
  await spend(`uploads:${session.artistId}`, { hits: api.UPLOADS_PER_HOUR, seconds: 3600 })
  await refuseWithoutCredit(session.artistId)
  return session
}

const albumMaker: Guard<ArtistSession> = async (ctx) => {
  const session = await productionArtist(ctx)
  await spend(`albums:${session.artistId}`, { hits: api.ALBUMS_PER_HOUR, seconds: 3600 })
  return session
}

/** As an upload in one piece, but one that has become a song may be asked for again when no credit is left. */
const finisher: Guard<ArtistSession> = async (ctx) => {
  const session = await productionArtist(ctx)
  await spend(`uploads:${session.artistId}`, { hits: api.UPLOADS_PER_HOUR, seconds: 3600 })
  return session
}

/** tus speaks in headers and streams, so it reads its requests itself; who may is asked first, as everywhere. */
const resumable: Route = (router) => {
  router.register(api.uploadsPath, ['POST'], async (ctx: Context) => {
    await beginUpload(ctx, (await uploader(ctx)).artistId)
  })
  router.register(`${api.uploadsPath}/:id`, ['HEAD', 'PATCH', 'DELETE'], async (ctx: Context) => {
    await continueUpload(ctx, (await productionArtist(ctx)).artistId)
  })
}

const askedRange = (ctx: Context) => ({
  range: ctx.get('range'),
  ifRange: ctx.get('if-range'),
  ifNoneMatch: ctx.get('if-none-match'),
  head: ctx.method === 'HEAD',
  whenSent: (then: () => void) => {
    ctx.res.once('finish', then)
  },
})

/** A player asks for a recording in pieces; its beginning is asked for once. */
const isBeginning = (ctx: Context) => /^(bytes=0-.*)?$/.test(ctx.get('range'))

export const songRoutes = [
  route(api.listSongs, anyone, async ({ query, ctx }) => {
    const { json, etag, headers } = await listSongs(query)
    return namesTag(ctx.get('if-none-match'), etag) ? new Reply(304, undefined, headers) : new Reply(200, json, headers)
  }),
  route(api.describeSong, anyone, ({ params }) => describeSong(params.id)),
  route(
    api.uploadSong,
    uploader,
    async ({ body, files, session }) => new Reply(201, await uploadSong(session.artistId, body, files)),
  ),
  route(
    api.finishUpload,
    finisher,
    async ({ body, files, session }) => new Reply(201, await finishUpload(session.artistId, body, files)),
  ),
  resumable,
  route(api.listArtistSongs, artist, ({ session }) => listArtistSongs(session.artistId)),
  route(api.describeUploadCredits, artist, ({ session }) => describeUploadCredits(session.artistId)),
  route(
    api.createAlbum,
    albumMaker,
    async ({ body, session }) => new Reply(201, await createAlbum(session.artistId, body)),
  ),
  route(api.changeEdition, productionArtist, ({ params, body, session }) =>
    changeEdition(session.artistId, params.id, body),
  ),
  route(api.listAlbums, anyone, ({ query }) => listAlbums(query)),
  route(api.playSong, anyone, ({ params, ctx }) => {
    if (isBeginning(ctx)) noteDeed(ctx, 'listened')
    return playSong(params.id, { ...askedRange(ctx), tokenHash: sessionHash(ctx) })
  }),
  route(api.playPreview, anyone, ({ params, ctx }) => {
    if (isBeginning(ctx)) {
      noteDeed(ctx, 'listened')
      countSoon('preview')
    }
    return playPreview(params.id, askedRange(ctx))
  }),
]
