import { fn } from 'objection'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'
import type { StaffRole } from '#contract/auth/staff'
import { isAnyAdminActive, StaffAccount } from './staff-account.ts'

/**
 * Changes the role, or disables the account and ends its sessions, or enables it again. Throws 404, and 409 for the last
 * admin.
 */
export async function updateStaffAccount(
  trx: Trx,
  id: string,
  { role, disabled }: { role?: StaffRole | undefined; disabled?: boolean | undefined },
): Promise<StaffAccount> {
  // One change at a time: two admins who remove each other at once would leave none.
  await sql(trx, 'LOCK TABLE staff_accounts IN SHARE ROW EXCLUSIVE MODE')
  const account = await StaffAccount.query(trx).findById(id)
  if (!account) throw new ApiError(errors['staff-unknown'])
  const wasActiveAdmin = account.role === 'admin' && account.acceptedAt && !account.disabledAt
  const updated = await StaffAccount.query(trx).patchAndFetchById(id, {
    ...(role && { role }),
    ...(disabled !== undefined && { disabledAt: disabled ? fn.now() : null }),
  })
  if (wasActiveAdmin && !(await isAnyAdminActive(trx))) throw new ApiError(errors['last-admin'])
  if (disabled) await sql(trx, 'DELETE FROM staff_sessions WHERE account_id = $1', [id])
  return updated
}
