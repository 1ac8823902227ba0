import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { errors } from '#contract/auth/staff/accounts'
import { sendStaffNoticeJob } from '#jobs/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'
import { createRecoveryCodes, getTotpStep } from '#module/auth/staff/credentials'
import { enqueue } from '#queue/queue'
import { deleteOtherSessions, getOwnForUpdate, type Own } from './own-account.ts'

/** Throws 422 for a code that is not the new app's. */
export async function confirmSecondFactor(trx: Trx, own: Own, code: string): Promise<{ recoveryCodes: string[] }> {
  const account = await getOwnForUpdate(trx, own)
  const step = account.newTotpSecret ? await getTotpStep(trx, account.newTotpSecret, code) : undefined
  if (step === undefined || !account.newTotpSecret) throw new ApiError(errors['code-wrong'])
  const { recoveryCodes, recoveryHashes } = createRecoveryCodes()
  await StaffAccount.query(trx)
    .findById(account.id)
    .patch({ totpSecret: account.newTotpSecret, newTotpSecret: null, totpStep: step, recoveryHashes })
  await deleteOtherSessions(trx, own)
  await enqueue(trx, sendStaffNoticeJob, { accountId: account.id, notice: 'second-factor' })
  return { recoveryCodes }
}
