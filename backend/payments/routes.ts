import { noteDeed } from '#module/analytics'
import { config } from '#platform/config'
import { readBytes } from '#platform/read-json'
import { Reply, anyone, route, sessionHolder } from '#platform/route'
import { ensureSession, findGatheredSession, sessionHash } from '#platform/session'
import { cancelOrder } from './cancel-order.ts'
import { captureOrder } from './capture-order.ts'
import * as api from './contract.ts'
import { takeOrder } from './create-order.ts'
import { getClientToken, scriptUrl } from './provider.ts'
import { receivePaypalEvent } from './receive-paypal-event.ts'

const EVENT_MAX_BYTES = 256 * 1024

export const paymentRoutes = [
  route(api.setupPayment, anyone, async () => ({
    clientToken: await getClientToken(),
    scriptUrl,
    environment: config.PAYPAL_ENVIRONMENT,
  })),
  // Looks its session up itself: where thousands come at once, they are looked up together.
  route(api.createOrder, anyone, ({ body, address, ctx }) =>
    takeOrder(body, {
      address,
      tokenHash: sessionHash(ctx),
      known: () => findGatheredSession(ctx),
      visit: (visitorId) => ensureSession(ctx, visitorId),
    }),
  ),
  route(api.cancelOrder, sessionHolder, ({ params, session, address }) => cancelOrder(params.id, session, address)),
  route(api.captureOrder, sessionHolder, async ({ params, session, address, ctx }) => {
    const captured = await captureOrder(params.id, session, address)
    // What an artist pays the house is no fan's purchase.
    if (captured === 'completed' && !session.artistId) noteDeed(ctx, 'bought')
    return captured === 'completed' ? { status: 'COMPLETED' as const } : new Reply(202, { status: 'PENDING' })
  }),
  // The signature covers the bytes as they came, so this one call reads its own body.
  route(api.receivePaypalEvent, anyone, async ({ ctx }) => {
    await receivePaypalEvent((name) => ctx.get(name), await readBytes(ctx.req, EVENT_MAX_BYTES))
    return new Reply(200, { received: true })
  }),
]
