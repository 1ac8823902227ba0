import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { AUDIT_PAGE_SIZE, type listAuditEntries as listAuditCall } from './contract.ts'

type AuditEntry = EndpointReply<typeof listAuditCall>['lines'][number]

export type AuditEntryRow = Omit<AuditEntry, 'at'> & { at: Date }

export const auditEntriesSql = `
  SELECT id, at, role, left(staff_session_id::text, 8) AS staff, action, subject, details
    FROM audit_log
   WHERE ($1 = '' OR action = $1)
     AND ($2 = '' OR strpos(lower(subject || ' ' || details::text), lower($2)) > 0)
     AND ($3::uuid IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`

/** One page of the audit log, latest first. `before` is the id of the previous page's last entry. */
export async function listAuditEntries({ action, q, before }: EndpointQuery<typeof listAuditCall>) {
  const [lines, actions] = await Promise.all([
    sql<AuditEntryRow>(db, auditEntriesSql, [action, q, before ?? null, AUDIT_PAGE_SIZE + 1]),
    sql<{ action: string }>(db, 'SELECT DISTINCT action FROM audit_log ORDER BY action'),
  ])
  return {
    actions: actions.map((row) => row.action),
    lines: lines.slice(0, AUDIT_PAGE_SIZE).map((line) => ({ ...line, at: line.at.toISOString() })),
    more: lines.length > AUDIT_PAGE_SIZE,
  }
}
