import { randomUUID } from 'node:crypto'
import { openReview } from '#module/reviews'
import { db } from '#platform/database'
import { spend } from '#platform/throttle'
import { WISHES_PER_HOUR } from './contract.ts'

/** Somebody without a G-Key says what is wrong. Nothing is changed by it: a person reads it. Returns the review's number. */
export async function reportMistake(
  { email, wish }: { email: string; wish: string },
  address: string,
): Promise<{ reviewNumber: number }> {
  await spend(`wishes:${address}`, { hits: WISHES_PER_HOUR, seconds: 3600 })
  const reviewNumber = await openReview(db, {
    kind: 'handover',
    subject: 'Something is wrong, says a visitor',
    effectKey: `wish:${randomUUID()}`,
    reason: 'Asked for without a G-Key, so nothing is known about who asks.',
    evidence: { email, wish },
  })
  return { reviewNumber }
}
