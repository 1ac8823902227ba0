import type { AnyQueryBuilder, Modifiers } from 'objection'
import type { Db } from '#database/client'
import { BaseModel } from '#database/model'
import type { StaffRole } from '#contract/auth/staff'

/** A member of staff by name. Without a password hash the invitation has not been accepted yet. */
export class StaffAccount extends BaseModel {
  static override tableName = 'staff_accounts'
  declare id: string
  declare email: string
  declare name: string
  declare role: StaffRole
  declare passwordHash: string | null
  /** Base32. */
  declare totpSecret: string
  declare newTotpSecret: string | null
  declare totpStep: number
  declare recoveryHashes: Buffer[]
  declare invitedBy: string
  declare invitedAt: Date
  declare acceptedAt: Date | null
  declare lastSignInAt: Date | null
  declare disabledAt: Date | null

  static override modifiers: Modifiers<AnyQueryBuilder> = {
    /** May sign in. */
    active(query) {
      void query.whereNotNull('accepted_at').whereNull('disabled_at')
    },
  }
}

/** Whether an admin can sign in by name: from then on the first account's passwords open nothing. */
export async function isAnyAdminActive(on: Db): Promise<boolean> {
  return (await StaffAccount.query(on).modify('active').where({ role: 'admin' }).resultSize()) > 0
}
