import { type Guard, optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { getClientAddress } from '#http/limits/client-address'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import { deleteSession } from '#http/sessions/delete-session'
import * as api from './contract.ts'
import { getSession } from './get-session.ts'
import { listDemoKeys } from './list-demo-keys.ts'
import { createLostGKeyReport } from './create-lost-g-key-report.ts'
import { validateGKey } from './validate-g-key.ts'

const assertWithinLostGKeyLimit: Guard<undefined> = (ctx) =>
  consumeNetworkRateLimit('lost-g-keys', getClientAddress(ctx), {
    hits: api.LOST_KEY_REQUESTS_PER_ADDRESS,
    seconds: 3600,
  }).then(() => undefined)

export const authRoutes = [
  defineRoute(api.validateGKey, optionalSession, async ({ body, address, session, proof, signIn }) => {
    const { artistId, data } = await validateGKey(body.gKeyId, toAttemptCaller(address, session, proof))
    await signIn({ artistId })
    return data
  }),
  defineRoute(api.getSession, optionalSession, ({ session }) => getSession(session)),
  defineRoute(api.listDemoKeys, publicAccess, listDemoKeys),
  defineRoute(api.deleteSession, publicAccess, ({ ctx }) => deleteSession(ctx)),
  defineRoute(api.createLostGKeyReport, assertWithinLostGKeyLimit, async ({ body }) => {
    await createLostGKeyReport(body.email)
    return new HttpResponse(202, {
      message: 'If a G-Key belongs to this address, a person looks at it and writes there within 24 to 48 hours.',
    })
  }),
]
