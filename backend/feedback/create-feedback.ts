import type { Language } from '#contract/text'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR, errors } from '#contract/newsletter'
import { sendFeedbackConfirmationJob } from '#jobs/feedback'
import { enqueue } from '#queue/queue'
import { Feedback } from './feedback.ts'

/**
 * Stores a visitor's words, rating or both for staff. The address is used only to confirm and to reply. Throws 400 without
 * either.
 */
export async function createFeedback(
  { text, rating, email }: { text: string; rating: number | null; email: string },
  caller: string,
  language: Language,
): Promise<{ message: string }> {
  if (!text && rating === null) throw new ApiError(errors['nothing-written'])
  await consumeNetworkRateLimit('visitor-forms', caller, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await runInTransaction(async (trx) => {
    const { id } = await Feedback.query(trx).insert({ text, rating, email: email || null })
    if (email) await enqueue(trx, sendFeedbackConfirmationJob, { feedbackId: id, language })
  })
  return { message: 'Thank you. A person reads this.' }
}
