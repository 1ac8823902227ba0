import { db } from '#database/client'
import { sendMail } from '#module/mail'
import { createOneTimeLink } from '#module/mail/one-time-links'
import { applicationLink } from './application-link.ts'
import { Application } from '../application.ts'
import { APPLICATION_UNCONFIRMED_DAYS } from '#contract/applications'

/**
 * Job: mails the confirmation link. The address is not verified yet, so the mail contains nothing the applicant wrote;
 * otherwise the form could be used to send messages to strangers.
 */
export async function sendApplicationLinkEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (application?.state !== 'submitted') return
  const address = await createOneTimeLink(db, applicationLink, { applicationId })
  await sendMail({
    to: application.email,
    subject: `Confirm your G-Key application ${application.trackingNumber}`,
    text: [
      'Hello,',
      '',
      'somebody applied for a TuneMaker G-Key with this mail address. If it was you, please confirm that it is yours:',
      '',
      address,
      '',
      'The link works once, for 24 hours. Afterwards you pay for the check, and we read your papers.',
      '',
      `Your tracking number is ${application.trackingNumber}. Keep it private: anyone who knows it can follow your application.`,
      '',
      `If you did not apply, ignore this mail: nothing is charged, and what was sent is deleted after ${APPLICATION_UNCONFIRMED_DAYS} days.`,
      '',
      'TuneMaker',
    ].join('\n'),
    design: { button: { label: 'Confirm the address', url: address } },
  })
}
