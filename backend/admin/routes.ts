import { detectForensicWatermark as readOwnerMarkCall } from '#contract/fine-art'
import { detectForensicWatermark } from '#module/fine-art'
import { claimReview, listReviews } from '#module/reviews'
import { listFeedback, listGiftDownloads, listSubscribers } from '#module/visitors'
import { buildCsvHeaders, toCsv } from '#platform/csv'
import { HttpResponse, publicAccess, route } from '#platform/route'
import * as api from './contract.ts'
import { decideReview } from './decide-review.ts'
import { getAdminAnalytics } from './describe-analytics.ts'
import { getApplicationForReview, getApplicationDocument } from './describe-application.ts'
import { requireAdmin, requireStaff } from './guards.ts'
import { getReview, getReviewDocument } from './describe-review.ts'
import { exportAuditLog, listAuditEntries } from './list-audit.ts'
import { searchSubjects } from './search-subjects.ts'
import * as measures from './take-measures.ts'
import { getSubject } from './tell-story.ts'
import { signInStaff, signOutStaff } from './log-in.ts'

const listsByName = { subscribers: listSubscribers, feedback: listFeedback, gifts: listGiftDownloads }

export const adminRoutes = [
  route(api.signInStaff, publicAccess, ({ body, address }) => signInStaff(body.password, address)),
  route(api.verifyStaffSession, requireStaff, ({ session }) => Promise.resolve({ role: session.role })),
  route(api.signOutStaff, publicAccess, ({ ctx }) => signOutStaff(ctx.get(api.STAFF_SESSION_HEADER))),
  route(api.getAdminAnalytics, requireStaff, ({ query }) => getAdminAnalytics(query.filter)),
  route(api.listReviews, requireStaff, ({ query, session }) => listReviews(session.id, query)),
  route(api.claimReview, requireAdmin, ({ params, session }) => claimReview(params.id, session.id)),
  route(api.decideReview, requireAdmin, ({ params, body, session }) => decideReview(params.id, session, body)),
  route(api.getApplicationForReview, requireAdmin, ({ params }) => getApplicationForReview(params.id)),
  route(readOwnerMarkCall, requireAdmin, ({ files }) => detectForensicWatermark(files['image'])),
  route(
    api.exportVisitorList,
    requireAdmin,
    async ({ params }) =>
      new HttpResponse(200, toCsv(await listsByName[params.list]()), buildCsvHeaders(`tunemaker-${params.list}`)),
  ),
  route(api.getApplicationDocument, requireAdmin, ({ params }) => getApplicationDocument(params.id)),
  route(api.getReview, requireAdmin, ({ params }) => getReview(params.id)),
  route(api.getReviewDocument, requireAdmin, ({ params }) => getReviewDocument(params.id, params.n)),
  route(api.searchSubjects, requireAdmin, ({ query }) => searchSubjects(query.q)),
  route(api.getSubject, requireAdmin, ({ params }) => getSubject(params.kind, params.id)),
  route(api.suspendArtist, requireAdmin, ({ params, body, session }) =>
    measures.suspendArtist(params.id, { staff: session, ...body }),
  ),
  route(api.restoreArtist, requireAdmin, ({ params, body, session }) =>
    measures.restoreArtist(params.id, { staff: session, ...body }),
  ),
  route(api.voidGKey, requireAdmin, ({ params, body, session }) => measures.voidGKey(params.id, { staff: session, ...body })),
  route(api.takeDownSong, requireAdmin, ({ params, body, session }) =>
    measures.takeDownSong(params.id, { staff: session, ...body }),
  ),
  route(api.restoreSong, requireAdmin, ({ params, body, session }) =>
    measures.restoreSong(params.id, { staff: session, ...body }),
  ),
  route(api.refundOrder, requireAdmin, ({ params, body, session }) =>
    measures.refundOrder(params.id, { staff: session, ...body }),
  ),
  route(api.sendRefundRequest, requireAdmin, ({ params, body, session }) =>
    measures.sendRefundRequest(params.id, { staff: session, ...body }),
  ),
  route(api.listAuditEntries, requireAdmin, ({ query }) => listAuditEntries(query)),
  route(
    api.exportAuditLog,
    requireAdmin,
    async ({ query }) => new HttpResponse(200, await exportAuditLog(query), buildCsvHeaders('tunemaker-audit-log')),
  ),
]
