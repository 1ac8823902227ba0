import { defineRoute } from '#http/define-route'
import { requireAdmin, requireStaff } from '#module/auth/staff'
import { getModelUsage as getModelUsageEndpoint } from '#contract/godfrey/agent'
import { getModelUsage } from '#module/godfrey/agent'
import * as api from './contract.ts'
import { createDraft } from './create-draft.ts'
import { applyDraftDecision } from './apply-draft-decision.ts'
import { listDrafts } from './list-drafts.ts'
import { listUnknownQuestions } from './list-unknown-questions.ts'
import { updateDraft } from './update-draft.ts'

export const learningRoutes = [
  defineRoute(getModelUsageEndpoint, requireStaff, () => getModelUsage()),
  defineRoute(api.listUnknownQuestions, requireStaff, () => listUnknownQuestions()),
  defineRoute(api.createDraft, requireStaff, ({ body, session }) => createDraft(body, session)),
  defineRoute(api.listDrafts, requireStaff, () => listDrafts()),
  defineRoute(api.updateDraft, requireStaff, ({ params, body }) => updateDraft(params.id, body.texts)),
  defineRoute(api.applyDraftDecision, requireAdmin, ({ params, body, session }) =>
    applyDraftDecision(params.id, body.decision, session),
  ),
]
