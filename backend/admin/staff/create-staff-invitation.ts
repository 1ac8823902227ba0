import type { EndpointBody } from '#contract/http'
import { runInTransaction } from '#database/client'
import { createAuditEntry } from '#module/audit'
import type { StaffSession } from '#module/auth/staff'
import { createStaffAccount } from '#module/auth/staff/accounts'
import type { createStaffInvitation as inviteStaffCall, StaffMember } from './contract.ts'
import { toStaffMember } from './to-staff-member.ts'

/** Creates the account, writes the audit entry and enqueues the mail. Throws 409 for somebody who has an account. */
export function createStaffInvitation(
  staff: StaffSession,
  person: EndpointBody<typeof inviteStaffCall>,
): Promise<StaffMember> {
  return runInTransaction(async (trx) => {
    const account = await createStaffAccount(trx, { ...person, invitedBy: staff.name ?? 'The first account' })
    await createAuditEntry(trx, staff, { action: 'staff-invite', subject: `staff:${account.id}`, details: person })
    return toStaffMember(account)
  })
}
