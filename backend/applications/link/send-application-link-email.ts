import { db } from '#database/client'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { applicationLink } from './application-link.ts'
import { Application } from '../application.ts'
import { APPLICATION_UNCONFIRMED_DAYS } from '#contract/applications'
import { artistMails } from '#text/messages/catalogs/artist-mails/en'
import { getMessages } from '#text/messages/get-messages'

/**
 * Job: mails the confirmation link. The address is not verified yet, so the mail contains nothing the applicant wrote;
 * otherwise the form could be used to send messages to strangers.
 */
export async function sendApplicationLinkEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state !== 'submitted') return
  const { email, trackingNumber, language } = application
  const t = getMessages(artistMails, language)
  const address = await createOneTimeLink(db, applicationLink, { applicationId }, language)
  await sendMail({
    to: email,
    language,
    subject: t('link.subject', { number: trackingNumber }),
    text: [
      t('greeting'),
      '',
      t('link.text'),
      '',
      address,
      '',
      t('link.note'),
      '',
      t('link.number', { number: trackingNumber }),
      '',
      t('link.ignore', { days: APPLICATION_UNCONFIRMED_DAYS }),
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: t('confirmButton'), url: address } },
  })
}
