import type { Language } from '#contract/text'
import { db } from '#database/client'
import { runWithinBudget } from '#http/limits/rate-limit'
import { sendMail } from '#module/mail'
import { isAddressUnsubscribed } from '#module/newsletter'
import { mails } from '#text/messages/catalogs/mails/en'
import { getMessages } from '#text/messages/get-messages'
import { Feedback } from './feedback.ts'

const DAILY_LIMIT = { hits: 1, seconds: 86_400 }

/**
 * Job: confirms that a message has arrived. The address is not verified, so the mail contains nothing that was written, and one
 * address gets one a day, and none after it unsubscribed.
 */
export async function sendFeedbackConfirmation({
  feedbackId,
  language,
}: {
  feedbackId: string
  language: Language
}): Promise<void> {
  const feedback = await Feedback.query(db).findById(feedbackId)
  if (!feedback?.email || (await isAddressUnsubscribed(db, feedback.email))) return
  const { email } = feedback
  const t = getMessages(mails, language)
  // The job retries.
  await runWithinBudget({ bucket: `feedback-mail:${email.toLowerCase()}`, ...DAILY_LIMIT }, () =>
    sendMail({
      to: email,
      language,
      subject: t('feedback.subject'),
      text: [t('greeting'), t('feedback.text'), t('feedback.ignore'), 'TuneMaker'].join('\n\n'),
      id: `feedback-${feedbackId}`,
    }),
  )
}
