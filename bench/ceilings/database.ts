import { createHash } from 'node:crypto'
import pg from 'pg'

/** As many connections as our own web process opens by default. */
export const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })

/** One prepared statement on any free connection. */
export async function ask<T extends object>(name: string, text: string, values: unknown[]): Promise<T[]> {
  const { rows } = await pool.query<T>({ name, text, values })
  return rows
}

export function sessionHashOf(cookie: string | undefined): Buffer {
  return createHash('sha256')
    .update(cookie?.slice('tm_session='.length) ?? '')
    .digest()
}
