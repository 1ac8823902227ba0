import { z } from 'zod'
import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { Artist } from '#module/artists'
import { enqueue } from '#queue/queue'
import { PAYMENT_EMAILS_PER_HOUR } from './contract.ts'
import { sendPaymentEmailLinkJob } from './jobs.ts'

/** Requests a new payment address. Fans pay to the old one until the new one is confirmed by mail. */
export async function updatePaymentEmail(artistId: string, email: string): Promise<Artist> {
  if (!z.email().safeParse(email).success) throw new ApiError(errors['invalid-email'])
  await consumeRateLimit(`payment-email:${artistId}`, { hits: PAYMENT_EMAILS_PER_HOUR, seconds: 3600 })
  return runInTransaction(async (trx) => {
    const artist = await Artist.query(trx).patchAndFetchById(artistId, { pendingPaymentEmail: email })
    await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
    return artist
  })
}
