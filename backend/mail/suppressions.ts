import type { Db } from '#database/client'
import { sql } from '#database/sql'

// Addresses that unsubscribed from artists' mail are stored only as the SHA-256 of the lower-case address.

export async function createMailSuppression(on: Db, emailHash: Buffer): Promise<void> {
  await sql(on, 'INSERT INTO mail_suppressions (email_hash) VALUES ($1) ON CONFLICT DO NOTHING', [emailHash])
}

export async function isMailSuppressed(on: Db, emailHash: Buffer): Promise<boolean> {
  return (await sql(on, 'SELECT 1 FROM mail_suppressions WHERE email_hash = $1', [emailHash])).length > 0
}
