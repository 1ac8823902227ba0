import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from '#contract/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'
import { verifyPassword } from '#module/auth/staff/credentials'

/** The signed-in person's session and account. */
export type Own = { id: string; accountId: string | null }

export async function deleteOtherSessions(trx: Trx, { id, accountId }: Own): Promise<void> {
  await sql(trx, 'DELETE FROM staff_sessions WHERE account_id = $1 AND id <> $2', [accountId, id])
}

export async function getOwnForUpdate(trx: Trx, { accountId }: Own): Promise<StaffAccount> {
  const account = accountId ? await StaffAccount.query(trx).findById(accountId).forUpdate() : undefined
  if (!account) throw new ApiError(errors['no-account'])
  return account
}

export async function assertOwnPassword(trx: Trx, own: Own, password: string): Promise<StaffAccount> {
  const account = await getOwnForUpdate(trx, own)
  if (!(await verifyPassword(password, account.passwordHash))) throw new ApiError(errors['password-wrong'])
  return account
}
