import { defineRoute } from '#http/define-route'
import { requireArtist, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import * as api from './contract.ts'
import { createFanMessage } from './create-fan-message.ts'
import { deleteFanMessage } from './delete-fan-message.ts'
import { downloadFollowers } from './download-followers.ts'
import { listAudiences } from './list-audiences.ts'
import { listFanMessages } from './list-fan-messages.ts'

export const fanMessageRoutes = [
  defineRoute(api.listAudiences, requireArtist, ({ session }) => listAudiences(session.artistId)),
  defineRoute(api.downloadFollowers, requireArtist, ({ session }) => downloadFollowers(session.artistId)),
  defineRoute(api.listFanMessages, requireArtist, ({ session }) => listFanMessages(session.artistId)),
  defineRoute(
    api.createFanMessage,
    requireProductionArtist,
    async ({ body, session }) => new HttpResponse(201, await createFanMessage(session.artistId, body)),
  ),
  defineRoute(api.deleteFanMessage, requireProductionArtist, ({ params, session }) =>
    deleteFanMessage(session.artistId, params.id),
  ),
]
