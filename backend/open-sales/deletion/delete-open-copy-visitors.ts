import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes in which browsers these orders bought copies, which the limit per person counts. */
export async function deleteOpenCopyVisitors(trx: Trx, orderIds: string[]): Promise<void> {
  await sql(trx, 'UPDATE open_copies SET visitor_id = gen_random_uuid() WHERE order_id = ANY ($1)', [orderIds])
}
