import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { config } from '#platform/config'
import { type Db, db, sql } from '#platform/database'

export type StaffRole = 'admin' | 'operator'

const derive = promisify(argon2)
/** OWASP's choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }

async function hashPassword(password: string, nonce = randomBytes(16)): Promise<string> {
  const tag = await derive('argon2id', { message: Buffer.from(password), nonce, ...COST })
  return `${nonce.toString('base64')}.${Buffer.from(tag).toString('base64')}`
}

/** Whose password this is; undefined when nobody's. Both are always computed: time tells nothing. */
export async function roleOfPassword(password: string): Promise<StaffRole | undefined> {
  const rows = await sql<{ role: StaffRole; hash: string }>(db, 'SELECT role, hash FROM staff_passwords ORDER BY role')
  let role: StaffRole | undefined
  for (const row of rows) {
    const nonce = Buffer.from(row.hash.split('.')[0] ?? '', 'base64')
    const given = Buffer.from(await hashPassword(password, nonce))
    const stored = Buffer.from(row.hash)
    if (given.length === stored.length && timingSafeEqual(given, stored)) role ??= row.role
  }
  return role
}

/**
 * Sees to it that both roles have a password: the configured one, stored anew when it changed; else the stored one; else
 * a new one of 100 random bits, returned so that it can be shown once.
 */
export async function ensureStaffPasswords(on: Db = db): Promise<Partial<Record<StaffRole, string>>> {
  const made: Partial<Record<StaffRole, string>> = {}
  const configured = { admin: config.ADMIN_PASSWORD, operator: config.OPERATOR_PASSWORD }
  for (const role of ['admin', 'operator'] as const) {
    const [stored] = await sql<{ hash: string }>(on, 'SELECT hash FROM staff_passwords WHERE role = $1', [role])
    const wanted = configured[role]
    if (wanted ? await matches(wanted, stored?.hash) : stored) continue
    const password = wanted ?? randomBytes(13).toString('base64url')
    const won = await sql(
      on,
      `INSERT INTO staff_passwords (role, hash) VALUES ($1, $2)
       ON CONFLICT (role) DO UPDATE SET hash = EXCLUDED.hash, changed_at = now()
         WHERE $3 OR staff_passwords.hash = '' RETURNING role`,
      [role, await hashPassword(password), Boolean(wanted)],
    )
    // Of several processes that start together one makes the password and shows it.
    if (!wanted && won.length > 0) made[role] = password
  }
  return made
}

async function matches(password: string, hash: string | undefined): Promise<boolean> {
  if (!hash) return false
  return (await hashPassword(password, Buffer.from(hash.split('.')[0] ?? '', 'base64'))) === hash
}
