import type { Trx } from '#database/client'
import { applySongVerdict } from '#module/catalog'
import { publishRecording } from './publish-recording.ts'

/** Publishes or declines a song, or what was to become the recording of one, after its review. */
export async function applySongReviewDecision(trx: Trx, songId: string, to: 'published' | 'declined'): Promise<void> {
  if (to === 'published' && (await publishRecording(trx, songId, ['in-review']))) return
  await applySongVerdict(trx, songId, ['in-review'], to)
}
