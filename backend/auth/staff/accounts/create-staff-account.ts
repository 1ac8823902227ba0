import { fn } from 'objection'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { enqueue } from '#queue/queue'
import { errors } from './contract.ts'
import type { StaffRole } from '#contract/auth/staff'
import { sendStaffInvitationJob } from './jobs.ts'
import { createTotpSecret } from '#module/auth/staff/credentials'
import { StaffAccount } from './staff-account.ts'

/**
 * Creates an account and enqueues its invitation. Inviting an address again that has not accepted yet replaces the
 * invitation and its secret. Throws 409 for an address that has.
 */
export async function createStaffAccount(
  trx: Trx,
  person: { email: string; name: string; role: StaffRole; invitedBy: string },
): Promise<StaffAccount> {
  const account = await StaffAccount.query(trx)
    .insert({ ...person, totpSecret: createTotpSecret() })
    .onConflict('email')
    .merge({ ...person, totpSecret: createTotpSecret(), invitedAt: fn.now(), disabledAt: null })
    .whereNull('staff_accounts.accepted_at')
    .returning('*')
  if (!(account as StaffAccount | undefined)?.id) throw new ApiError(errors['staff-known'])
  await enqueue(trx, sendStaffInvitationJob, { accountId: account.id })
  return account
}
