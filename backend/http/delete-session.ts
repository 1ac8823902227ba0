import type { Context } from 'koa'
import { db } from '#database/client'
import { publish } from '#database/pub-sub'
import { sql } from '#database/sql'
import { buildVisitorTopic, getSessionHash, SESSION_COOKIE, SIGNED_OUT } from './session.ts'

export async function deleteSession(ctx: Context): Promise<void> {
  const hash = getSessionHash(ctx)
  // Includes the sessions that earlier sign-ins of this browser left behind.
  if (hash) {
    const [ended] = await sql<{ visitorId: string }>(
      db,
      `DELETE FROM sessions
        WHERE visitor_id = (SELECT visitor_id FROM sessions WHERE token_hash = $1 AND expires_at > now())
        RETURNING visitor_id AS "visitorId"`,
      [hash],
    )
    // Ends all streams of this browser, on any process.
    if (ended) await publish(db, buildVisitorTopic(ended.visitorId), SIGNED_OUT)
  }
  ctx.append('Set-Cookie', `${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
}
