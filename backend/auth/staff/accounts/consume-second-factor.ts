import { raw } from 'objection'
import type { Db } from '#database/client'
import { calculateRecoveryHash, getTotpStep } from '#module/auth/staff/credentials'
import { StaffAccount } from './staff-account.ts'

/**
 * Whether the code is the account's current one or one of its recovery codes. It is spent by this call: of two that
 * bring the same code, one succeeds.
 */
export async function consumeSecondFactor(on: Db, { id, totpSecret }: StaffAccount, code: string): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  const step = /^\d{6}$/.test(digits) ? await getTotpStep(on, totpSecret, digits) : undefined
  const spent =
    step === undefined
      ? StaffAccount.query(on)
          .whereRaw('? = ANY (recovery_hashes)', [calculateRecoveryHash(code)])
          .patch({ recoveryHashes: raw('array_remove(recovery_hashes, ?)', [calculateRecoveryHash(code)]) })
      : StaffAccount.query(on).where('totp_step', '<', step).patch({ totpStep: step })
  return (await spent.where({ id })) > 0
}
