import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'

/** Whether the session's artist has an active G-Key; false without an artist. */
export async function getGKeyStatus(session: Session | undefined) {
  const [found] = session?.artistId
    ? await sql<{ active: boolean; accountType: 'test' | 'production'; artistName: string }>(
        db,
        `SELECT EXISTS (SELECT FROM g_keys k WHERE k.artist_id = a.id AND k.state = 'active') AS active,
                a.account_type AS "accountType", a.stage_name AS "artistName"
           FROM artists a WHERE a.id = $1`,
        [session.artistId],
      )
    : []
  return found ?? { active: false, accountType: null, artistName: null }
}
