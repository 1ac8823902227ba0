import { db } from '#database/client'
import { sql } from '#database/sql'

/** Whether the order's price contains a discount that others have used up. */
export async function isDiscountUsedUp(orderId: string): Promise<boolean> {
  const [row] = await sql(
    db,
    'SELECT 1 FROM orders o JOIN discount_codes d ON d.id = o.discount_id WHERE o.id = $1 AND d.used >= d.uses_max',
    [orderId],
  )
  return row !== undefined
}
