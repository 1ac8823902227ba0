import { defineRoute } from '#http/define-route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { claimReview, listReviews } from '#module/reviews'
import * as api from './contract.ts'
import { applyReviewDecision } from './apply-review-decision.ts'
import { getApplicationDocument } from './get-application-document.ts'
import { getApplicationForReview } from './get-application-for-review.ts'
import { getReviewDocument } from './get-review-document.ts'
import { getReview } from './get-review.ts'

export const reviewRoutes = [
  defineRoute(api.listReviews, requireStaff, ({ query, session }) => listReviews(session, query)),
  defineRoute(api.claimReview, requireAdmin, ({ params, session }) => claimReview(params.id, session)),
  defineRoute(api.applyReviewDecision, requireAdmin, ({ params, body, session }) =>
    applyReviewDecision(params.id, session, body),
  ),
  defineRoute(api.getApplicationForReview, requireAdmin, ({ params }) => getApplicationForReview(params.id)),
  defineRoute(api.getApplicationDocument, requireAdmin, ({ params }) => getApplicationDocument(params.id)),
  defineRoute(api.getReview, requireAdmin, ({ params }) => getReview(params.id)),
  defineRoute(api.getReviewDocument, requireAdmin, ({ params }) => getReviewDocument(params.id, params.n)),
]
