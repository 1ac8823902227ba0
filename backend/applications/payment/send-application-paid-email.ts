import { APPLICATION_REVIEW_HOURS, G_KEY_PRICE_CENTS } from '#contract/applications'
import { db } from '#database/client'
import { Application } from '#module/applications'
import { sendMail } from '#module/mail'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { formatCents } from '#text/messages/format-cents'
import { getMessages } from '#text/messages/get-messages'
import { locales } from '#text/messages/locales'
import { buildLanguagePath } from '#text/messages/language-path'
import { config } from '#runtime/config'

/** Job: mails that the payment has arrived and when to expect the decision. */
export async function sendApplicationPaidEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (!application?.paidAt) return
  const { email, fullName, artistName, trackingNumber, language, paidAt } = application
  const t = getMessages(artistMails, language)
  const by = new Date(paidAt.getTime() + APPLICATION_REVIEW_HOURS * 3_600_000)
  await sendMail({
    to: email,
    name: fullName,
    language,
    subject: t('paid.subject', { number: trackingNumber }),
    text: [
      t('greetingName', { name: fullName }),
      '',
      t('paid.text', {
        price: formatCents(G_KEY_PRICE_CENTS, language),
        artist: artistName,
      }),
      '',
      t('paid.next', {
        by: by.toLocaleString(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
      }),
      '',
      t('paid.follow', { number: trackingNumber }),
      `${config.PUBLIC_URL}${buildLanguagePath(language, '/governance-tracker')}?number=${trackingNumber}`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
