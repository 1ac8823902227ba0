import { defineRoute } from '#http/define-route'
import { requireProductionArtist } from '#http/guards'
import * as api from './contract.ts'
import { getShares } from './get-shares.ts'
import { updateShares } from './update-shares.ts'

export const shareRoutes = [
  defineRoute(api.getShares, requireProductionArtist, ({ params, session }) =>
    getShares(session.artistId, params.editionId),
  ),
  defineRoute(api.updateShares, requireProductionArtist, ({ params, body, session }) =>
    updateShares(session.artistId, params.editionId, body.collaborators),
  ),
]
