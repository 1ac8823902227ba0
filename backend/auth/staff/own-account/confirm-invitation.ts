import { fn } from 'objection'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeOneTimeLink, getOneTimeLink } from '#module/mail/one-time-links'
import { enqueue } from '#queue/queue'
import { errors } from '#contract/auth/staff/accounts'
import type { StaffRole } from '#contract/auth/staff'
import {
  calculatePasswordHash,
  assertStrongPassword,
  createRecoveryCodes,
  getTotpStep,
} from '#module/auth/staff/credentials'
import { createSessionId, invitationLink, StaffAccount } from '#module/auth/staff/accounts'
import { getInvitedAccount } from './get-invited-account.ts'
import { sendStaffNoticeJob } from '#jobs/auth/staff/accounts'

/**
 * Sets the password, proves the authenticator app with a first code and signs in. The first admin by name ends all
 * sessions that have none. Throws 404 for a link that was used, has expired or was replaced; 422 for a weak password or a
 * wrong code.
 */
export async function confirmInvitation(
  { token, password, code }: { token: string; password: string; code: string },
  device: string,
): Promise<{ sessionId: string; role: StaffRole; recoveryCodes: string[] }> {
  const { email, name } = await getInvitedAccount(db, await getOneTimeLink(db, invitationLink, token))
  await assertStrongPassword(password, { email, name })
  const passwordHash = await calculatePasswordHash(password)
  const { recoveryCodes, recoveryHashes } = createRecoveryCodes()
  return runInTransaction(async (trx) => {
    const invited = await getInvitedAccount(trx, await consumeOneTimeLink(trx, invitationLink, token))
    const totpStep = await getTotpStep(trx, invited.totpSecret, code)
    // Thrown inside the transaction, so that the link stays unused.
    if (totpStep === undefined) throw new ApiError(errors['code-wrong'])
    await StaffAccount.query(trx)
      .findById(invited.id)
      .patch({ passwordHash, totpStep, recoveryHashes, acceptedAt: fn.now(), lastSignInAt: fn.now() })
    if (invited.role === 'admin') await sql(trx, 'DELETE FROM staff_sessions WHERE account_id IS NULL')
    await enqueue(trx, sendStaffNoticeJob, { accountId: invited.id, notice: 'invitation-accepted' })
    const sessionId = await createSessionId(trx, { role: invited.role, accountId: invited.id }, device)
    return { sessionId, role: invited.role, recoveryCodes }
  })
}
