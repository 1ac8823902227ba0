import { errors } from '#contract/artists'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { deleteArtistSession } from '#http/sessions/session'
import { Artist } from '#module/artists'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { paymentEmailStopLink } from '../payment-email-link.ts'
import { PaymentEmailChange } from './payment-email-change.ts'
import { closePaymentEmailChange } from './close-payment-email-change.ts'

/**
 * The link in the warning mails: stops a change of the payment address and signs the artist out everywhere, whoever is
 * signed in. Returns the address that stays. After the change is in force it still signs everybody out, and then throws
 * 409. Throws 404 for a used or expired link.
 */
export async function cancelPaymentEmailChange(token: string): Promise<{ paypalEmail: string }> {
  const change = await runInTransaction(async (trx) => {
    const data = await consumeOneTimeLink(trx, paymentEmailStopLink, token)
    if (!data) throw new ApiError(errors['stop-link-expired'])
    const { artistId } = await PaymentEmailChange.query(trx).findById(data.changeId).throwIfNotFound()
    const artist = await Artist.query(trx).findById(artistId).forUpdate().throwIfNotFound()
    await deleteArtistSession(trx, artistId)
    await closePaymentEmailChange(trx, artist, 'stopped', data.changeId)
    return PaymentEmailChange.query(trx).findById(data.changeId).throwIfNotFound()
  })
  // Thrown outside the transaction: the sign-out stays.
  if (change.state === 'applied') throw new ApiError(errors['payment-email-in-force'])
  return { paypalEmail: change.was }
}
