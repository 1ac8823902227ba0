import { HttpResponse, optionalSession, route, requireSession } from '#platform/route'
import { activateLibrary } from './activate-library.ts'
import * as api from './contract.ts'
import { getLibrary } from './describe-library.ts'

export const libraryRoutes = [
  route(api.getLibrary, optionalSession, ({ session }) => getLibrary(session)),
  route(api.activateLibrary, requireSession, async ({ body, session, signIn }) => {
    const paid = await activateLibrary(body.paypalOrderId, session)
    if (paid === 'pending') return new HttpResponse(202, { status: 'PENDING' })
    const known = session.fanIds.includes(paid.fanId)
    return getLibrary(known ? session : await signIn({ fanId: paid.fanId }))
  }),
]
