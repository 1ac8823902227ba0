import { getBodyBytes } from '#http/body/parse-json-body'
import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import * as api from './contract.ts'
import { createPaypalEvent } from './create-paypal-event.ts'

const MAX_EVENT_BYTES = 256 * 1024

export const webhookRoutes = [
  // The signature covers the raw bytes, so this route reads the body itself.
  defineRoute(api.createPaypalEvent, publicAccess, async ({ ctx }) => {
    await createPaypalEvent((name) => ctx.get(name), await getBodyBytes(ctx.req, MAX_EVENT_BYTES))
    return new HttpResponse(200, { received: true })
  }),
]
