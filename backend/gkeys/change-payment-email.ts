import { z } from 'zod'
import { type OneTimeLink, createOneTimeLink, sendMail, consumeOneTimeLink } from '#module/mail'
import { db, inTransaction } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { ApiError } from '#platform/refusal'
import { consumeRateLimit } from '#platform/throttle'
import { Artist } from './artist.ts'
import { PAYMENT_EMAILS_PER_HOUR, PAYMENT_EMAIL_LINK_MINUTES, errors } from './contract.ts'
import { sendPaymentEmailLinkJob } from './jobs.ts'

const paymentEmailLink: OneTimeLink<z.ZodObject<{ artistId: z.ZodString; email: z.ZodString }>> = {
  kind: 'payment-email',
  page: '/confirm-payment-email',
  minutes: PAYMENT_EMAIL_LINK_MINUTES,
  data: z.object({ artistId: z.string(), email: z.string() }),
}

/** Requests a new payment address. Fans pay to the old one until the new one is confirmed by mail. */
export async function updatePaymentEmail(artistId: string, email: string): Promise<Artist> {
  if (!z.email().safeParse(email).success) throw new ApiError(errors['invalid-email'])
  await consumeRateLimit(`payment-email:${artistId}`, { hits: PAYMENT_EMAILS_PER_HOUR, seconds: 3600 })
  return inTransaction(async (trx) => {
    const artist = await Artist.query(trx).patchAndFetchById(artistId, { pendingPaymentEmail: email })
    await enqueue(trx, sendPaymentEmailLinkJob, { artistId })
    return artist
  })
}

/** Job: mails the confirmation link to the pending address. */
export async function sendPaymentEmailLink({ artistId }: { artistId: string }): Promise<void> {
  const artist = await Artist.query(db).findById(artistId)
  const email = artist?.pendingPaymentEmail
  if (!artist || !email) return
  const address = await createOneTimeLink(db, paymentEmailLink, { artistId, email })
  await sendMail({
    to: email,
    name: artist.stageName,
    subject: 'Confirm where your fans pay',
    text: [
      `Hello ${artist.stageName},`,
      '',
      'Fans who redeem your Keymails will pay this PayPal address, directly and in full.',
      'Please confirm that it is yours:',
      '',
      address,
      '',
      'The link works once, for 24 hours. If you did not ask for this, ignore this mail and nothing changes.',
      '',
      'TuneMaker',
    ].join('\n'),
  })
}

/** Makes the confirmed address the one fans pay to. */
export function confirmPaymentEmail(token: string): Promise<{ paypalEmail: string; artistName: string }> {
  return inTransaction(async (trx) => {
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
