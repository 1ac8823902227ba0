import { refusals as paymentRefusals } from '#contract/payments'
import { findOwnOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { refusals } from './contract.ts'

/**
 * Who has paid for a library: the fan that its buyer's browser becomes. The delivery itself happened with the payment, so
 * this may be repeated for ever. 'pending' while the money is on its way. Refuses with 402, 403, 404, 409.
 */
export async function activateLibrary(paypalOrderId: string, session: Session): Promise<{ fanId: string } | 'pending'> {
  const order = await findOwnOrder(paypalOrderId, session)
  if (order.purpose !== 'library') throw new Refusal(paymentRefusals['order-used'])
  if (order.state === 'stranded') throw new Refusal(paymentRefusals['order-stranded'])
  if (order.state === 'capturing') return 'pending'
  if (order.state !== 'completed') throw new Refusal(paymentRefusals.unpaid)
  const [pass] = await sql<{ fanId: string }>(
    db,
    `SELECT p.fan_id AS "fanId" FROM library_passes p JOIN orders o ON o.id = p.order_id JOIN fans f ON f.id = p.fan_id
      WHERE p.order_id = $1 AND f.email = lower(o.payer_email)`,
    [order.id],
  )
  if (!pass) throw new Refusal(refusals['library-refunded'])
  return pass
}
