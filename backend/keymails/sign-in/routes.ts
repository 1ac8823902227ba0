import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { route } from '#http/route'
import * as api from './contract.ts'
import { createSignInLink } from './create-sign-in-link.ts'
import { signInWithLink } from './sign-in-with-link.ts'

export const signInLinkRoutes = [
  route(api.createSignInLink, optionalSession, async ({ body, address, session }) => {
    await createSignInLink(body.keymailCode, toAttemptCaller(address, session))
    return new HttpResponse(202, {
      message: 'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
    })
  }),
  route(api.signInWithLink, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await signInWithLink(body.token)
    await signIn({ fanId })
    return fanData
  }),
]
