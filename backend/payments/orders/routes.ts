import { db } from '#database/client'
import { publicAccess, requireSession } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { route } from '#http/route'
import { getSessionBatched, getSessionHash, startSession } from '#http/session'
import { trackEvent } from '#module/analytics'
import { getPaymentSetup } from '#module/payments/paypal'
import { cancelOrder } from './cancel-order.ts'
import { captureOrder } from './capture-order.ts'
import * as api from './contract.ts'
import { createOrder } from './create-order.ts'

export const orderRoutes = [
  route(api.getPaymentSetup, publicAccess, () => getPaymentSetup()),
  // Public, because it looks its session up itself: under load, lookups are batched.
  route(api.createOrder, publicAccess, async ({ body, address, ctx }) =>
    createOrder(body, {
      address,
      tokenHash: getSessionHash(ctx),
      session: await getSessionBatched(ctx),
      startSession: (visitorId) => startSession(ctx, db, visitorId ? { visitorId } : undefined),
    }),
  ),
  route(api.cancelOrder, requireSession, ({ params, session, address }) => cancelOrder(params.id, session, address)),
  route(api.captureOrder, requireSession, async ({ params, session, address, ctx }) => {
    const captured = await captureOrder(params.id, session, address)
    // Fees an artist pays to the platform do not count as a fan's purchase.
    if (captured === 'completed' && !session.artistId) trackEvent(ctx, 'bought')
    return captured === 'completed' ? { status: 'COMPLETED' as const } : new HttpResponse(202, { status: 'PENDING' })
  }),
]
