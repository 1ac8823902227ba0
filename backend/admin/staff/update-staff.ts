import type { EndpointBody } from '#contract/http'
import { runInTransaction } from '#database/client'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { updateStaffAccount } from '#module/auth/staff/accounts'
import type { StaffMember, updateStaff as updateStaffCall } from './contract.ts'
import { toStaffMember } from './to-staff-member.ts'

/** Changes a role, or disables or enables an account. Throws 404, and 409 for the last admin. */
export function updateStaff(
  staff: StaffSession,
  id: string,
  change: EndpointBody<typeof updateStaffCall>,
): Promise<StaffMember> {
  return runInTransaction(async (trx) => {
    const account = await updateStaffAccount(trx, id, change)
    await createAuditEntry(trx, staff, {
      action: 'staff-change',
      subject: `staff:${id}`,
      details: { email: account.email, name: account.name, ...change },
    })
    return toStaffMember(account)
  })
}
