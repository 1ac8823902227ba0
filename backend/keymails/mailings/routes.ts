import { publicAccess, requireProductionArtist } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as api from './contract.ts'
import { sendKeymails } from './send-keymails.ts'
import { unsubscribeFromKeymails } from './unsubscribe-from-keymails.ts'

export const keymailMailingRoutes = [
  route(
    api.sendKeymails,
    requireProductionArtist,
    async ({ body, session }) => new HttpResponse(202, await sendKeymails(session.artistId, body.editionId, body)),
  ),
  route(api.unsubscribeFromKeymails, publicAccess, async ({ query }) => {
    await unsubscribeFromKeymails(query.token)
    return { message: 'Your address gets no more mail from artists on TuneMaker.' }
  }),
]
