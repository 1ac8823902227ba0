import { db } from '#database/client'
import { verifyPassword } from '#module/auth/staff/credentials'
import { consumeSecondFactor } from './consume-second-factor.ts'
import { StaffAccount } from './staff-account.ts'

/**
 * The account with this address, password and second factor. Answer and time are the same whichever of them is wrong,
 * and for an address nobody has. The code is spent only with the right password.
 */
export async function getAccountByCredentials(
  email: string,
  password: string,
  code: string,
): Promise<StaffAccount | undefined> {
  const account = await StaffAccount.query(db).modify('active').findOne({ email })
  if (!(await verifyPassword(password, account?.passwordHash)) || !account) return undefined
  return (await consumeSecondFactor(db, account, code)) ? account : undefined
}
