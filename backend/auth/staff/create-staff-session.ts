import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { EndpointBody } from '#contract/http'
import {
  type AttemptCaller,
  type Guessable,
  trackFailedAttempt,
  refundFailedAttempt,
} from '#http/limits/failed-attempts'
import { createSessionId } from './accounts/create-session-id.ts'
import { getAccountByCredentials } from './accounts/get-account-by-credentials.ts'
import { isAnyAdminActive, StaffAccount } from './accounts/staff-account.ts'
import {
  errors,
  type createStaffSession as createStaffSessionCall,
  type StaffRole,
  TRUSTED_ADDRESS_DAYS,
  UNUSUAL_WRONG_PASSWORDS,
  WRONG_PASSWORD_LIMIT,
} from './contract.ts'
import { getRoleByPassword } from './staff-password.ts'

/** Wrong passwords. An address that staff signed in from before is not affected by what others do. */
export const passwords = {
  name: 'staff',
  perCaller: WRONG_PASSWORD_LIMIT,
  unusual: UNUSUAL_WRONG_PASSWORDS,
} satisfies Guessable

/** Wrong passwords and codes for one account, from addresses that staff did not sign in from before. */
const accounts = { ...passwords, name: 'staff-account' } satisfies Guessable

type SignIn = EndpointBody<typeof createStaffSessionCall>

/**
 * Signs staff in: by name with email address, password and code, or with one of the two passwords of the first account.
 * Each attempt is counted before the expensive hash is computed and refunded when it was right, so parallel attempts
 * cannot exceed the limit. Returns the session id (256 random bits) that travels in x-admin-session. Beyond the limit a
 * solved proof of work passes, so that nobody who has the password can be locked out.
 */
export async function createStaffSession(
  typed: SignIn,
  { address, proof, device }: { address: string; proof: number; device: string },
): Promise<{ sessionId: string; role: StaffRole }> {
  const [trusted] = await sql<{ trusted: boolean }>(
    db,
    `SELECT EXISTS (SELECT FROM staff_addresses WHERE address = $1 AND seen_at > now() - make_interval(days => $2)) AS trusted`,
    [address, TRUSTED_ADDRESS_DAYS],
  )
  const caller = { address, proof, isKnown: trusted?.trusted ?? false }
  const counted: [AttemptCaller, Guessable][] = [[caller, passwords]]
  if (typed.email && !caller.isKnown) counted.push([{ ...caller, signedInAs: typed.email }, accounts])
  for (const attempt of counted) await trackFailedAttempt(...attempt)
  const staff = typed.email ? await signInByName(typed.email, typed) : await signInFirstAccount(typed.password)
  for (const attempt of counted) await refundFailedAttempt(...attempt)

  await sql(
    db,
    'INSERT INTO staff_addresses (address) VALUES ($1) ON CONFLICT (address) DO UPDATE SET seen_at = now()',
    [address],
  )
  return { sessionId: await createSessionId(db, staff, device), role: staff.role }
}

type SignedIn = { role: StaffRole; accountId: string | null }

async function signInByName(email: string, { password, code = '' }: SignIn): Promise<SignedIn> {
  const account = await getAccountByCredentials(email, password, code)
  if (!account) throw new ApiError(errors['invalid-credentials'])
  await StaffAccount.query(db).findById(account.id).patch({ lastSignInAt: new Date() })
  return { role: account.role, accountId: account.id }
}

async function signInFirstAccount(password: string): Promise<SignedIn> {
  if (await isAnyAdminActive(db)) throw new ApiError(errors['name-needed'])
  const role = await getRoleByPassword(password)
  if (!role) throw new ApiError(errors['invalid-password'])
  return { role, accountId: null }
}
