import { browserLanguage } from '#platform/browser-language'
import { config } from '#platform/config'
import { guesserOf } from '#platform/guesses'
import {
  type ArtistSession,
  type Guard,
  Reply,
  anyone,
  anyoneKnown,
  artist,
  productionArtist,
  route,
} from '#platform/route'
import { endSession } from '#platform/session'
import { addressOf, spend } from '#platform/throttle'
import { addDocument } from './add-document.ts'
import { applyForGKey } from './apply-for-g-key.ts'
import { changePaymentEmail, confirmPaymentEmail } from './change-payment-email.ts'
import { confirmApplication, resendApplicationLink } from './confirm-application.ts'
import * as api from './contract.ts'
import { describeSession } from './describe-session.ts'
import { describeApplication, followApplication } from './follow-application.ts'
import { listDemoKeys } from './list-demo-keys.ts'
import { reportLostGKey } from './lose-g-key.ts'
import { changePicture, changeProfile, describeArtist, describeProfile, removePicture, showPicture } from './profile.ts'
import { validateGKey } from './validate-g-key.ts'

/** Anybody, ten times an hour: asked before a document is read. */
const applicant: Guard<undefined> = (ctx) =>
  spend(`applications:${addressOf(ctx)}`, { hits: api.APPLICATIONS_PER_HOUR, seconds: 3600 }).then(() => undefined)

const keyless: Guard<undefined> = (ctx) =>
  spend(`lost-g-keys:${addressOf(ctx)}`, { hits: api.LOST_KEY_REQUESTS_PER_ADDRESS, seconds: 3600 }).then(
    () => undefined,
  )

const pictured: Guard<ArtistSession> = async (ctx) => {
  const session = await productionArtist(ctx)
  await spend(`pictures:${session.artistId}`, { hits: 30, seconds: 3600 })
  return session
}

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
  route(api.describeApplication, anyoneKnown, ({ params, address, session }) =>
    describeApplication(params.trackingNumber, guesserOf(address, session)),
  ),
  route(api.followApplication, anyoneKnown, ({ params, address, session }) =>
    followApplication(params.trackingNumber, guesserOf(address, session)),
  ),
  route(api.resendApplicationLink, anyoneKnown, async ({ params, address, session }) => {
    await resendApplicationLink(params.trackingNumber, guesserOf(address, session))
    return new Reply(202, { sent: true })
  }),
  route(
    api.addDocument,
    anyoneKnown,
    async ({ params, files, address, session }) =>
      new Reply(201, await addDocument(params.trackingNumber, guesserOf(address, session), files['copyrightDocument'])),
  ),
  route(api.reportLostGKey, keyless, async ({ body }) => {
    await reportLostGKey(body.email)
    return new Reply(202, {
      message: 'If a G-Key belongs to this address, a person looks at it and writes there within 24 to 48 hours.',
    })
  }),
  route(api.describeProfile, artist, ({ session }) => describeProfile(session.artistId)),
  route(api.changeProfile, productionArtist, ({ body, session }) => changeProfile(session.artistId, body)),
  route(api.changePicture, pictured, ({ files, session }) => changePicture(session.artistId, files['picture'])),
  route(api.removePicture, productionArtist, ({ session }) => removePicture(session.artistId)),
  route(api.describeArtist, anyone, ({ params }) => describeArtist(params.id)),
  route(api.showPicture, anyone, ({ params }) => showPicture(params.id)),
]
