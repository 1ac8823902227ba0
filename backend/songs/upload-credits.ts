import type { Product } from '#module/payments'
import { commonErrors } from '#contract/platform'
import { db, sql } from '#platform/database'
import { ApiError } from '#platform/refusal'
import { errors, calculateUploadFeeCents } from './contract.ts'

/** Order purpose `upload`: n upload credits for the signed-in artist, paid to the platform. */
export const uploadProduct: Product = {
  quote({ quantity }, { session }) {
    if (!session.artistId) throw new ApiError(commonErrors['no-session'])
    if (session.accountType !== 'production') throw new ApiError(commonErrors['test-account'])
    const cents = calculateUploadFeeCents(quantity)
    if (cents === undefined) throw new ApiError(errors['quantity-unknown'])
    const description = quantity === 1 ? 'Upload of one song' : `Upload of ${quantity} songs`
    return Promise.resolve({ itemId: session.artistId, quantity, cents, payee: null, description })
  },
  deliverSql: `
    delivered AS (
      INSERT INTO upload_credits AS c (artist_id, credits) SELECT item_id, quantity FROM paid
      ON CONFLICT (artist_id) DO UPDATE SET credits = c.credits + EXCLUDED.credits
      RETURNING (SELECT id FROM paid) AS order_id)`,
}

export async function getUploadCredits(artistId: string): Promise<{ credits: number }> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  return { credits: row?.credits ?? 0 }
}
