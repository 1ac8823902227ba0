import { HttpResponse } from '#http/http-response'
import { optionalSession, requireSession } from '#http/guards'
import { route } from '#http/route'
import { activateLibrary } from './activate-library.ts'
import * as api from './contract.ts'
import { getLibrary } from './get-library.ts'

export const libraryRoutes = [
  route(api.getLibrary, optionalSession, ({ session }) => getLibrary(session)),
  route(api.activateLibrary, requireSession, async ({ body, session, signIn }) => {
    const paid = await activateLibrary(body.paypalOrderId, session)
    if (paid === 'pending') return new HttpResponse(202, { status: 'PENDING' })
    const known = session.fanIds.includes(paid.fanId)
    return getLibrary(known ? session : await signIn({ fanId: paid.fanId }))
  }),
]
