import { randomUUID } from 'node:crypto'
import { openReview } from '#module/reviews'
import { db } from '#database/client'
import { consumeNetworkRateLimit } from '#http/limits/rate-limit'
import { MISTAKE_REPORTS_PER_HOUR } from './contract.ts'

/** Opens a review for a mistake reported without a G-Key and returns its number. Changes nothing else. */
export async function createMistakeReport(
  { email, wish }: { email: string; wish: string },
  address: string,
): Promise<{ reviewNumber: number }> {
  await consumeNetworkRateLimit('wishes', address, { hits: MISTAKE_REPORTS_PER_HOUR, seconds: 3600 })
  const reviewNumber = await openReview(db, {
    kind: 'handover',
    subject: { about: 'mistake' },
    effectKey: `wish:${randomUUID()}`,
    reason: { because: 'mistake' },
    evidence: { email, wish },
  })
  return { reviewNumber }
}
