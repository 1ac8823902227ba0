import type { Trx } from '#database/client'
import type { StaffSession } from '#module/auth/staff'
import { AuditEntry } from './audit-entry.ts'

/** Records a staff action in the audit log, in the caller's transaction. Returns the entry's id. */
export async function createAuditEntry(
  trx: Trx,
  staff: StaffSession,
  entry: { action: string; subject: string; details: Record<string, unknown> },
): Promise<string> {
  const { id } = await AuditEntry.query(trx).insert({
    role: staff.role,
    staffSessionId: staff.id,
    staffAccountId: staff.accountId,
    staffName: staff.name,
    ...entry,
  })
  return id
}
