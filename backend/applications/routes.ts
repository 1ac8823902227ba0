import { type Guard, optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { getClientAddress } from '#http/limits/client-address'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { route } from '#http/route'
import { config } from '#runtime/config'
import { parseAcceptLanguage } from '#text/parse-accept-language'
import { confirmApplication } from './confirm-application.ts'
import * as applicationsApi from './contract.ts'
import { createApplication } from './create-application.ts'
import { getApplication } from './get-application.ts'
import { resendApplicationLink } from './resend-application-link.ts'
import { streamApplication } from './stream-application.ts'
import { uploadApplicationDocument } from './upload-application-document.ts'

/** Public, ten times an hour. A guard, so that the limit applies before an uploaded document is read. */
const assertWithinApplicationLimit: Guard<undefined> = (ctx) =>
  consumeRateLimit(`applications:${getClientAddress(ctx)}`, {
    hits: applicationsApi.APPLICATIONS_PER_HOUR,
    seconds: 3600,
  }).then(() => undefined)

export const applicationRoutes = [
  route(
    applicationsApi.createApplication,
    assertWithinApplicationLimit,
    async ({ body, files, ctx }) =>
      new HttpResponse(
        201,
        await createApplication(body, files['copyrightDocument'], parseAcceptLanguage(ctx.get('accept-language'))),
      ),
  ),
  // Mail programs prefetch links, so a GET consumes nothing: the page's button does.
  route(applicationsApi.openApplicationLink, publicAccess, ({ query }) =>
    Promise.resolve(
      new HttpResponse(302, undefined, {
        location: `${config.PUBLIC_URL}/governance-tracker?token=${encodeURIComponent(query.token)}`,
      }),
    ),
  ),
  route(applicationsApi.confirmApplication, publicAccess, ({ body }) => confirmApplication(body.token)),
  route(applicationsApi.getApplication, optionalSession, ({ params, address, session }) =>
    getApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(applicationsApi.streamApplication, optionalSession, ({ params, address, session }) =>
    streamApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(applicationsApi.resendApplicationLink, optionalSession, async ({ params, address, session }) => {
    await resendApplicationLink(params.trackingNumber, toAttemptCaller(address, session))
    return new HttpResponse(202, { sent: true })
  }),
  route(
    applicationsApi.uploadApplicationDocument,
    optionalSession,
    async ({ params, files, address, session }) =>
      new HttpResponse(
        201,
        await uploadApplicationDocument(
          params.trackingNumber,
          toAttemptCaller(address, session),
          files['copyrightDocument'],
        ),
      ),
  ),
]
