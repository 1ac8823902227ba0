import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import type { StaffSession } from '#module/auth/staff'

/** Records a staff action in the audit log, in the caller's transaction. Returns the entry's id. */
export async function recordAuditEntry(
  trx: Trx,
  staff: StaffSession,
  { action, subject, details }: { action: string; subject: string; details: Record<string, unknown> },
): Promise<string> {
  const [line] = await sql<{ id: string }>(
    trx,
    'INSERT INTO audit_log (role, staff_session_id, action, subject, details) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [staff.role, staff.id, action, subject, JSON.stringify(details)],
  )
  return line?.id ?? ''
}
