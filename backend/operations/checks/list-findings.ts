import { db } from '#database/client'
import { sql } from '#database/sql'
import { checks } from './checks.ts'

export type Finding = {
  id: string
  check: string
  subject: string
  level: 'notice' | 'serious'
  message: string
  details: Record<string, unknown>
  openedAt: string
  seenAt: string
  /** Null while the finding is open. */
  closedAt: string | null
  reviewNumber: number | null
}
export type CheckState = {
  name: string
  /** One line about the check's result. */
  says: string
  healthy: boolean
  /** Null before its first run. */
  checkedAt: string | null
  open: number
}

const CLOSED_FINDINGS_LIMIT = 50

/** For the operator dashboard: every check with its state, the open findings and the latest closed ones. */
export async function listFindings(): Promise<{ checks: CheckState[]; open: Finding[]; closed: Finding[] }> {
  const [ran, rows] = await Promise.all([
    sql<{ name: string; checkedAt: Date; problem: string | null }>(
      db,
      'SELECT name, checked_at AS "checkedAt", problem FROM monitor_checks',
    ),
    sql<Omit<Finding, 'openedAt' | 'seenAt' | 'closedAt'> & { openedAt: Date; seenAt: Date; closedAt: Date | null }>(
      db,
      `(SELECT id, check_name AS "check", subject, level, message, details, opened_at AS "openedAt", seen_at AS "seenAt",
               closed_at AS "closedAt", review_number AS "reviewNumber"
          FROM monitor_findings WHERE closed_at IS NULL ORDER BY level DESC, opened_at LIMIT 200)
       UNION ALL
       (SELECT id, check_name, subject, level, message, details, opened_at, seen_at, closed_at, review_number
          FROM monitor_findings WHERE closed_at IS NOT NULL ORDER BY closed_at DESC LIMIT ${CLOSED_FINDINGS_LIMIT})`,
    ),
  ])
  const findings = rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }))
  const open = findings.filter(({ closedAt }) => closedAt === null)
  const states = checks.map(({ name, healthy }) => {
    const last = ran.find((one) => one.name === name)
    const found = open.filter(({ check }) => check === name).length
    const says = last?.problem ?? (found > 0 ? `${found} to look at.` : healthy)
    return {
      name,
      says: last ? says : 'Not looked at yet.',
      healthy: Boolean(last) && !last?.problem && found === 0,
      checkedAt: last?.checkedAt.toISOString() ?? null,
      open: found,
    }
  })
  return { checks: states, open, closed: findings.filter(({ closedAt }) => closedAt !== null) }
}
