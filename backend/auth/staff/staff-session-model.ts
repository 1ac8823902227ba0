import { BaseModel } from '#database/model'
import type { StaffRole } from './staff-password.ts'

/** A staff session, known by the hash of its token. */
export class StaffSessionModel extends BaseModel {
  static override tableName = 'staff_sessions'
  static override idColumn = 'token_hash'
  declare tokenHash: Buffer
  declare id: string
  declare role: StaffRole
  declare expiresAt: Date
}
