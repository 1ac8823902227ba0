import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import {
  assertStrongPassword,
  hashPassword,
  verifyPassword,
  buildTotpUri,
  createRecoveryCodes,
  createTotpSecret,
  getTotpStep,
} from '#module/auth/staff/credentials'
import { errors } from '#contract/auth/staff/accounts'
import { sendStaffNoticeJob } from '#jobs/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'

/** The signed-in person's session and account. */
type Own = { id: string; accountId: string | null }

/** Throws 403 for a wrong present password, 422 for a weak new one. */
export async function updateOwnPassword(
  trx: Trx,
  own: Own,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const account = await assertOwnPassword(trx, own, password)
  await assertStrongPassword(newPassword, account)
  await StaffAccount.query(trx)
    .findById(account.id)
    .patch({ passwordHash: await hashPassword(newPassword) })
  await deleteOtherSessions(trx, own)
  await enqueue(trx, sendStaffNoticeJob, { accountId: account.id, notice: 'password' })
}

/** Stores a new secret beside the present one and returns it. Throws 403 for a wrong password. */
export async function startSecondFactor(
  trx: Trx,
  own: Own,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const account = await assertOwnPassword(trx, own, password)
  const secret = createTotpSecret()
  await StaffAccount.query(trx).findById(account.id).patch({ newTotpSecret: secret })
  return { secret, uri: buildTotpUri(secret, account.email) }
}

/** Throws 422 for a code that is not the new app's. */
export async function confirmSecondFactor(trx: Trx, own: Own, code: string): Promise<{ recoveryCodes: string[] }> {
  const account = await getOwnForUpdate(trx, own)
  const step = account.newTotpSecret ? getTotpStep(account.newTotpSecret, code) : undefined
  if (step === undefined || !account.newTotpSecret) throw new ApiError(errors['code-wrong'])
  const { recoveryCodes, recoveryHashes } = createRecoveryCodes()
  await StaffAccount.query(trx)
    .findById(account.id)
    .patch({ totpSecret: account.newTotpSecret, newTotpSecret: null, totpStep: step, recoveryHashes })
  await deleteOtherSessions(trx, own)
  await enqueue(trx, sendStaffNoticeJob, { accountId: account.id, notice: 'second-factor' })
  return { recoveryCodes }
}

/** Ends one of the person's sessions; without an id all but the present one. */
export async function deleteStaffSessions(trx: Trx, own: Own, id?: string): Promise<void> {
  const account = await getOwnForUpdate(trx, own)
  if (!id) return deleteOtherSessions(trx, own)
  await sql(trx, 'DELETE FROM staff_sessions WHERE account_id = $1 AND id = $2', [account.id, id])
}

async function deleteOtherSessions(trx: Trx, { id, accountId }: Own): Promise<void> {
  await sql(trx, 'DELETE FROM staff_sessions WHERE account_id = $1 AND id <> $2', [accountId, id])
}

async function getOwnForUpdate(trx: Trx, { accountId }: Own): Promise<StaffAccount> {
  const account = accountId ? await StaffAccount.query(trx).findById(accountId).forUpdate() : undefined
  if (!account) throw new ApiError(errors['no-account'])
  return account
}

async function assertOwnPassword(trx: Trx, own: Own, password: string): Promise<StaffAccount> {
  const account = await getOwnForUpdate(trx, own)
  if (!(await verifyPassword(password, account.passwordHash))) throw new ApiError(errors['password-wrong'])
  return account
}
