import type { StaffAccount } from '#module/auth/staff/accounts'
import type { StaffMember } from './contract.ts'

export function toStaffMember(account: StaffAccount): StaffMember {
  const { id, email, name, role, invitedBy, invitedAt, acceptedAt, lastSignInAt, disabledAt } = account
  return {
    id,
    email,
    name,
    role,
    state: disabledAt ? 'disabled' : acceptedAt ? 'active' : 'invited',
    invitedBy,
    invitedAt: invitedAt.toISOString(),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }
}
