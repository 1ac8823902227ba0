import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { getOwnSessionValues, isOwnSessionSql } from './own-sessions-sql.ts'

/** The browsers of all of the caller's sessions, or of one of them. */
export async function listOwnVisitors(session: Session, sessionId?: string): Promise<string[]> {
  const rows = await sql<{ visitorId: string }>(
    db,
    `SELECT DISTINCT s.visitor_id AS "visitorId" FROM sessions s
      WHERE ${isOwnSessionSql} AND s.id = coalesce($5::uuid, s.id)`,
    [...getOwnSessionValues(session), sessionId ?? null],
  )
  return rows.map(({ visitorId }) => visitorId)
}
