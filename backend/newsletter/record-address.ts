import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { createToken } from '#runtime/token'

export async function recordAddress(trx: Trx, email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    trx,
    `INSERT INTO visitor_addresses AS a (email, unsubscribe_token) VALUES ($1, $2)
     ON CONFLICT (email) DO UPDATE SET asked_at = now() RETURNING id`,
    [email, createToken()],
  )
  if (!row) throw new Error('the address was not stored')
  return row.id
}
