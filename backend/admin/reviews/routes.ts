import { route } from '#http/route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { claimReview, listReviews } from '#module/reviews'
import * as reviewsApi from './contract.ts'
import { decideReview } from './decide-review.ts'
import { getApplicationDocument } from './get-application-document.ts'
import { getApplicationForReview } from './get-application-for-review.ts'
import { getReviewDocument } from './get-review-document.ts'
import { getReview } from './get-review.ts'

export const reviewRoutes = [
  route(reviewsApi.listReviews, requireStaff, ({ query, session }) => listReviews(session.id, query)),
  route(reviewsApi.claimReview, requireAdmin, ({ params, session }) => claimReview(params.id, session.id)),
  route(reviewsApi.decideReview, requireAdmin, ({ params, body, session }) => decideReview(params.id, session, body)),
  route(reviewsApi.getApplicationForReview, requireAdmin, ({ params }) => getApplicationForReview(params.id)),
  route(reviewsApi.getApplicationDocument, requireAdmin, ({ params }) => getApplicationDocument(params.id)),
  route(reviewsApi.getReview, requireAdmin, ({ params }) => getReview(params.id)),
  route(reviewsApi.getReviewDocument, requireAdmin, ({ params }) => getReviewDocument(params.id, params.n)),
]
