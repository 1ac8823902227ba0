import { errors as paymentRefusals } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { getOwnOrder, type Order } from '#module/payments'
import type { FanData } from './contract.ts'
import { getFanData } from './fans/get-fan-data.ts'
import { assertKeymailCode } from './codes/keymail-code.ts'

/**
 * Completes a redemption for the payer: once the capture is settled, the order's owner becomes the fan who paid. The
 * Keymail itself is redeemed by the settling statement (`deliverSql` in keymail-product.ts); this only reads the result
 * and can be repeated at any time. Returns 'pending' while the payment is in progress. Throws 400, 402, 403, 404, 409,
 * 422.
 */
export async function redeemKeymail(
  asked: { keymailCode: string; paypalOrderId: string },
  session: Session,
): Promise<{ fanId: string; fanData: FanData } | 'pending'> {
  assertKeymailCode(asked.keymailCode)
  const order = await getOwnOrder(asked.paypalOrderId, session)
  const [item] = await sql<{ id: string }>(db, 'SELECT id FROM keymails WHERE code = $1', [asked.keymailCode])
  const paysForThis = order.purpose === 'keymail' && order.itemId === item?.id
  switch (order.state) {
    case 'creating':
    case 'created': {
      const paid = paysForThis ? await getOwnSale(order) : undefined
      if (paid) return getFanData(order.itemId, paid.id)
      // Regardless of the code: an unpaid order must not reveal which codes exist.
      throw new ApiError(paymentRefusals.unpaid)
    }
    case 'stranded':
      throw new ApiError(paymentRefusals['order-stranded'])
    case 'capturing':
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return getFanData(order.itemId, order.id)
    }
  }
}

/** The order by which another tab of the same browser bought this Keymail, if one did. */
async function getOwnSale({ itemId, visitorId }: Order): Promise<{ id: string } | undefined> {
  const [sale] = await sql<{ id: string }>(
    db,
    `SELECT o.id FROM keymails k JOIN orders o ON o.id = k.order_id
      WHERE k.id = $1 AND k.state = 'redeemed' AND o.visitor_id = $2 AND o.state = 'completed'`,
    [itemId, visitorId],
  )
  return sale
}
