import type { Context } from 'koa'
import { runOnPrimary } from '#database/connections/replica'
import { isEtagMatch } from '#http/etag'
import { optionalSession, publicAccess, requireArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { runLaggingRead } from '#http/sessions/run-lagging-read'
import * as api from './contract.ts'
import { getAlbum } from './get-album.ts'
import { getSong } from './get-song.ts'
import { listAlbums } from './listing/list-albums.ts'
import { listArtistSongs } from './listing/list-artist-songs.ts'
import { listFeaturedArtists } from './listing/list-featured-artists.ts'
import { listSongs } from './listing/list-songs.ts'

// Rights are never read from the replica.
const getArtistId = (ctx: Context) => runOnPrimary(async () => (await optionalSession(ctx))?.artistId ?? undefined)

export const catalogRoutes = [
  defineRoute(api.listSongs, publicAccess, async ({ query, ctx }) => {
    const { json, etag, headers, readyMs } = await listSongs(query)
    return isEtagMatch(ctx.get('if-none-match'), etag)
      ? new HttpResponse(304, undefined, headers)
      : new HttpResponse(200, json, headers, { readyMs })
  }),
  defineRoute(api.getSong, publicAccess, ({ params, ctx }) =>
    runLaggingRead(ctx, () => getSong(params.id, () => getArtistId(ctx))),
  ),
  defineRoute(api.listArtistSongs, requireArtist, ({ session }) => listArtistSongs(session.artistId)),
  defineRoute(api.listAlbums, publicAccess, ({ query, ctx }) => runLaggingRead(ctx, () => listAlbums(query))),
  defineRoute(api.getAlbum, publicAccess, ({ params, ctx }) =>
    runLaggingRead(ctx, () => getAlbum(params.id, () => getArtistId(ctx))),
  ),
  defineRoute(api.listFeaturedArtists, publicAccess, ({ ctx }) => runLaggingRead(ctx, listFeaturedArtists)),
]
