import { errors as paymentRefusals } from '#contract/payments'
import { getOwnOrder } from '#module/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'

/**
 * Returns the fan to sign in for a paid library order, or 'pending' while the payment is unsettled. The library is
 * delivered when the payment settles, so this can be repeated at any time. Throws 402, 403, 404 or 409.
 */
export async function redeemLibrary(paypalOrderId: string, session: Session): Promise<{ fanId: string } | 'pending'> {
  const order = await getOwnOrder(paypalOrderId, session)
  if (order.purpose !== 'library') throw new ApiError(paymentRefusals['order-used'])
  if (order.state === 'stranded') throw new ApiError(paymentRefusals['order-stranded'])
  if (order.state === 'capturing') return 'pending'
  if (order.state !== 'completed') throw new ApiError(paymentRefusals.unpaid)
  const [pass] = await sql<{ fanId: string }>(
    db,
    `SELECT p.fan_id AS "fanId" FROM library_passes p JOIN orders o ON o.id = p.order_id JOIN fans f ON f.id = p.fan_id
      WHERE p.order_id = $1 AND f.address = o.payer_email AND f.visitor_id = o.visitor_id`,
    [order.id],
  )
  if (!pass) throw new ApiError(errors['library-refunded'])
  return pass
}
