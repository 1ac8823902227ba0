import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { consumeOneTimeLink } from '#module/mail'
import { paymentEmailLink } from './payment-email-link.ts'

/** Makes the confirmed address the one fans pay to. */
export function confirmPaymentEmail(token: string): Promise<{ paypalEmail: string; artistName: string }> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, paymentEmailLink, token)
    const artist =
      data &&
      (await Artist.query(trx)
        .where({ id: data.artistId, pending_payment_email: data.email })
        .patch({ paymentEmail: data.email, pendingPaymentEmail: null })
        .returning('*')
        .first())
    if (!data || !artist) throw new ApiError(errors['link-expired'])
    return { paypalEmail: data.email, artistName: artist.stageName }
  })
}
