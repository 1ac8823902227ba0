import { db } from '#database/client'
import { Artist } from '#module/artists'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { PAYMENT_EMAIL_CHANGE_HOURS } from './contract.ts'
import { paymentEmailLink } from './payment-email-link.ts'

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
      ...(artist.paymentEmail
        ? [
            `Until now they pay another one. A person looks at the change, and it begins ${PAYMENT_EMAIL_CHANGE_HOURS} hours after their approval at the earliest.`,
          ]
        : []),
      'Please confirm that it is yours:',
      '',
      address,
      '',
      'The link works once, for 24 hours. If you did not ask for this, ignore this mail and nothing changes.',
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Confirm the address', url: address } },
  })
}
