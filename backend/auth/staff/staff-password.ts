import { randomBytes } from 'node:crypto'
import type { StaffRole } from '#contract/auth/staff'
import { config } from '#runtime/config'
import { type Db, db } from '#database/client'
import { sql } from '#database/sql'
import { calculatePasswordHash, verifyPassword } from './credentials/calculate-password-hash.ts'

/** The role this password belongs to, or undefined. Always computes both hashes, so that timing reveals nothing. */
export async function getRoleByPassword(password: string): Promise<StaffRole | undefined> {
  const rows = await sql<{ role: StaffRole; hash: string }>(db, 'SELECT role, hash FROM staff_passwords ORDER BY role')
  let role: StaffRole | undefined
  for (const row of rows) if (await verifyPassword(password, row.hash)) role ??= row.role
  return role
}

/**
 * Ensures that both roles have a password: the configured one, stored again when it changed; otherwise the stored one;
 * otherwise a new one of 104 random bits, which is returned so that it can be shown once.
 */
export async function updateStaffPasswords(on: Db = db): Promise<Partial<Record<StaffRole, string>>> {
  const made: Partial<Record<StaffRole, string>> = {}
  const configured = { admin: config.ADMIN_PASSWORD, operator: config.OPERATOR_PASSWORD }
  for (const role of ['admin', 'operator'] as const) {
    const [stored] = await sql<{ hash: string }>(on, 'SELECT hash FROM staff_passwords WHERE role = $1', [role])
    const wanted = configured[role]
    if (wanted ? await verifyPassword(wanted, stored?.hash) : stored) continue
    const password = wanted ?? randomBytes(13).toString('base64url')
    const won = await sql(
      on,
      `INSERT INTO staff_passwords (role, hash) VALUES ($1, $2)
       ON CONFLICT (role) DO UPDATE SET hash = EXCLUDED.hash, changed_at = now()
         WHERE $3 OR staff_passwords.hash = '' RETURNING role`,
      [role, await calculatePasswordHash(password), Boolean(wanted)],
    )
    // When several processes start at once, only one creates the password and shows it.
    if (!wanted && won.length > 0) made[role] = password
  }
  return made
}
