import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildFanIdsSql, type Session } from '#http/sessions/session'

/** The session in its current state; undefined once it has expired. */
export async function getSessionById(sessionId: string): Promise<Session | undefined> {
  const [session] = await sql<Session>(
    db,
    `SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
            ${buildFanIdsSql('s')} AS "fanIds"
       FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id WHERE s.id = $1 AND s.expires_at > now()`,
    [sessionId],
  )
  return session
}
