import type { Language } from '#contract/text'
import { toPatternText } from '#text/to-folded-text'
import { planTopics } from './build-plan-estimate.ts'
import { priceTopics, singleSong } from './build-upload-price.ts'
import { parseSongCount, perSong } from './parse-song-count.ts'

/** The topic of a sum that was told before and that a message asks of another number of songs; undefined if none. */
export function getSumTopic(
  message: string,
  previousTopics: readonly string[],
  language: Language,
): string | undefined {
  const told = previousTopics.find((id) => priceTopics.has(id) || planTopics.has(id))
  if (told === undefined) return undefined
  if (parseSongCount(message, language) !== undefined) return told
  const folded = toPatternText(message)
  const isOne = folded.split(' ').length <= 6 && singleSong.test(folded.replaceAll(perSong, ' '))
  return isOne && priceTopics.has(told) ? told : undefined
}
