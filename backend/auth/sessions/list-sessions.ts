import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { formatDevice } from '#text/format-device'
import type { listSessions as listSessionsCall } from './contract.ts'
import { getOwnSessionValues, isOwnSessionSql } from './own-sessions-sql.ts'

const SESSIONS_MAX = 100

type SessionRow = {
  id: string
  visitorId: string
  userAgent: string | null
  language: string | null
  startedAt: Date
  lastUsedAt: Date
}

/** One line for each browser: what its earlier sign-ins left behind counts as the same. */
export async function listSessions(session: Session): Promise<EndpointReply<typeof listSessionsCall>> {
  const rows = await sql<SessionRow>(
    db,
    `SELECT * FROM (
       SELECT DISTINCT ON (s.visitor_id) s.id, s.visitor_id AS "visitorId", s.user_agent AS "userAgent", s.language,
              min(s.created_at) OVER (PARTITION BY s.visitor_id) AS "startedAt", s.last_used_at AS "lastUsedAt"
         FROM sessions s WHERE ${isOwnSessionSql} ORDER BY s.visitor_id, s.last_used_at DESC, s.id DESC) own
      ORDER BY "lastUsedAt" DESC LIMIT ${SESSIONS_MAX}`,
    getOwnSessionValues(session),
  )
  return rows.map(({ id, visitorId, userAgent, language, startedAt, lastUsedAt }) => ({
    id,
    current: visitorId === session.visitorId,
    device: formatDevice(userAgent),
    language,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
