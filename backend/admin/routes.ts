import { readOwnerMark as readOwnerMarkCall } from '#contract/fine-art'
import { readOwnerMark } from '#module/fine-art'
import { claimReview, listReviews } from '#module/reviews'
import { listFeedback, listGifts, listSubscribers } from '#module/visitors'
import { csvHeaders, toCsv } from '#platform/csv'
import { Reply, anyone, route } from '#platform/route'
import * as api from './contract.ts'
import { decideReview } from './decide-review.ts'
import { describeAnalytics } from './describe-analytics.ts'
import { describeApplication, showApplicationDocument } from './describe-application.ts'
import { admin, staff } from './guards.ts'
import { logIn, logOut } from './log-in.ts'

const visitorLists = { subscribers: listSubscribers, feedback: listFeedback, gifts: listGifts }

export const adminRoutes = [
  route(api.logIn, anyone, ({ body, address }) => logIn(body.password, address)),
  route(api.verifyStaffSession, staff, ({ session }) => Promise.resolve({ role: session.role })),
  route(api.logOut, anyone, ({ ctx }) => logOut(ctx.get(api.STAFF_SESSION_HEADER))),
  route(api.describeAnalytics, staff, ({ query }) => describeAnalytics(query.filter)),
  route(api.listReviews, staff, ({ query, session }) => listReviews(session.id, query)),
  route(api.claimReview, admin, ({ params, session }) => claimReview(params.id, session.id)),
  route(api.decideReview, admin, ({ params, body, session }) => decideReview(params.id, session, body)),
  route(api.describeApplication, admin, ({ params }) => describeApplication(params.id)),
  route(readOwnerMarkCall, admin, ({ files }) => readOwnerMark(files['image'])),
  route(
    api.exportVisitors,
    admin,
    async ({ params }) =>
      new Reply(200, toCsv(await visitorLists[params.list]()), csvHeaders(`tunemaker-${params.list}`)),
  ),
  route(api.showApplicationDocument, admin, ({ params }) => showApplicationDocument(params.id)),
]
