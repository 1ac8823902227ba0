import { optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { defineRoute } from '#http/define-route'
import { toTranslatedRefusal } from '#text/messages/to-translated-refusal'
import { getRequestLanguage } from '#http/sessions/request-language'
import * as api from './contract.ts'
import { createSignInLinkByEmail } from './create-sign-in-link-by-email.ts'
import { createSignInLink } from './create-sign-in-link.ts'
import { createFanSession } from './create-fan-session.ts'

export const signInLinkRoutes = [
  defineRoute(api.createSignInLink, optionalSession, async ({ body, address, session, proof, ctx }) => {
    await createSignInLink(body.keymailCode, toAttemptCaller(address, session, proof), getRequestLanguage(ctx))
    return new HttpResponse(202, {
      message: toTranslatedRefusal(
        'If this Keymail is yours, a sign-in link is on its way to the address you paid with.',
        getRequestLanguage(ctx),
      ),
    })
  }),
  defineRoute(api.createSignInLinkByEmail, publicAccess, async ({ body, address, ctx }) => {
    await createSignInLinkByEmail(body.email, address, getRequestLanguage(ctx))
    return new HttpResponse(202, {
      message: toTranslatedRefusal(
        'If a copy was paid for with this address, a sign-in link is on its way to it.',
        getRequestLanguage(ctx),
      ),
    })
  }),
  defineRoute(api.createFanSession, publicAccess, async ({ body, signIn }) => {
    const { fanId, fanData } = await createFanSession(body.token)
    await signIn({ fanId })
    return fanData
  }),
]
