import { db } from '#database/client'
import { sql } from '#database/sql'
import { calculateTokenHash } from '#runtime/token'
import { STAFF_IDLE_MINUTES, type StaffRole } from './contract.ts'

/**
 * A signed-in member of staff. `id` identifies the session, in the audit log too; it is not a credential. `accountId`
 * and `name` are null for the first account.
 */
export type StaffSession = {
  id: string
  role: StaffRole
  accountId: string | null
  name: string | null
}

// The role is the account's present one. The first account's sessions end with the first admin by name.
const staffSessionSql = `
  SELECT s.id, coalesce(a.role, s.role) AS role, a.id AS "accountId", a.name,
         s.used_at < now() - interval '1 minute' AS stale
    FROM staff_sessions s LEFT JOIN staff_accounts a ON a.id = s.account_id
   WHERE s.token_hash = $1 AND s.expires_at > now() AND s.used_at > now() - make_interval(mins => $2)
     AND CASE WHEN s.account_id IS NULL
           THEN NOT EXISTS (SELECT FROM staff_accounts
                             WHERE role = 'admin' AND accepted_at IS NOT NULL AND disabled_at IS NULL)
           ELSE a.accepted_at IS NOT NULL AND a.disabled_at IS NULL END`

/** The staff session for this token; undefined when there is none or it has ended. */
export async function getStaffSession(token: string): Promise<StaffSession | undefined> {
  if (!token) return undefined
  const hash = calculateTokenHash(token)
  const [session] = await sql<StaffSession & { stale: boolean }>(db, staffSessionSql, [hash, STAFF_IDLE_MINUTES])
  if (!session) return undefined
  const { stale, ...staff } = session
  if (stale) await sql(db, 'UPDATE staff_sessions SET used_at = now() WHERE token_hash = $1', [hash])
  return staff
}
