import { db } from '#database/client'
import { sql } from '#database/sql'

/** Notifies the browser no more, whichever addresses it was notified of. May be repeated. */
export async function deletePushDevice(endpoint: string): Promise<void> {
  await sql(db, 'DELETE FROM push_devices WHERE endpoint = $1', [endpoint])
}
