import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** Deletes in which browsers these orders bought the library. */
export async function deleteLibraryVisitors(trx: Trx, orderIds: string[]): Promise<void> {
  await sql(trx, 'UPDATE library_purchases SET visitor_id = gen_random_uuid() WHERE order_id = ANY ($1)', [orderIds])
}
