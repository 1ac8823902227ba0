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
import { describeReview, showPaper } from './describe-review.ts'
import { exportAudit, listAudit } from './list-audit.ts'
import { searchSubjects } from './search-subjects.ts'
import * as measures from './take-measures.ts'
import { tellStory } from './tell-story.ts'
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
  route(api.describeReview, admin, ({ params }) => describeReview(params.id)),
  route(api.showPaper, admin, ({ params }) => showPaper(params.id, params.n)),
  route(api.searchSubjects, admin, ({ query }) => searchSubjects(query.q)),
  route(api.tellStory, admin, ({ params }) => tellStory(params.kind, params.id)),
  route(api.suspendArtist, admin, ({ params, body, session }) =>
    measures.suspendArtist(params.id, { staff: session, ...body }),
  ),
  route(api.readmitArtist, admin, ({ params, body, session }) =>
    measures.readmitArtist(params.id, { staff: session, ...body }),
  ),
  route(api.voidGKey, admin, ({ params, body, session }) => measures.voidGKey(params.id, { staff: session, ...body })),
  route(api.takeDownSong, admin, ({ params, body, session }) =>
    measures.takeDownSong(params.id, { staff: session, ...body }),
  ),
  route(api.restoreSong, admin, ({ params, body, session }) =>
    measures.restoreSong(params.id, { staff: session, ...body }),
  ),
  route(api.refundOrder, admin, ({ params, body, session }) =>
    measures.refundOrder(params.id, { staff: session, ...body }),
  ),
  route(api.askForRefund, admin, ({ params, body, session }) =>
    measures.askForRefund(params.id, { staff: session, ...body }),
  ),
  route(api.listAudit, admin, ({ query }) => listAudit(query)),
  route(
    api.exportAudit,
    admin,
    async ({ query }) => new Reply(200, await exportAudit(query), csvHeaders('tunemaker-audit-log')),
  ),
]
