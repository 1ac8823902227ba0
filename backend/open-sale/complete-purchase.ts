import type { FanData } from '#contract/keymails'
import { refusals as paymentRefusals } from '#contract/payments'
import { readFanData } from '#module/keymails'
import { findOwnOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'

/**
 * Lets the payer in, as redeemKeymail does for a code: the sale itself has happened when the capture was settled, this
 * reads it and may be repeated for ever. Returns 'pending' while the money is on its way. Refuses with 402, 403, 404, 409.
 */
export async function completePurchase(
  paypalOrderId: string,
  session: Session,
): Promise<{ fanId: string; fanData: FanData } | 'pending'> {
  const order = await findOwnOrder(paypalOrderId, session)
  switch (order.state) {
    case 'creating':
    case 'created':
      throw new Refusal(paymentRefusals.unpaid)
    case 'stranded':
      throw new Refusal(paymentRefusals['order-stranded'])
    case 'capturing':
      if (order.purpose !== 'edition') throw new Refusal(paymentRefusals['order-used'])
      return 'pending'
    case 'completed': {
      const [sale] = await sql<{ keymailId: string }>(
        db,
        'SELECT keymail_id AS "keymailId" FROM open_copies WHERE order_id = $1',
        [order.id],
      )
      if (!sale) throw new Refusal(paymentRefusals['order-used'])
      return readFanData(sale.keymailId)
    }
  }
}
