import { commonErrors } from '#contract/http'
import { ApiError } from '#http/api-error'
import type { Product } from '#module/payments'
import { calculateUploadFeeCents, errors } from './contract.ts'

/** Order purpose `upload`: n upload credits for the signed-in artist, paid to the platform. */
export const uploadProduct: Product<'unlimited'> = {
  kind: 'unlimited',

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
      INSERT INTO upload_credits AS c (artist_id, credits, paid_each_cents)
      SELECT item_id, quantity, cents / quantity FROM paid
      ON CONFLICT (artist_id)
        DO UPDATE SET credits = c.credits + EXCLUDED.credits, paid_each_cents = EXCLUDED.paid_each_cents
      RETURNING (SELECT id FROM paid) AS order_id)`,
}
