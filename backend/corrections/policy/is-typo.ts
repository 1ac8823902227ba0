import { distance } from 'fastest-levenshtein'
import { toFoldedText } from '#text/to-folded-text'

/**
 * Whether `after` is `before` with a typo fixed rather than another title. Case, accents and punctuation may always
 * change. Otherwise at most one letter in five may differ (at least one), and digits never: "Part 1" and "Part 2" are
 * two songs.
 */
export function isTypo(before: string, after: string): boolean {
  const [from, to] = [toFoldedText(before), toFoldedText(after)]
  if (!to) return false
  if (from === to) return true
  if (getDigits(from) !== getDigits(to)) return false
  const length = Math.max(from.length, to.length)
  return length >= 3 && distance(from, to) <= Math.max(1, Math.floor(length / 5))
}

/** Edit distance of two titles, ignoring case, accents and punctuation. */
export function calculateSpellingDistance(before: string, after: string): number {
  return distance(toFoldedText(before), toFoldedText(after))
}

const getDigits = (text: string) => text.replaceAll(/\P{N}+/gu, ' ').trim()
