import { requireProductionArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { getOwnAlbum } from './get-own-album.ts'
import { getOwnSong } from './get-own-song.ts'
import { updateAlbum } from './update-album.ts'
import { updateSong } from './update-song.ts'

export const detailRoutes = [
  defineRoute(api.getOwnSong, requireProductionArtist, ({ params, session }) =>
    getOwnSong(session.artistId, params.id),
  ),
  defineRoute(api.updateSong, requireProductionArtist, ({ params, body, session }) =>
    updateSong(session.artistId, params.id, body),
  ),
  defineRoute(api.getOwnAlbum, requireProductionArtist, ({ params, session }) =>
    getOwnAlbum(session.artistId, params.id),
  ),
  defineRoute(api.updateAlbum, requireProductionArtist, ({ params, body, session }) =>
    updateAlbum(session.artistId, params.id, body),
  ),
]
