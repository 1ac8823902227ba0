import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as api from './contract.ts'
import { getCollector } from './get-collector.ts'
import { registerCollector } from './register-collector.ts'
import { signInCollector } from './sign-in-collector.ts'

export const collectorRoutes = [
  route(api.registerCollector, publicAccess, async ({ body, address }) => {
    await registerCollector(body, address)
    return new HttpResponse(202, {
      message: body.name
        ? 'A link that confirms your address and lets you in is on its way to it.'
        : 'If this address is registered, a link that lets you in is on its way to it.',
    })
  }),
  route(api.signInCollector, publicAccess, async ({ body, signIn }) => {
    const collector = await signInCollector(body.token)
    await signIn({ collectorId: collector.collectorId })
    return collector
  }),
  route(api.getCollector, optionalSession, async ({ session }) => ({
    collector: await getCollector(session?.collectorId),
  })),
]
