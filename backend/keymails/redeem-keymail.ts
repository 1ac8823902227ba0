import { errors as paymentRefusals } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/session'
import { getOwnOrder } from '#module/payments'
import type { FanData } from './contract.ts'
import { getFanData } from './get-fan-data.ts'
import { assertKeymailCode } from './keymail-code.ts'

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
    case 'created':
      // Regardless of the code: an unpaid order must not reveal which codes exist.
      throw new ApiError(paymentRefusals.unpaid)
    case 'stranded':
      throw new ApiError(paymentRefusals['order-stranded'])
    case 'capturing':
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      if (!paysForThis) throw new ApiError(paymentRefusals['order-used'])
      return getFanData(order.itemId)
    }
  }
}
