import type { Fulfilment } from '#module/payments'
import { commonRefusals } from '#contract/platform'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { refusals, uploadFeeCents } from './contract.ts'

/** Order purpose `upload`: n uploads for the artist who is signed in, paid to the platform. */
export const uploadFulfilment: Fulfilment = {
  quote({ quantity }, { session }) {
    if (!session.artistId) throw new Refusal(commonRefusals['no-session'])
    if (session.accountType !== 'production') throw new Refusal(commonRefusals['test-account'])
    const cents = uploadFeeCents(quantity)
    if (cents === undefined) throw new Refusal(refusals['quantity-unknown'])
    const description = quantity === 1 ? 'Upload of one song' : `Upload of ${quantity} songs`
    return Promise.resolve({ itemId: session.artistId, quantity, cents, payee: null, description })
  },
  deliver: `
    delivered AS (
      INSERT INTO upload_credits AS c (artist_id, credits) SELECT item_id, quantity FROM paid
      ON CONFLICT (artist_id) DO UPDATE SET credits = c.credits + EXCLUDED.credits
      RETURNING (SELECT id FROM paid) AS order_id)`,
}

export async function describeUploadCredits(artistId: string): Promise<{ credits: number }> {
  const [row] = await sql<{ credits: number }>(db, 'SELECT credits FROM upload_credits WHERE artist_id = $1', [
    artistId,
  ])
  return { credits: row?.credits ?? 0 }
}
