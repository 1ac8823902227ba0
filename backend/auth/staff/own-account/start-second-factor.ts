import type { Trx } from '#database/client'
import { StaffAccount } from '#module/auth/staff/accounts'
import { buildTotpUri, createTotpSecret } from '#module/auth/staff/credentials'
import { assertOwnPassword, type Own } from './own-account.ts'

/** Stores a new secret beside the present one and returns it. Throws 403 for a wrong password. */
export async function startSecondFactor(
  trx: Trx,
  own: Own,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const account = await assertOwnPassword(trx, own, password)
  const secret = createTotpSecret()
  await StaffAccount.query(trx).findById(account.id).patch({ newTotpSecret: secret })
  return { secret, uri: buildTotpUri(secret, account.email) }
}
