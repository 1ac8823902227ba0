import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { errors } from './contract.ts'

/** The artist of a copy that this session holds, and the address that paid for it. Throws 404 for copies of others. */
export async function getBoughtSubject(
  code: string,
  session: Session | undefined,
): Promise<{ artistId: string; email: string }> {
  const [bought] = await sql<{ artistId: string; email: string }>(
    db,
    `SELECT e.artist_id AS "artistId", f.address AS email
       FROM keymails k JOIN editions e ON e.id = k.edition_id JOIN fans f ON f.id = k.fan_id
      WHERE k.code = $1 AND k.state = 'redeemed' AND k.fan_id = ANY ($2)`,
    [code, session?.fanIds ?? []],
  )
  if (!bought) throw new ApiError(errors['follow-subject-unknown'])
  // PayPal may name no address.
  if (!bought.email || bought.email.endsWith('@payer.invalid')) throw new ApiError(errors['email-required'])
  return bought
}
