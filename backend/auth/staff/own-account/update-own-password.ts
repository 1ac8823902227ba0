import type { Trx } from '#database/client'
import { sendStaffNoticeJob } from '#jobs/auth/staff/accounts'
import { StaffAccount } from '#module/auth/staff/accounts'
import { assertStrongPassword, calculatePasswordHash } from '#module/auth/staff/credentials'
import { enqueue } from '#queue/queue'
import { assertOwnPassword, deleteOtherSessions, type Own } from './own-account.ts'

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
    .patch({ passwordHash: await calculatePasswordHash(newPassword) })
  await deleteOtherSessions(trx, own)
  await enqueue(trx, sendStaffNoticeJob, { accountId: account.id, notice: 'password' })
}
