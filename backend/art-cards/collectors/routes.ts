import { optionalSession, publicAccess } from '#http/guards'
import { getRequestLanguage } from '#http/sessions/request-language'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { getCollector } from './get-collector.ts'
import { createCollector } from './create-collector.ts'
import { createCollectorSession } from './create-collector-session.ts'

export const collectorRoutes = [
  defineRoute(api.createCollector, publicAccess, async ({ body, address, ctx }) => {
    await createCollector(body, address, getRequestLanguage(ctx))
    return new HttpResponse(202, {
      message: body.name
        ? 'A link that confirms your address and lets you in is on its way to it.'
        : 'If this address is registered, a link that lets you in is on its way to it.',
    })
  }),
  defineRoute(api.createCollectorSession, publicAccess, async ({ body, signIn }) => {
    const collector = await createCollectorSession(body.token)
    await signIn({ collectorId: collector.collectorId })
    return collector
  }),
  defineRoute(api.getCollector, optionalSession, async ({ session }) => ({
    collector: await getCollector(session?.collectorId),
  })),
]
