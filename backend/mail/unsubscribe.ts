import { type Db, sql } from '#platform/database'

// Addresses that want no mail from artists are kept as SHA-256 of the address in lower case, and as nothing else.

export async function suppressAddress(on: Db, emailHash: Buffer): Promise<void> {
  await sql(on, 'INSERT INTO mail_suppressions (email_hash) VALUES ($1) ON CONFLICT DO NOTHING', [emailHash])
}

export async function isSuppressed(on: Db, emailHash: Buffer): Promise<boolean> {
  return (await sql(on, 'SELECT 1 FROM mail_suppressions WHERE email_hash = $1', [emailHash])).length > 0
}
