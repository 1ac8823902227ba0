import { claimReview, listReviews } from '#module/reviews'
import { Refusal } from '#platform/refusal'
import { type Guard, anyone, route } from '#platform/route'
import * as api from './contract.ts'
import { decideReview } from './decide-review.ts'
import { describeAnalytics } from './describe-analytics.ts'
import { describeApplication, showApplicationDocument } from './describe-application.ts'
import { type StaffSession, findStaffSession, logIn, logOut } from './log-in.ts'

/** An admin or an operator. */
const staff: Guard<StaffSession> = async (ctx) => {
  const session = await findStaffSession(ctx.get(api.STAFF_SESSION_HEADER))
  if (!session) throw new Refusal(api.refusals['staff-session-expired'])
  return session
}
/** Who may decide. */
const admin: Guard<StaffSession> = async (ctx) => {
  const session = await staff(ctx)
  if (session.role !== 'admin') throw new Refusal(api.refusals['admins-only'])
  return session
}

export const adminRoutes = [
  route(api.logIn, anyone, ({ body, address }) => logIn(body.password, address)),
  route(api.verifyStaffSession, staff, ({ session }) => Promise.resolve({ role: session.role })),
  route(api.logOut, anyone, ({ ctx }) => logOut(ctx.get(api.STAFF_SESSION_HEADER))),
  route(api.describeAnalytics, staff, ({ query }) => describeAnalytics(query.filter)),
  route(api.listReviews, staff, ({ query, session }) => listReviews(session.id, query)),
  route(api.claimReview, admin, ({ params, session }) => claimReview(params.id, session.id)),
  route(api.decideReview, admin, ({ params, body, session }) => decideReview(params.id, session, body)),
  route(api.describeApplication, admin, ({ params }) => describeApplication(params.id)),
  route(api.showApplicationDocument, admin, ({ params }) => showApplicationDocument(params.id)),
]
