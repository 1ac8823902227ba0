import type { EndpointQuery } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { toCsv } from '#text/csv'
import type { exportAuditLog as exportAuditCall } from './contract.ts'
import { auditEntriesSql, type AuditEntryRow } from './list-audit-entries.ts'

const MAX_EXPORT_ROWS = 100_000

export async function exportAuditLog({ action, q }: EndpointQuery<typeof exportAuditCall>): Promise<string> {
  const lines = await sql<AuditEntryRow>(db, auditEntriesSql, [action, q, null, MAX_EXPORT_ROWS])
  return toCsv([
    ['at (UTC)', 'role', 'session', 'action', 'subject', 'details'],
    ...lines.map(({ at, role, staff, action: did, subject, details }) => [
      at.toISOString(),
      role,
      staff,
      did,
      subject,
      JSON.stringify(details),
    ]),
  ])
}
