import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash } from '#runtime/token'

export async function deleteStaffSession(sessionId: string): Promise<void> {
  await sql(db, 'DELETE FROM staff_sessions WHERE token_hash = $1', [calculateTokenHash(sessionId)])
}
