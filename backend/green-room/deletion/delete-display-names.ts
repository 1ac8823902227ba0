import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** In every room these fans are shown by the number of their copy again. */
export async function deleteDisplayNames(trx: Trx, fanIds: string[]): Promise<void> {
  await sql(trx, 'UPDATE green_room_members SET display_name = NULL, name_key = NULL WHERE fan_id = ANY ($1)', [fanIds])
}
