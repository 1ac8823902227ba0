import type { FanData } from '#contract/keymails'
import { errors as paymentRefusals } from '#contract/payments'
import { getFanData } from '#module/keymails/fans'
import { getOwnOrder } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'

/**
 * Completes a purchase for the payer, as redeemKeymail does for a code: the sale happened when the capture was settled;
 * this only reads it and can be repeated at any time. Returns 'pending' while the payment is in progress. Throws 402,
 * 403, 404, 409.
 */
export async function confirmPurchase(
  paypalOrderId: string,
  session: Session,
): Promise<{ fanId: string; fanData: FanData } | 'pending'> {
  const order = await getOwnOrder(paypalOrderId, session)
  switch (order.state) {
    case 'creating':
    case 'created':
      throw new ApiError(paymentRefusals.unpaid)
    case 'stranded':
      throw new ApiError(paymentRefusals['order-stranded'])
    case 'capturing':
      if (order.purpose !== 'edition') throw new ApiError(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      const [sale] = await sql<{ keymailId: string }>(
        db,
        'SELECT keymail_id AS "keymailId" FROM open_copies WHERE order_id = $1',
        [order.id],
      )
      if (!sale) throw new ApiError(paymentRefusals['order-used'])
      return getFanData(sale.keymailId, order.id)
    }
  }
}
