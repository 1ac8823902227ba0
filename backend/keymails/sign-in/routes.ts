import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { route } from '#http/route'
import * as signInApi from './contract.ts'
import { requestSignInLink } from './request-sign-in-link.ts'
import { signInWithLink } from './sign-in-with-link.ts'

export const signInLinkRoutes = [
  route(signInApi.requestSignInLink, optionalSession, async ({ body, address, session }) => {
    await requestSignInLink(body.keymailCode, toAttemptCaller(address, session))
    return new HttpResponse(202, {
      message: 'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
    })
  }),
  route(signInApi.signInWithLink, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await signInWithLink(body.token)
    await signIn({ fanId })
    return fanData
  }),
]
