import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** Stops all mail to an address. The link is in every mail and may be used repeatedly. */
export async function unsubscribeFromNewsletter(token: string): Promise<{ email: string }> {
  const [address] = await sql<{ email: string }>(
    db,
    `UPDATE visitor_addresses SET news_since = NULL, unsubscribed_at = coalesce(unsubscribed_at, now())
      WHERE unsubscribe_token = $1 RETURNING email`,
    [token],
  )
  if (!address) throw new ApiError(errors['unsubscribe-unknown'])
  return address
}
