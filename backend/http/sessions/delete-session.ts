import type { Context } from 'koa'
import { db } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildVisitorTopic, SIGNED_OUT } from './session.ts'
import { getSessionHash, sendSessionCookie } from './session-cookie.ts'

export async function deleteSession(ctx: Context): Promise<void> {
  const hash = getSessionHash(ctx)
  if (hash) {
    const [own] = await sql<{ visitorId: string }>(
      db,
      'SELECT visitor_id AS "visitorId" FROM sessions WHERE token_hash = $1 AND expires_at > now()',
      [hash],
    )
    if (own) await deleteVisitorSessions([own.visitorId])
  }
  sendSessionCookie(ctx, '', 0)
}

/** Signs browsers out, with the sessions that their earlier sign-ins left behind, and ends their streams everywhere. */
export async function deleteVisitorSessions(visitorIds: string[]): Promise<void> {
  await sql(db, 'DELETE FROM sessions WHERE visitor_id = ANY ($1::uuid[])', [visitorIds])
  for (const visitorId of visitorIds) await publish(db, buildVisitorTopic(visitorId), SIGNED_OUT)
}
