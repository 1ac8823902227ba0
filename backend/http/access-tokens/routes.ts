import { defineRoute } from '#http/define-route'
import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import * as api from './contract.ts'
import { createAccessToken } from './create-access-token.ts'
import { deleteAccessToken } from './delete-access-token.ts'
import { getAccessToken } from './get-access-token.ts'
import { listAccessTokens } from './list-access-tokens.ts'

export const accessTokenRoutes = [
  defineRoute(api.listAccessTokens, requireArtist, ({ session }) => listAccessTokens(session.artistId)),
  defineRoute(
    api.createAccessToken,
    requireProductionArtist,
    async ({ session, body }) => new HttpResponse(201, await createAccessToken(session.artistId, body)),
  ),
  defineRoute(api.deleteAccessToken, requireProductionArtist, ({ session, params }) =>
    deleteAccessToken(session.artistId, params.id),
  ),
  defineRoute(api.getAccessToken, requireArtist, ({ session }) => getAccessToken(session.id)),
]
