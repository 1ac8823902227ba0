import { defineRoute } from '#http/define-route'
import { requireProductionArtist, requireArtist, requireSession } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { cancelRefundRequest } from './cancel-refund-request.ts'
import * as api from './contract.ts'
import { createRefundRequest } from './create-refund-request.ts'
import { declineRefundRequest } from './decline-refund-request.ts'
import { listRefundRequests } from './list-refund-requests.ts'

export const refundRequestRoutes = [
  defineRoute(api.createRefundRequest, requireSession, async ({ params, body, session }) => {
    await createRefundRequest(params.id, session.fanIds, body.reason)
    return new HttpResponse(202, { message: 'Your wish is on its way to the artist.' })
  }),
  defineRoute(api.cancelRefundRequest, requireSession, ({ params, session }) =>
    cancelRefundRequest(params.id, session.fanIds),
  ),
  defineRoute(api.listRefundRequests, requireArtist, ({ session }) => listRefundRequests(session.artistId)),
  defineRoute(api.declineRefundRequest, requireProductionArtist, ({ params, body, session }) =>
    declineRefundRequest(params.id, session.artistId, body.answer),
  ),
]
