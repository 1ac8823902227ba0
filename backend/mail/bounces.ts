import { db } from '#database/client'
import { sql } from '#database/sql'
import { toSingleLine } from '#text/to-single-line'

/** Records the bounce for monitoring; the caller still gets the error. */
export async function createBounce(address: string, error: unknown): Promise<void> {
  const answer = toSingleLine((error as { response?: string }).response ?? '').slice(0, 300)
  await sql(db, 'INSERT INTO mail_bounces (address, answer) VALUES ($1, $2)', [address, answer])
}

/** Part of the hourly purge: monitoring needs bounced addresses for a month at most. */
export async function purgeBounces(): Promise<void> {
  await sql(db, `DELETE FROM mail_bounces WHERE at < now() - interval '30 days'`)
}

/**
 * Whether the server rejected a mail permanently, for example because the address does not exist. Retrying is
 * pointless.
 */
export function isPermanentBounce(error: unknown): boolean {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string }
  return responseCode >= 500 && responseCode < 600 && code === 'EENVELOPE'
}
