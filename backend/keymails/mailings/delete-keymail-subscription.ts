import { db } from '#database/client'
import { sql } from '#database/sql'
import { createMailSuppression } from '#module/mail'

/**
 * Stops all mail from artists to the address this mail was sent to. Idempotent, and succeeds for unknown tokens too.
 */
export async function deleteKeymailSubscription(token: string): Promise<void> {
  const [mailing] = await sql<{ hash: Buffer }>(
    db,
    'SELECT email_hash AS hash FROM keymail_mailings WHERE unsubscribe_token = $1',
    [token],
  )
  if (mailing) await createMailSuppression(db, mailing.hash)
}
