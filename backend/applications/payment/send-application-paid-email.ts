import { APPLICATION_REVIEW_HOURS, G_KEY_PRICE_CENTS } from '#contract/applications'
import { db } from '#database/client'
import { Application } from '#module/applications'
import { sendMail } from '#module/mail'

/** Job: mails that the payment has arrived and when to expect the decision. */
export async function sendApplicationPaidEmail({ applicationId }: { applicationId: string }): Promise<void> {
  const application = await Application.query(db).findById(applicationId)
  if (!application?.paidAt) return
  const by = new Date(application.paidAt.getTime() + APPLICATION_REVIEW_HOURS * 3_600_000)
  await sendMail({
    to: application.email,
    name: application.fullName,
    subject: `Your G-Key application ${application.trackingNumber} is paid`,
    text: [
      `Hello ${application.fullName},`,
      '',
      `your payment of $${(G_KEY_PRICE_CENTS / 100).toFixed(2)} for the G-Key of ${application.artistName} has arrived. Thank you.`,
      '',
      'Godfrey reads your papers first, which takes minutes. What he cannot settle a person decides within 24 to 48 hours,',
      `at the latest on ${by.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`,
      '',
      `You can follow it with your tracking number ${application.trackingNumber}.`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
