import { fn } from 'objection'
import { errors } from '#contract/artists'
import type { EndpointReply } from '#contract/http'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { Artist } from '#module/artists'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import type { confirmPaymentEmail as confirmPaymentEmailCall } from './contract.ts'
import { paymentEmailLink } from './payment-email-link.ts'
import { PaymentEmailChange } from './changes/payment-email-change.ts'

/** Confirms a requested payment address. The first one is in force at once, a later one after its review. */
export function confirmPaymentEmail(token: string): Promise<EndpointReply<typeof confirmPaymentEmailCall>> {
  return runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, paymentEmailLink, token)
    const artist =
      data &&
      (await Artist.query(trx).where({ id: data.artistId, pending_payment_email: data.email }).forUpdate().first())
    if (!data || !artist) throw new ApiError(errors['link-expired'])
    const { email: paypalEmail } = data
    const artistName = artist.stageName
    if (!artist.paymentEmail) {
      await Artist.query(trx).findById(artist.id).patch({ paymentEmail: paypalEmail, pendingPaymentEmail: null })
      return { paypalEmail, artistName, inForce: true }
    }
    const confirmed = await PaymentEmailChange.query(trx)
      .where({ artist_id: artist.id, becomes: paypalEmail, confirmed_at: null })
      .whereIn('state', ['requested', 'approved'])
      .patch({ confirmedAt: fn.now() })
    if (confirmed === 0) throw new ApiError(errors['link-expired'])
    return { paypalEmail, artistName, inForce: false }
  })
}
