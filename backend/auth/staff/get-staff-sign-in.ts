import { db } from '#database/client'
import { isAnyAdminActive } from './accounts/staff-account.ts'

/** Whether staff sign in by name: from the first named admin on, the password alone opens nothing. */
export async function getStaffSignIn(): Promise<{ byName: boolean }> {
  return { byName: await isAnyAdminActive(db) }
}
