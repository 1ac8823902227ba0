import { createHash } from 'node:crypto'
import pg from 'pg'

/** The default pool size of our web process. */
export const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })

/** Runs one prepared statement on any free connection. */
export async function runStatement<T extends object>(name: string, text: string, values: unknown[]): Promise<T[]> {
  const { rows } = await pool.query<T>({ name, text, values })
  return rows
}

export function calculateSessionHash(cookie: string | undefined): Buffer {
  return createHash('sha256')
    .update(cookie?.slice('__Host-tm_session='.length) ?? '')
    .digest()
}
