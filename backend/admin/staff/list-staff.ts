import { listStaffAccounts } from '#module/auth/staff/accounts'
import type { StaffMember } from './contract.ts'
import { toStaffMember } from './to-staff-member.ts'

export async function listStaff(): Promise<StaffMember[]> {
  const accounts = await listStaffAccounts()
  return accounts.map(toStaffMember)
}
