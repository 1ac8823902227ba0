import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { deleteVisitorSessions } from '#http/sessions/delete-session'
import type { Session } from '#http/sessions/session'
import { getOwnSessionValues, isOwnSessionSql } from './own-sessions-sql.ts'

/** Signs out the browser of one of the caller's sessions. Throws 404 for anybody else's. */
export async function deleteOneSession(session: Session, sessionId: string): Promise<void> {
  const visitorIds = await listOwnVisitors(session, sessionId)
  if (visitorIds.length === 0) throw new ApiError(commonErrors.unknown)
  await deleteVisitorSessions(visitorIds)
}

/** Signs out every browser that `listSessions` shows. */
export async function deleteAllSessions(session: Session): Promise<void> {
  await deleteVisitorSessions(await listOwnVisitors(session))
}

async function listOwnVisitors(session: Session, sessionId?: string): Promise<string[]> {
  const rows = await sql<{ visitorId: string }>(
    db,
    `SELECT DISTINCT s.visitor_id AS "visitorId" FROM sessions s
      WHERE ${isOwnSessionSql} AND s.id = coalesce($5::uuid, s.id)`,
    [...getOwnSessionValues(session), sessionId ?? null],
  )
  return rows.map(({ visitorId }) => visitorId)
}
