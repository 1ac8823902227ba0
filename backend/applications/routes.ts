import { type Guard, optionalSession, publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { getClientAddress } from '#http/limits/client-address'
import { toAttemptCaller } from '#http/limits/failed-attempts'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { defineRoute } from '#http/define-route'
import { getRequestLanguage } from '#http/sessions/request-language'
import { confirmApplication } from './confirm-application.ts'
import * as api from './contract.ts'
import { createApplication } from './create-application.ts'
import { getApplication } from './get-application.ts'
import { getApplicationLink } from './link/get-application-link.ts'
import { sendApplicationLink } from './link/send-application-link.ts'
import { streamApplication } from './stream-application.ts'
import { uploadApplicationDocument } from './documents/upload-application-document.ts'

/** Public, ten times an hour. A guard, so that the limit applies before an uploaded document is read. */
const assertWithinApplicationLimit: Guard<undefined> = (ctx) =>
  consumeNetworkRateLimit('applications', getClientAddress(ctx), {
    hits: api.APPLICATIONS_PER_HOUR,
    seconds: 3600,
  }).then(() => undefined)

export const applicationRoutes = [
  defineRoute(
    api.createApplication,
    assertWithinApplicationLimit,
    async ({ body, files, ctx }) =>
      new HttpResponse(201, await createApplication(body, files['copyrightDocument'], getRequestLanguage(ctx))),
  ),
  defineRoute(api.getApplicationLink, publicAccess, ({ query }) => getApplicationLink(query.token)),
  defineRoute(api.confirmApplication, publicAccess, ({ body }) => confirmApplication(body.token)),
  defineRoute(api.getApplication, optionalSession, ({ params, address, session, proof, ctx }) =>
    getApplication(params.trackingNumber, toAttemptCaller(address, session, proof), getRequestLanguage(ctx)),
  ),
  defineRoute(api.streamApplication, optionalSession, ({ params, address, session, proof, ctx }) =>
    streamApplication(params.trackingNumber, toAttemptCaller(address, session, proof), getRequestLanguage(ctx)),
  ),
  defineRoute(api.sendApplicationLink, optionalSession, async ({ params, address, session, proof }) => {
    await sendApplicationLink(params.trackingNumber, toAttemptCaller(address, session, proof))
    return new HttpResponse(202, { sent: true })
  }),
  defineRoute(
    api.uploadApplicationDocument,
    optionalSession,
    async ({ params, files, address, session, proof }) =>
      new HttpResponse(
        201,
        await uploadApplicationDocument(
          params.trackingNumber,
          toAttemptCaller(address, session, proof),
          files['copyrightDocument'],
        ),
      ),
  ),
]
