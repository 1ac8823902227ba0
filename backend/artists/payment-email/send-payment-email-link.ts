import { db } from '#database/client'
import { Artist } from '#module/artists'
import { getArtistLanguage } from '#module/artists/language'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { PAYMENT_EMAIL_CHANGE_HOURS } from './contract.ts'
import { paymentEmailLink } from './payment-email-link.ts'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'

/** Job: mails the confirmation link to the pending address. */
export async function sendPaymentEmailLink({ artistId }: { artistId: string }): Promise<void> {
  const artist = await Artist.query(db).findById(artistId)
  const email = artist?.pendingPaymentEmail
  if (!artist || !email) return
  const language = await getArtistLanguage(artistId)
  const t = getMessages(artistMails, language)
  const address = await createOneTimeLink(db, paymentEmailLink, { artistId, email }, language)
  await sendMail({
    to: email,
    name: artist.stageName,
    language,
    subject: t('payment.subject'),
    text: [
      t('greetingName', { name: artist.stageName }),
      '',
      t('payment.text'),
      ...(artist.paymentEmail ? [t('payment.later', { hours: PAYMENT_EMAIL_CHANGE_HOURS })] : []),
      t('payment.confirm'),
      '',
      address,
      '',
      t('payment.note'),
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: t('confirmButton'), url: address } },
  })
}
