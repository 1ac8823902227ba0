import { publicAccess } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { createFeedback } from './create-feedback.ts'

export const feedbackRoutes = [
  defineRoute(
    api.createFeedback,
    publicAccess,
    async ({ body, address, ctx }) =>
      new HttpResponse(201, await createFeedback(body, address, getRequestLanguage(ctx))),
  ),
]
