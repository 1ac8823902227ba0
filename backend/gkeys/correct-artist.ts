import { type Trx, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { paymentEmailAsked } from './jobs.ts'

const correctText = {
  bio: 'UPDATE artists SET bio = $3 WHERE id = $1 AND bio = $2 RETURNING id',
  email: 'UPDATE artists SET email = $3 WHERE id = $1 AND email = $2 RETURNING id',
}

/** Changes an artist's bio or contact address. False when it says something other than `from` by now. */
export async function correctArtist(
  trx: Trx,
  artistId: string,
  field: keyof typeof correctText,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  return (await sql(trx, correctText[field], [artistId, from, to])).length > 0
}

/** Asks the new payment address to confirm itself, as if the artist had typed it: until then nothing moves there. */
export async function askPaymentEmail(trx: Trx, artistId: string, email: string): Promise<void> {
  await sql(trx, 'UPDATE artists SET pending_payment_email = $2 WHERE id = $1', [artistId, email])
  await enqueue(trx, paymentEmailAsked, { artistId })
}
