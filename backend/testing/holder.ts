import { reconcileOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { approvedOrder, books, simulator } from './paypal.ts'
import { Browser } from './server.ts'

/** A fan who has bought the copy behind this code, in a browser of their own. */
export async function aHolder(code: string, payer: string, fan = new Browser()) {
  const paypalOrderId = await approvedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  const redeemed = await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  if (redeemed.status !== 200) throw new Error(`the redemption answered ${redeemed.status}`)
  return { fan, refund: () => refundInFull(paypalOrderId) }
}

/** Everything paid for this order goes back at the provider, and we hear of it. */
export async function refundInFull(paypalOrderId: string): Promise<void> {
  const capture = (await books()).captures.find(({ orderId }) => orderId === paypalOrderId)
  await simulator('POST', `/simulator/captures/${capture?.captureId ?? ''}/refund`, {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
}
