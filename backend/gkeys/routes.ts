import { browserLanguage } from '#platform/browser-language'
import { config } from '#platform/config'
import { guesserOf } from '#platform/guesses'
import { type Guard, Reply, anyone, anyoneKnown, productionArtist, route } from '#platform/route'
import { endSession } from '#platform/session'
import { addressOf, spend } from '#platform/throttle'
import { applyForGKey } from './apply-for-g-key.ts'
import { changePaymentEmail, confirmPaymentEmail } from './change-payment-email.ts'
import { confirmApplication, resendApplicationLink } from './confirm-application.ts'
import * as api from './contract.ts'
import { describeSession } from './describe-session.ts'
import { followApplication } from './follow-application.ts'
import { listDemoKeys } from './list-demo-keys.ts'
import { validateGKey } from './validate-g-key.ts'

/** Anybody, ten times an hour: asked before a document is read. */
const applicant: Guard<undefined> = (ctx) =>
  spend(`applications:${addressOf(ctx)}`, { hits: api.APPLICATIONS_PER_HOUR, seconds: 3600 }).then(() => undefined)

export const gkeyRoutes = [
  route(api.validateGKey, anyoneKnown, async ({ body, address, session, signIn }) => {
    const { artistId, data } = await validateGKey(body.gKeyId, guesserOf(address, session))
    await signIn({ artistId })
    return data
  }),
  route(api.describeSession, anyoneKnown, ({ session }) => describeSession(session)),
  route(api.listDemoKeys, anyone, listDemoKeys),
  route(api.endSession, anyone, ({ ctx }) => endSession(ctx)),
  route(api.changePaymentEmail, productionArtist, async ({ body, session }) =>
    (await changePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  route(api.confirmPaymentEmail, anyone, ({ body }) => confirmPaymentEmail(body.token)),
  route(
    api.applyForGKey,
    applicant,
    async ({ body, files, ctx }) =>
      new Reply(201, await applyForGKey(body, files['copyrightDocument'], browserLanguage(ctx.get('accept-language')))),
  ),
  // Mail programs open links to look at them, so a GET uses nothing up: the page's button does.
  route(api.openApplicationLink, anyone, ({ query }) =>
    Promise.resolve(
      new Reply(302, undefined, {
        location: `${config.PUBLIC_URL}/governance-tracker?token=${encodeURIComponent(query.token)}`,
      }),
    ),
  ),
  route(api.confirmApplication, anyone, ({ body }) => confirmApplication(body.token)),
  route(api.followApplication, anyoneKnown, ({ params, address, session }) =>
    followApplication(params.trackingNumber, guesserOf(address, session)),
  ),
  route(api.resendApplicationLink, anyoneKnown, async ({ params, address, session }) => {
    await resendApplicationLink(params.trackingNumber, guesserOf(address, session))
    return new Reply(202, { sent: true })
  }),
]
