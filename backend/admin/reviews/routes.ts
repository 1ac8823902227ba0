import { route } from '#http/route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { claimReview, listReviews } from '#module/reviews'
import * as api from './contract.ts'
import { applyReviewDecision } from './apply-review-decision.ts'
import { getApplicationDocument } from './get-application-document.ts'
import { getApplicationForReview } from './get-application-for-review.ts'
import { getReviewDocument } from './get-review-document.ts'
import { getReview } from './get-review.ts'

export const reviewRoutes = [
  route(api.listReviews, requireStaff, ({ query, session }) => listReviews(session.id, query)),
  route(api.claimReview, requireAdmin, ({ params, session }) => claimReview(params.id, session.id)),
  route(api.applyReviewDecision, requireAdmin, ({ params, body, session }) =>
    applyReviewDecision(params.id, session, body),
  ),
  route(api.getApplicationForReview, requireAdmin, ({ params }) => getApplicationForReview(params.id)),
  route(api.getApplicationDocument, requireAdmin, ({ params }) => getApplicationDocument(params.id)),
  route(api.getReview, requireAdmin, ({ params }) => getReview(params.id)),
  route(api.getReviewDocument, requireAdmin, ({ params }) => getReviewDocument(params.id, params.n)),
]
