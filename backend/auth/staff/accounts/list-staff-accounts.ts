import { db } from '#database/client'
import { StaffAccount } from './staff-account.ts'

/** Everybody who was ever invited, by name. */
export async function listStaffAccounts(): Promise<StaffAccount[]> {
  return StaffAccount.query(db).orderBy(['name', 'email'])
}
