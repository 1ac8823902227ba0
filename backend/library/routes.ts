import { HttpResponse } from '#http/http-response'
import { optionalSession, requireSession } from '#http/guards'
import { defineRoute } from '#http/define-route'
import { redeemLibrary } from './redeem-library.ts'
import * as api from './contract.ts'
import { getLibrary } from './get-library.ts'

export const libraryRoutes = [
  defineRoute(api.getLibrary, optionalSession, ({ session }) => getLibrary(session)),
  defineRoute(api.redeemLibrary, requireSession, async ({ body, session, signIn }) => {
    const paid = await redeemLibrary(body.paypalOrderId, session)
    if (paid === 'pending') return new HttpResponse(202, { status: 'PENDING' })
    const known = session.fanIds.includes(paid.fanId)
    return getLibrary(known ? session : await signIn({ fanId: paid.fanId }))
  }),
]
