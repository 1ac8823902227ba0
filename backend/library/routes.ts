import { Reply, anyoneKnown, route, sessionHolder } from '#platform/route'
import { activateLibrary } from './activate-library.ts'
import * as api from './contract.ts'
import { describeLibrary } from './describe-library.ts'

export const libraryRoutes = [
  route(api.describeLibrary, anyoneKnown, ({ session }) => describeLibrary(session)),
  route(api.activateLibrary, sessionHolder, async ({ body, session, signIn }) => {
    const paid = await activateLibrary(body.paypalOrderId, session)
    if (paid === 'pending') return new Reply(202, { status: 'PENDING' })
    const known = session.fanIds.includes(paid.fanId)
    return describeLibrary(known ? session : await signIn({ fanId: paid.fanId }))
  }),
]
