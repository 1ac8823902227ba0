import type { Trx } from '#database/client'
import { sql } from '#database/sql'

/** The fan who has proved to own this address, by a link mailed to it. A session holding it sees all that was paid under it. */
export async function confirmFanAddress(trx: Trx, email: string): Promise<string> {
  const [fan] = await sql<{ id: string }>(
    trx,
    `INSERT INTO fans AS f (email) VALUES ($1) ON CONFLICT (email) DO UPDATE SET email = f.email RETURNING id`,
    [email],
  )
  if (!fan) throw new Error('INSERT INTO fans returned no row')
  return fan.id
}
