import { z } from 'zod'
import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { Artist } from '#module/artists'
import { PAYMENT_EMAILS_PER_HOUR } from './contract.ts'
import { createPaymentEmailChange } from './changes/create-payment-email-change.ts'
import { updatePendingPaymentEmail } from './update-pending-payment-email.ts'
import { closePaymentEmailChange } from './changes/close-payment-email-change.ts'

/**
 * Requests a payment address. The first one is in force once confirmed by mail; every later one is reviewed, and the
 * address that fans pay now, asked for again, withdraws it.
 */
export async function updatePaymentEmail(artistId: string, email: string): Promise<Artist> {
  if (!z.email().safeParse(email).success) throw new ApiError(errors['invalid-email'])
  await consumeRateLimit(`payment-email:${artistId}`, { hits: PAYMENT_EMAILS_PER_HOUR, seconds: 3600 })
  return runInTransaction(async (trx) => {
    // Two requests at once: the later one replaces the earlier one.
    const artist = await Artist.query(trx).findById(artistId).forUpdate().throwIfNotFound()
    if (!artist.paymentEmail) await updatePendingPaymentEmail(trx, artistId, email)
    else if (artist.paymentEmail === email) await closePaymentEmailChange(trx, artist, 'stopped')
    else await createPaymentEmailChange(trx, artist, email)
    return Artist.query(trx).findById(artistId).throwIfNotFound()
  })
}
