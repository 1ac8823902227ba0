import { publicAccess, requireSession, requireSessionBatched } from '#http/guards'
import { HttpResponse } from '#http/http-response'
import { defineRoute } from '#http/define-route'
import { getSessionBatched } from '#http/sessions/session'
import { getSessionHash } from '#http/sessions/session-cookie'
import { startSession } from '#http/sessions/start-session'
import { trackVisitorAction } from '#module/analytics'
import { assertHoldable } from '#module/payments/holds'
import { getPaymentSetup } from '#module/payments/paypal'
import { cancelOrder } from './cancel-order.ts'
import { captureOrder } from './capture-order.ts'
import * as api from './contract.ts'
import { createOrder } from './create-order.ts'

export const orderRoutes = [
  defineRoute(api.getPaymentSetup, publicAccess, () => getPaymentSetup()),
  // Public, because it looks its session up itself: under load, lookups are batched.
  defineRoute(api.createOrder, publicAccess, async ({ body, address, proof, ctx }) => {
    if (body.reference !== undefined) assertHoldable(body.reference, address)
    const tokenHash = getSessionHash(ctx)
    const session = await getSessionBatched(ctx, tokenHash)
    return createOrder(body, { address, proof, tokenHash, session, startSession: (id) => startSession(ctx, id) })
  }),
  defineRoute(api.cancelOrder, requireSession, ({ params, session, address }) =>
    cancelOrder(params.id, session, address),
  ),
  defineRoute(api.captureOrder, requireSessionBatched, async ({ params, session, address, ctx }) => {
    const captured = await captureOrder(params.id, session, address)
    // Fees an artist pays to the platform do not count as a fan's purchase.
    if (captured === 'completed' && !session.artistId) trackVisitorAction(ctx, 'bought')
    return captured === 'completed' ? { status: 'COMPLETED' as const } : new HttpResponse(202, { status: 'PENDING' })
  }),
]
