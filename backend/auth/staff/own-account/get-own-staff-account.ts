import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { formatDevice } from '#text/format-device'
import type { getOwnStaffAccount as getOwnStaffAccountCall } from '#contract/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'

/** The account of the signed-in person with its sessions, latest used first; null for the first account. */
export async function getOwnStaffAccount(staff: {
  id: string
  accountId: string | null
}): Promise<EndpointReply<typeof getOwnStaffAccountCall>> {
  const account = staff.accountId ? await StaffAccount.query(db).findById(staff.accountId) : undefined
  if (!account) return { account: null }
  const sessions = await sql<{ id: string; device: string; createdAt: Date; usedAt: Date }>(
    db,
    `SELECT id, device, created_at AS "createdAt", used_at AS "usedAt" FROM staff_sessions
      WHERE account_id = $1 AND expires_at > now() ORDER BY used_at DESC`,
    [account.id],
  )
  const { email, name, role, recoveryHashes } = account
  return {
    account: {
      email,
      name,
      role,
      recoveryCodesLeft: recoveryHashes.length,
      sessions: sessions.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device: formatDevice(device),
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        current: id === staff.id,
      })),
    },
  }
}
