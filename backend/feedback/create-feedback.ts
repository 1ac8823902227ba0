import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import { FORMS_PER_HOUR, errors } from '#contract/newsletter'

/** Stores a visitor's feedback for staff. The address is used only to reply. */
export async function createFeedback(
  { text, email }: { text: string; email: string },
  caller: string,
): Promise<{ message: string }> {
  if (!text) throw new ApiError(errors['nothing-written'])
  await consumeRateLimit(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await sql(db, 'INSERT INTO visitor_feedback (text, email) VALUES ($1, $2)', [text, email || null])
  return { message: 'Thank you. A person reads this.' }
}
