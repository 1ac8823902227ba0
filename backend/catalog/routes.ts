import { isEtagMatch } from '#http/etag'
import { publicAccess, requireArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as api from './contract.ts'
import { getSong } from './get-song.ts'
import { listAlbums } from './list-albums.ts'
import { listArtistSongs } from './list-artist-songs.ts'
import { listFeaturedArtists } from './list-featured-artists.ts'
import { listSongs } from './list-songs.ts'

export const catalogRoutes = [
  route(api.listSongs, publicAccess, async ({ query, ctx }) => {
    const { json, etag, headers } = await listSongs(query)
    return isEtagMatch(ctx.get('if-none-match'), etag)
      ? new HttpResponse(304, undefined, headers)
      : new HttpResponse(200, json, headers)
  }),
  route(api.getSong, publicAccess, ({ params }) => getSong(params.id)),
  route(api.listArtistSongs, requireArtist, ({ session }) => listArtistSongs(session.artistId)),
  route(api.listAlbums, publicAccess, ({ query }) => listAlbums(query)),
  route(api.listFeaturedArtists, publicAccess, listFeaturedArtists),
]
