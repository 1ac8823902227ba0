import { readBytes } from '#http/body/read-json'
import { publicAccess } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import * as api from './contract.ts'
import { receivePaypalEvent } from './receive-paypal-event.ts'

const MAX_EVENT_BYTES = 256 * 1024

export const webhookRoutes = [
  // The signature covers the raw bytes, so this route reads the body itself.
  route(api.receivePaypalEvent, publicAccess, async ({ ctx }) => {
    await receivePaypalEvent((name) => ctx.get(name), await readBytes(ctx.req, MAX_EVENT_BYTES))
    return new HttpResponse(200, { received: true })
  }),
]
