import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'

/** The addresses that this browser has proved to own by a link mailed to them. A payment proves none. */
export async function listProvedAddresses(session: Session | undefined): Promise<string[]> {
  if (!session || (session.fanIds.length === 0 && !session.collectorId)) return []
  const rows = await sql<{ email: string }>(
    db,
    `SELECT email FROM fans WHERE id = ANY ($1) AND email IS NOT NULL
      UNION SELECT lower(email) FROM collectors WHERE id = $2`,
    [session.fanIds, session.collectorId],
  )
  return rows.map(({ email }) => email)
}
