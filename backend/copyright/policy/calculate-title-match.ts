import { distance } from 'fastest-levenshtein'
import { transliterate } from 'transliteration'
import { toWordsOnly } from '#text/to-folded-text'
import { HAN, type NameMatch } from './calculate-name-match.ts'

const toComparableTitle = (title: string) =>
  transliterate(HAN.test(title) ? '' : title.normalize('NFKC').replaceAll('&', ' and '))
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Compares two titles. Case, accents, punctuation and script are ignored; a few differing letters make them "near", but
 * a differing digit "different".
 */
export function calculateTitleMatch(one: string, other: string): NameMatch {
  const [a, b] = [one, other].map((title) => toWordsOnly(title.normalize('NFKC')).toLowerCase()) as [string, string]
  if (!a || !b) return 'different'
  if (a === b) return 'same'
  const [x, y] = [toComparableTitle(one), toComparableTitle(other)]
  if (x && x === y) return 'same'
  const [p, q] = x && y ? [x, y] : [a, b]
  return p.replaceAll(/\D/g, '') === q.replaceAll(/\D/g, '') && distance(p, q) <= Math.max(1, Math.floor(p.length / 5))
    ? 'near'
    : 'different'
}
