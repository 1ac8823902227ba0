import { BaseModel } from '#database/model'
import type { StaffSession } from '#module/auth/staff'

/** One action of staff. Append-only. */
export class AuditEntry extends BaseModel {
  static override tableName = 'audit_log'
  static override jsonAttributes = ['details']
  declare id: string
  declare at: Date
  declare role: StaffSession['role']
  declare staffSessionId: string
  declare staffAccountId: string | null
  /** As it was then. Null for the first account. */
  declare staffName: string | null
  declare action: string
  declare subject: string
  declare details: Record<string, unknown>
}
