import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { isElliptic } from '../thread/is-follow-up.ts'
import type { PreviousTurn, RankedTopic } from '../ranking/to-ranked-topics.ts'
import { buildFeeEstimate, feeTopics } from './build-fee-estimate.ts'
import { planTopics } from './build-plan-estimate.ts'
import { buildSalesSum, saleTopics } from './build-sales-sum.ts'
import { priceTopics, singleSong } from './build-upload-price.ts'
import { parseSongChange } from './parse-song-change.ts'
import { parseSongCount, perSong } from './parse-song-count.ts'

/**
 * The topic of a sum that a message asks after others: the one told before, of another number of songs, or what so many copies
 * bring; undefined if none. `likely`: what the message may be about.
 */
export function getSumTopic(
  message: string,
  { topics, said }: Pick<PreviousTurn, 'topics' | 'said'>,
  likely: readonly RankedTopic[],
  language: Language,
): string | undefined {
  const fee = topics.find((id) => feeTopics.has(id))
  if (fee !== undefined && buildFeeEstimate(message, said, language, language)) return fee
  const ids = [...topics, ...(isElliptic(message, language) ? likely.map(({ topic }) => topic.id) : [])]
  const sold = ids.find((id) => saleTopics.has(id))
  if (sold !== undefined && buildSalesSum(message, said, language, language)) return sold
  const told = topics.find((id) => priceTopics.has(id) || planTopics.has(id))
  if (told === undefined) return undefined
  if (parseSongCount(message, language) !== undefined) return told
  if (priceTopics.has(told) && parseSongChange(message, language) !== undefined) return told
  const folded = toPatternText(message)
  const isOne = folded.split(' ').length <= 6 && singleSong.test(folded.replaceAll(perSong, ' '))
  return isOne && priceTopics.has(told) ? told : undefined
}
