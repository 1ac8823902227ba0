import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { spend } from '#platform/throttle'
import { FORMS_PER_HOUR, refusals } from './contract.ts'

/** Keeps what a visitor says, for the people of the house. An address is only there to answer to. */
export async function giveFeedback(
  { text, email }: { text: string; email: string },
  caller: string,
): Promise<{ message: string }> {
  if (!text) throw new Refusal(refusals['nothing-written'])
  await spend(`visitor-forms:${caller}`, { hits: FORMS_PER_HOUR, seconds: 3600 })
  await sql(db, 'INSERT INTO visitor_feedback (text, email) VALUES ($1, $2)', [text, email || null])
  return { message: 'Thank you. A person reads this.' }
}
