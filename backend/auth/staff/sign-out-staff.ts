import { db } from '#database/client'
import { sql } from '#database/sql'
import { hashToken } from '#runtime/token'

export async function signOutStaff(sessionId: string): Promise<void> {
  await sql(db, 'DELETE FROM staff_sessions WHERE token_hash = $1', [hashToken(sessionId)])
}
