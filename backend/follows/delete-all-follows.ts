import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from './contract.ts'

/** Ends everything that the address follows whose mail contains the token, waiting notices included. May be repeated. */
export async function deleteAllFollows(token: string): Promise<{ email: string }> {
  return runInTransaction(async (trx) => {
    const [stopped] = await sql<{ id: string; email: string }>(
      trx,
      'UPDATE followers SET stopped_at = coalesce(stopped_at, now()) WHERE token = $1 RETURNING id, email',
      [token],
    )
    if (!stopped) throw new ApiError(errors['notifications-link-unknown'])
    await sql(trx, 'DELETE FROM follows WHERE follower_id = $1', [stopped.id])
    await sql(trx, 'DELETE FROM follow_notices WHERE follower_id = $1 AND sent_at IS NULL', [stopped.id])
    return { email: stopped.email }
  })
}
