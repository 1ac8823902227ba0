import type { QueryOf, ReplyOf } from '#contract/platform'
import { toCsv } from '#platform/csv'
import { db, sql } from '#platform/database'
import { AUDIT_PAGE, type exportAudit as exportAuditCall, type listAudit as listAuditCall } from './contract.ts'

type Line = ReplyOf<typeof listAuditCall>['lines'][number]
type LineRow = Omit<Line, 'at'> & { at: Date }

const EXPORT_MOST = 100_000

const linesText = `
  SELECT id, at, role, left(staff_session_id::text, 8) AS staff, action, subject, details
    FROM audit_log
   WHERE ($1 = '' OR action = $1)
     AND ($2 = '' OR strpos(lower(subject || ' ' || details::text), lower($2)) > 0)
     AND ($3::uuid IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`

/** What staff did, the latest first, a page at a time. `before` is the last line of the page before. */
export async function listAudit({ action, q, before }: QueryOf<typeof listAuditCall>) {
  const [lines, actions] = await Promise.all([
    sql<LineRow>(db, linesText, [action, q, before ?? null, AUDIT_PAGE + 1]),
    sql<{ action: string }>(db, 'SELECT DISTINCT action FROM audit_log ORDER BY action'),
  ])
  return {
    actions: actions.map((row) => row.action),
    lines: lines.slice(0, AUDIT_PAGE).map((line) => ({ ...line, at: line.at.toISOString() })),
    more: lines.length > AUDIT_PAGE,
  }
}

export async function exportAudit({ action, q }: QueryOf<typeof exportAuditCall>): Promise<string> {
  const lines = await sql<LineRow>(db, linesText, [action, q, null, EXPORT_MOST])
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
