import { defineRoute } from '#http/define-route'
import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { getRequestLanguage } from '#http/sessions/request-language'
import { cancelDeletion } from './cancel-deletion.ts'
import * as api from './contract.ts'
import { createDeletion } from './create-deletion.ts'

export const deletionRoutes = [
  defineRoute(
    api.createDeletion,
    publicAccess,
    async ({ body, ctx }) => new HttpResponse(202, await createDeletion(body, getRequestLanguage(ctx))),
  ),
  defineRoute(api.cancelDeletion, publicAccess, ({ body }) => cancelDeletion(body.token)),
]
