import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as feedbackApi from './contract.ts'
import { createFeedback } from './create-feedback.ts'

export const feedbackRoutes = [
  route(
    feedbackApi.createFeedback,
    publicAccess,
    async ({ body, address }) => new HttpResponse(201, await createFeedback(body, address)),
  ),
]
