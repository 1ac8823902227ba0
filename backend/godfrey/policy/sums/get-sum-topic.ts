import type { Language } from '#contract/text'
import { isElliptic } from '../thread/is-follow-up.ts'
import type { PreviousTurn } from '../ranking/to-ranked-topics.ts'
import { buildFeeEstimate, feeTopics } from './build-fee-estimate.ts'
import { buildSaidSalesSum, buildSalesSum, incomeTopics, saleTopics } from './build-sales-sum.ts'
import { isOneAsked, isOtherCountAsked } from './build-upload-price.ts'
import { isAmountAsked } from './sum-words.ts'
import { planTopics, priceTopics } from './parse-said-song-counts.ts'
import { parseSongChange } from './parse-song-change.ts'
import { parseSongCount } from './parse-song-count.ts'

/**
 * The topic of a sum that a message asks after others: the one told before, of another number of songs, or what so many copies
 * bring; undefined if none. `likeliest`: what the message is about by the ranking.
 */
export function getSumTopic(
  message: string,
  { topics, said }: Pick<PreviousTurn, 'topics' | 'said'>,
  likeliest: string | undefined,
  language: Language,
): string | undefined {
  const sold = [...topics, likeliest].find((id) => id !== undefined && saleTopics.has(id))
  if (sold !== undefined && buildSalesSum(message, said, language, language)) return sold
  // Without copies or a price of its own a message asks for what was said only if it is about that by itself.
  const isOfIncome = likeliest !== undefined && incomeTopics.has(likeliest) && isElliptic(message, language)
  if (isOfIncome && buildSaidSalesSum(message, said, language, language)) return likeliest
  const fee = topics.find((id) => feeTopics.has(id))
  if (fee !== undefined && buildFeeEstimate(message, said, language, language)) return fee
  const told = topics.find((id) => priceTopics.has(id) || planTopics.has(id))
  if (told === undefined) return undefined
  // “And is it online in two days?” after a price asks no other price.
  if (isOtherCountAsked(message, language)) return undefined
  if (parseSongCount(message, language) !== undefined) return told
  const goesOn = isElliptic(message, language) || isAmountAsked(message, language)
  if (goesOn && priceTopics.has(told) && parseSongChange(message, language) !== undefined) return told
  return isOneAsked(message, language) && priceTopics.has(told) ? told : undefined
}
