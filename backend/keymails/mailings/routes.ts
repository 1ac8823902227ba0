import { publicAccess, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { sendKeymails } from './send-keymails.ts'
import { deleteKeymailSubscription } from './delete-keymail-subscription.ts'

export const keymailMailingRoutes = [
  defineRoute(
    api.sendKeymails,
    requireProductionArtist,
    async ({ body, session }) => new HttpResponse(202, await sendKeymails(session.artistId, body.editionId, body)),
  ),
  defineRoute(api.deleteKeymailSubscription, publicAccess, async ({ query }) => {
    await deleteKeymailSubscription(query.token)
    return { message: 'Your address gets no more mail from artists on TuneMaker.' }
  }),
]
