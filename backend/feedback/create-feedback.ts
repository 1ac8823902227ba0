import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR, errors } from '#contract/newsletter'
import { Feedback } from './feedback.ts'

/** Stores a visitor's feedback for staff. The address is used only to reply. */
export async function createFeedback(
  { text, email }: { text: string; email: string },
  caller: string,
): Promise<{ message: string }> {
  if (!text) throw new ApiError(errors['nothing-written'])
  await consumeNetworkRateLimit('visitor-forms', caller, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await Feedback.query(db).insert({ text, email: email || null })
  return { message: 'Thank you. A person reads this.' }
}
