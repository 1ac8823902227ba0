import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { buildSalesSum, saleTopics } from './build-sales-sum.ts'
import { planTopics } from './build-plan-estimate.ts'
import { priceTopics, singleSong } from './build-upload-price.ts'
import { parseSongChange } from './parse-song-change.ts'
import { parseSongCount, perSong } from './parse-song-count.ts'

/**
 * The topic of a sum that a message asks after `previousTopics`: the one told before, of another number of songs, or what so
 * many copies bring; undefined if none. `context`: what was said before.
 */
export function getSumTopic(
  message: string,
  context: string,
  previousTopics: readonly string[],
  language: Language,
): string | undefined {
  const sold = previousTopics.find((id) => saleTopics.has(id))
  if (sold !== undefined && buildSalesSum(message, context, language, language)) return sold
  const told = previousTopics.find((id) => priceTopics.has(id) || planTopics.has(id))
  if (told === undefined) return undefined
  if (parseSongCount(message, language) !== undefined) return told
  if (priceTopics.has(told) && parseSongChange(message, language) !== undefined) return told
  const folded = toPatternText(message)
  const isOne = folded.split(' ').length <= 6 && singleSong.test(folded.replaceAll(perSong, ' '))
  return isOne && priceTopics.has(told) ? told : undefined
}
