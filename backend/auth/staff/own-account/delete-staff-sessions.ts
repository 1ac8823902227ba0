import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { deleteOtherSessions, getOwnForUpdate, type Own } from './own-account.ts'

/** Ends one of the person's sessions; without an id all but the present one. */
export async function deleteStaffSessions(trx: Trx, own: Own, id?: string): Promise<void> {
  const account = await getOwnForUpdate(trx, own)
  if (!id) return deleteOtherSessions(trx, own)
  await sql(trx, 'DELETE FROM staff_sessions WHERE account_id = $1 AND id = $2', [account.id, id])
}
