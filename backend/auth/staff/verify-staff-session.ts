import type { StaffSession } from './get-staff-session.ts'

/** The role of the signed-in staff member. The guard has verified the session. */
export async function verifyStaffSession({ role }: StaffSession): Promise<Pick<StaffSession, 'role'>> {
  return { role }
}
