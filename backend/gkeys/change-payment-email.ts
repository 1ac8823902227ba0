import { z } from 'zod'
import { type MailedLink, createMailedLink, sendMail, spendMailedLink } from '#module/mail'
import { db, inTransaction } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { Artist } from './artist.ts'
import { PAYMENT_EMAILS_PER_HOUR, PAYMENT_EMAIL_LINK_MINUTES, refusals } from './contract.ts'
import { paymentEmailAsked } from './jobs.ts'

const link: MailedLink<z.ZodObject<{ artistId: z.ZodString; email: z.ZodString }>> = {
  kind: 'payment-email',
  page: '/confirm-payment-email',
  minutes: PAYMENT_EMAIL_LINK_MINUTES,
  data: z.object({ artistId: z.string(), email: z.string() }),
}

/** Asks for another payment address. Fans pay to the old one until a mail to the new one is answered. */
export async function changePaymentEmail(artistId: string, email: string): Promise<Artist> {
  if (!z.email().safeParse(email).success) throw new Refusal(refusals['invalid-email'])
  await spend(`payment-email:${artistId}`, { hits: PAYMENT_EMAILS_PER_HOUR, seconds: 3600 })
  return inTransaction(async (trx) => {
    const artist = await Artist.query(trx).patchAndFetchById(artistId, { pendingPaymentEmail: email })
    await enqueue(trx, paymentEmailAsked, { artistId })
    return artist
  })
}

/** Job: mails the confirmation link to the address that is waiting. */
export async function sendPaymentEmailLink({ artistId }: { artistId: string }): Promise<void> {
  const artist = await Artist.query(db).findById(artistId)
  const email = artist?.pendingPaymentEmail
  if (!artist || !email) return
  const address = await createMailedLink(db, link, { artistId, email })
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

/** Makes the mailed address the one that fans pay to. */
export function confirmPaymentEmail(token: string): Promise<{ paypalEmail: string; artistName: string }> {
  return inTransaction(async (trx) => {
    const data = await spendMailedLink(trx, link, token)
    const artist =
      data &&
      (await Artist.query(trx)
        .where({ id: data.artistId, pending_payment_email: data.email })
        .patch({ paymentEmail: data.email, pendingPaymentEmail: null })
        .returning('*')
        .first())
    if (!data || !artist) throw new Refusal(refusals['link-expired'])
    return { paypalEmail: data.email, artistName: artist.stageName }
  })
}
