import { parseAcceptLanguage } from '#platform/browser-language'
import { config } from '#platform/config'
import { toAttemptCaller } from '#platform/guesses'
import {
  type ArtistSession,
  type Guard,
  HttpResponse,
  publicAccess,
  optionalSession,
  requireArtist,
  requireProductionArtist,
  route,
} from '#platform/route'
import { deleteSession } from '#platform/session'
import { getClientAddress, consumeRateLimit } from '#platform/throttle'
import { uploadApplicationDocument } from './add-document.ts'
import { createApplication } from './apply-for-g-key.ts'
import { updatePaymentEmail, confirmPaymentEmail } from './change-payment-email.ts'
import { confirmApplication, resendApplicationLink } from './confirm-application.ts'
import * as api from './contract.ts'
import { getSession } from './describe-session.ts'
import { getApplication, streamApplication } from './follow-application.ts'
import { listDemoKeys } from './list-demo-keys.ts'
import { reportLostGKey } from './lose-g-key.ts'
import { updateProfilePicture, updateProfile, getArtistProfile, getOwnProfile, deleteProfilePicture, getProfilePicture } from './profile.ts'
import { validateGKey } from './validate-g-key.ts'

/** Public, ten times an hour. A guard, so that the limit applies before an uploaded document is read. */
const assertWithinApplicationLimit: Guard<undefined> = (ctx) =>
  consumeRateLimit(`applications:${getClientAddress(ctx)}`, { hits: api.APPLICATIONS_PER_HOUR, seconds: 3600 }).then(() => undefined)

const assertWithinLostGKeyLimit: Guard<undefined> = (ctx) =>
  consumeRateLimit(`lost-g-keys:${getClientAddress(ctx)}`, { hits: api.LOST_KEY_REQUESTS_PER_ADDRESS, seconds: 3600 }).then(
    () => undefined,
  )

const requireArtistWithinPictureLimit: Guard<ArtistSession> = async (ctx) => {
  const session = await requireProductionArtist(ctx)
  await consumeRateLimit(`pictures:${session.artistId}`, { hits: 30, seconds: 3600 })
  return session
}

export const authRoutes = [
  route(api.validateGKey, optionalSession, async ({ body, address, session, signIn }) => {
    const { artistId, data } = await validateGKey(body.gKeyId, toAttemptCaller(address, session))
    await signIn({ artistId })
    return data
  }),
  route(api.getSession, optionalSession, ({ session }) => getSession(session)),
  route(api.listDemoKeys, publicAccess, listDemoKeys),
  route(api.deleteSession, publicAccess, ({ ctx }) => deleteSession(ctx)),
  route(api.updatePaymentEmail, requireProductionArtist, async ({ body, session }) =>
    (await updatePaymentEmail(session.artistId, body.email)).toArtistData(),
  ),
  route(api.confirmPaymentEmail, publicAccess, ({ body }) => confirmPaymentEmail(body.token)),
  route(
    api.createApplication,
    assertWithinApplicationLimit,
    async ({ body, files, ctx }) =>
      new HttpResponse(201, await createApplication(body, files['copyrightDocument'], parseAcceptLanguage(ctx.get('accept-language')))),
  ),
  // Mail programs prefetch links, so a GET consumes nothing: the page's button does.
  route(api.openApplicationLink, publicAccess, ({ query }) =>
    Promise.resolve(
      new HttpResponse(302, undefined, {
        location: `${config.PUBLIC_URL}/governance-tracker?token=${encodeURIComponent(query.token)}`,
      }),
    ),
  ),
  route(api.confirmApplication, publicAccess, ({ body }) => confirmApplication(body.token)),
  route(api.getApplication, optionalSession, ({ params, address, session }) =>
    getApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(api.streamApplication, optionalSession, ({ params, address, session }) =>
    streamApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(api.resendApplicationLink, optionalSession, async ({ params, address, session }) => {
    await resendApplicationLink(params.trackingNumber, toAttemptCaller(address, session))
    return new HttpResponse(202, { sent: true })
  }),
  route(
    api.uploadApplicationDocument,
    optionalSession,
    async ({ params, files, address, session }) =>
      new HttpResponse(201, await uploadApplicationDocument(params.trackingNumber, toAttemptCaller(address, session), files['copyrightDocument'])),
  ),
  route(api.reportLostGKey, assertWithinLostGKeyLimit, async ({ body }) => {
    await reportLostGKey(body.email)
    return new HttpResponse(202, {
      message: 'If a G-Key belongs to this address, a person looks at it and writes there within 24 to 48 hours.',
    })
  }),
  route(api.getOwnProfile, requireArtist, ({ session }) => getOwnProfile(session.artistId)),
  route(api.updateProfile, requireProductionArtist, ({ body, session }) => updateProfile(session.artistId, body)),
  route(api.updateProfilePicture, requireArtistWithinPictureLimit, ({ files, session }) => updateProfilePicture(session.artistId, files['picture'])),
  route(api.deleteProfilePicture, requireProductionArtist, ({ session }) => deleteProfilePicture(session.artistId)),
  route(api.getArtistProfile, publicAccess, ({ params }) => getArtistProfile(params.id)),
  route(api.getProfilePicture, publicAccess, ({ params }) => getProfilePicture(params.id)),
]
