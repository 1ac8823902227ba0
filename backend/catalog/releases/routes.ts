import { requireProductionArtist } from '#http/guards'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { deleteRelease } from './delete-release.ts'
import { updateRelease } from './update-release.ts'

export const releaseRoutes = [
  defineRoute(api.updateRelease, requireProductionArtist, ({ params, body, session }) =>
    updateRelease(session.artistId, params.id, body),
  ),
  defineRoute(api.deleteRelease, requireProductionArtist, ({ params, session }) =>
    deleteRelease(session.artistId, params.id),
  ),
]
