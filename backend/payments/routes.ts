import { trackEvent } from '#module/analytics'
import { config } from '#platform/config'
import { readBytes } from '#platform/read-json'
import { HttpResponse, publicAccess, route, requireSession } from '#platform/route'
import { getOrStartSession, getSessionBatched, getSessionHash } from '#platform/session'
import { cancelOrder } from './cancel-order.ts'
import { captureOrder } from './capture-order.ts'
import * as api from './contract.ts'
import { createOrder } from './create-order.ts'
import { getClientToken, scriptUrl } from './provider.ts'
import { receivePaypalEvent } from './receive-paypal-event.ts'

const MAX_EVENT_BYTES = 256 * 1024

export const orderRoutes = [
  route(api.getPaymentSetup, publicAccess, async () => ({
    clientToken: await getClientToken(),
    scriptUrl,
    environment: config.PAYPAL_ENVIRONMENT,
  })),
  // Public, because it looks its session up itself: under load, lookups are batched.
  route(api.createOrder, publicAccess, ({ body, address, ctx }) =>
    createOrder(body, {
      address,
      tokenHash: getSessionHash(ctx),
      getSession: () => getSessionBatched(ctx),
      ensureSession: (visitorId) => getOrStartSession(ctx, visitorId),
    }),
  ),
  route(api.cancelOrder, requireSession, ({ params, session, address }) => cancelOrder(params.id, session, address)),
  route(api.captureOrder, requireSession, async ({ params, session, address, ctx }) => {
    const captured = await captureOrder(params.id, session, address)
    // Fees an artist pays to the platform do not count as a fan's purchase.
    if (captured === 'completed' && !session.artistId) trackEvent(ctx, 'bought')
    return captured === 'completed' ? { status: 'COMPLETED' as const } : new HttpResponse(202, { status: 'PENDING' })
  }),
  // The signature covers the raw bytes, so this route reads the body itself.
  route(api.receivePaypalEvent, publicAccess, async ({ ctx }) => {
    await receivePaypalEvent((name) => ctx.get(name), await readBytes(ctx.req, MAX_EVENT_BYTES))
    return new HttpResponse(200, { received: true })
  }),
]
