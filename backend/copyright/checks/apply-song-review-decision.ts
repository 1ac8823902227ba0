import type { Trx } from '#database/client'
import { applySongVerdict } from '#module/catalog'

/** Publishes or declines a song after its review. */
export async function applySongReviewDecision(trx: Trx, songId: string, to: 'published' | 'declined'): Promise<void> {
  await applySongVerdict(trx, songId, ['in-review'], to)
}
