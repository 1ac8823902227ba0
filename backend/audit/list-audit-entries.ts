import type { EndpointQuery, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { listAuditEntries as listAuditCall } from './contract.ts'

type AuditEntry = EndpointReply<typeof listAuditCall>['lines'][number]

export type AuditEntryRow = Omit<AuditEntry, 'at'> & { at: Date }

// One index lookup for each of the few actions.
const actionsSql = `
  WITH RECURSIVE actions AS (
    (SELECT action FROM audit_log ORDER BY action LIMIT 1)
     UNION ALL
    SELECT (SELECT l.action FROM audit_log l WHERE l.action > a.action ORDER BY l.action LIMIT 1) FROM actions a WHERE a.action IS NOT NULL)
  SELECT action FROM actions WHERE action IS NOT NULL`

// A searched text is found by its trigrams before anything is sorted; without one the newest lines are read by id.
const buildEntriesSql = (rows: string) => `
  WITH found AS ${rows}
  SELECT id, at, role, coalesce(staff_name, right(staff_session_id::text, 8)) AS staff, action, subject, details
    FROM found WHERE ($1 = '' OR action = $1) AND ($3::uuid IS NULL OR id < $3)
   ORDER BY id DESC LIMIT $4`
const newestSql = buildEntriesSql(`NOT MATERIALIZED (SELECT * FROM audit_log WHERE $2 = '')`)
const searchedSql = buildEntriesSql(
  `MATERIALIZED (SELECT * FROM audit_log WHERE lower(subject || ' ' || details::text) LIKE $2)`,
)

export function listAuditRows(asked: {
  action: string
  q: string
  before?: string | undefined
  limit: number
}): Promise<AuditEntryRow[]> {
  const { action, q, before, limit } = asked
  const pattern = q && `%${q.toLowerCase().replaceAll(/[%_\\]/g, (c) => `\\${c}`)}%`
  return sql<AuditEntryRow>(db, q ? searchedSql : newestSql, [action, pattern, before ?? null, limit])
}

/** One page of the audit log, latest first. `before` is the id of the previous page's last entry. */
export async function listAuditEntries({ action, q, before, limit }: EndpointQuery<typeof listAuditCall>) {
  const [lines, actions] = await Promise.all([
    listAuditRows({ action, q, before, limit: limit + 1 }),
    sql<{ action: string }>(db, actionsSql),
  ])
  return {
    actions: actions.map((row) => row.action),
    lines: lines.slice(0, limit).map((line) => ({ ...line, at: line.at.toISOString() })),
    more: lines.length > limit,
  }
}
