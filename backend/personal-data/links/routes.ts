import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { getRequestLanguage } from '#http/sessions/request-language'
import { toTranslatedRefusal } from '#text/messages/to-translated-refusal'
import * as api from './contract.ts'
import { createPersonalDataLink } from './create-personal-data-link.ts'
import { listPersonalDataAccounts } from './list-personal-data-accounts.ts'

export const personalDataLinkRoutes = [
  defineRoute(api.createPersonalDataLink, publicAccess, async ({ body, address, ctx }) => {
    const language = getRequestLanguage(ctx)
    await createPersonalDataLink(body.email, address, language)
    return new HttpResponse(202, {
      message: toTranslatedRefusal('If we keep anything under this address, a link is on its way to it.', language),
    })
  }),
  defineRoute(api.listPersonalDataAccounts, publicAccess, ({ body }) => listPersonalDataAccounts(body.token)),
]
