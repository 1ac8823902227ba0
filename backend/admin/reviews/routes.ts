import { defineRoute } from '#http/define-route'
import { getRequestLanguage } from '#http/sessions/request-language'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { claimReview, releaseReview } from '#module/reviews'
import { listReviews } from '#module/reviews/listing'
import * as api from './contract.ts'
import { applyReviewDecision } from './apply-review-decision.ts'
import { applyReviewDecisions } from './apply-review-decisions.ts'
import { getApplicationDocument } from './evidence/get-application-document.ts'
import { getApplicationForReview } from './evidence/get-application-for-review.ts'
import { getReviewDocument } from './evidence/get-review-document.ts'
import { getReview } from './evidence/get-review.ts'
import { undoReviewDecision, undoReviewDecisions } from '#module/admin/reviews/undo'
import { updateReviewAssignments } from './update-review-assignments.ts'

export const reviewRoutes = [
  defineRoute(api.listReviews, requireStaff, ({ query, session, ctx }) =>
    listReviews(session, query, getRequestLanguage(ctx)),
  ),
  defineRoute(api.claimReview, requireAdmin, ({ params, session }) => claimReview(params.id, session)),
  defineRoute(api.releaseReview, requireAdmin, ({ params, session }) => releaseReview(params.id, session)),
  defineRoute(api.applyReviewDecision, requireAdmin, ({ params, body, session }) =>
    applyReviewDecision(params.id, session, body),
  ),
  defineRoute(api.applyReviewDecisions, requireAdmin, ({ body, session }) => applyReviewDecisions(session, body)),
  defineRoute(api.undoReviewDecision, requireAdmin, ({ params, session }) => undoReviewDecision(params.id, session)),
  defineRoute(api.undoReviewDecisions, requireAdmin, ({ body, session }) => undoReviewDecisions(session, body.ids)),
  defineRoute(api.updateReviewAssignments, requireAdmin, ({ body, session }) => updateReviewAssignments(session, body)),
  defineRoute(api.getApplicationForReview, requireAdmin, ({ params }) => getApplicationForReview(params.id)),
  defineRoute(api.getApplicationDocument, requireAdmin, ({ params }) => getApplicationDocument(params.id)),
  defineRoute(api.getReview, requireAdmin, ({ params }) => getReview(params.id)),
  defineRoute(api.getReviewDocument, requireAdmin, ({ params }) => getReviewDocument(params.id, params.n)),
]
