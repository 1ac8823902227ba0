import { reconcileOrder } from '#module/payments/ledger'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { signInLink } from '#module/keymails/sign-in'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createApprovedOrder, getPaypalBooks, callSimulator } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'

/** Redeems the Keymail as a fan in a separate browser. */
export async function redeemAsFan(code: string, payer: string, fan = new Browser()) {
  const paypalOrderId = await createApprovedOrder(fan, code, payer)
  await fan.post(`/paypal/order/${paypalOrderId}/capture`)
  const redeemed = await fan.post('/api/complete-keymail-redemption', { keymailCode: code, paypalOrderId })
  if (redeemed.status !== 200) throw new Error(`the redemption responded ${redeemed.status}`)
  return { fan, refund: () => refundOrderInFull(paypalOrderId) }
}

/** Opens a sign-in link as mailed to the holder of this Keymail. */
export async function signInByMail(code: string, browser = new Browser()): Promise<Browser> {
  const [copy] = await sql<{ keymailId: string; email: string }>(
    db,
    `SELECT k.id AS "keymailId", f.address AS email FROM keymails k JOIN fans f ON f.id = k.fan_id WHERE k.code = $1`,
    [code],
  )
  if (!copy) throw new Error(`nobody holds ${code}`)
  const token = new URL(await createOneTimeLink(db, signInLink, copy)).searchParams.get('token')
  const { status } = await browser.post('/api/session/link', { token })
  if (status !== 200) throw new Error(`the link responded ${status}`)
  return browser
}

/** Refunds the order in full at the provider and reconciles it. */
export async function refundOrderInFull(paypalOrderId: string): Promise<void> {
  const capture = (await getPaypalBooks()).captures.find(({ orderId }) => orderId === paypalOrderId)
  await callSimulator('POST', `/simulator/captures/${capture?.captureId ?? ''}/refund`, {})
  const [order] = await sql<{ id: string }>(db, 'SELECT id FROM orders WHERE provider_order_id = $1', [paypalOrderId])
  await reconcileOrder({ orderId: order?.id ?? '' })
}
