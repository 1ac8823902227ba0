import { type Guard, optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { getClientAddress } from '#http/limits/client-address'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { route } from '#http/route'
import { parseAcceptLanguage } from '#text/parse-accept-language'
import { confirmApplication } from './confirm-application.ts'
import * as api from './contract.ts'
import { createApplication } from './create-application.ts'
import { getApplication } from './get-application.ts'
import { openApplicationLink } from './open-application-link.ts'
import { sendApplicationLink } from './send-application-link.ts'
import { streamApplication } from './stream-application.ts'
import { uploadApplicationDocument } from './upload-application-document.ts'

/** Public, ten times an hour. A guard, so that the limit applies before an uploaded document is read. */
const assertWithinApplicationLimit: Guard<undefined> = (ctx) =>
  consumeRateLimit(`applications:${getClientAddress(ctx)}`, {
    hits: api.APPLICATIONS_PER_HOUR,
    seconds: 3600,
  }).then(() => undefined)

export const applicationRoutes = [
  route(
    api.createApplication,
    assertWithinApplicationLimit,
    async ({ body, files, ctx }) =>
      new HttpResponse(
        201,
        await createApplication(body, files['copyrightDocument'], parseAcceptLanguage(ctx.get('accept-language'))),
      ),
  ),
  route(api.openApplicationLink, publicAccess, ({ query }) => openApplicationLink(query.token)),
  route(api.confirmApplication, publicAccess, ({ body }) => confirmApplication(body.token)),
  route(api.getApplication, optionalSession, ({ params, address, session }) =>
    getApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(api.streamApplication, optionalSession, ({ params, address, session }) =>
    streamApplication(params.trackingNumber, toAttemptCaller(address, session)),
  ),
  route(api.sendApplicationLink, optionalSession, async ({ params, address, session }) => {
    await sendApplicationLink(params.trackingNumber, toAttemptCaller(address, session))
    return new HttpResponse(202, { sent: true })
  }),
  route(
    api.uploadApplicationDocument,
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
