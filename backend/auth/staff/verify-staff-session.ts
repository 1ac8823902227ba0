import type { StaffSession } from './get-staff-session.ts'

/** Role and name of the signed-in staff member. The guard has verified the session. */
export async function verifyStaffSession({ role, name }: StaffSession): Promise<Pick<StaffSession, 'role' | 'name'>> {
  return { role, name }
}
