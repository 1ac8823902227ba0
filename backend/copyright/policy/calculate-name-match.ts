import { distance } from 'fastest-levenshtein'
import { transliterate } from 'transliteration'

export type NameMatch = 'same' | 'near' | 'different'

export const HAN = /\p{Script=Han}/u

const ignoredWords = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'jr',
  'sr',
  'ii',
  'iii',
  'prof',
  'herr',
  'frau',
  'sig',
  'sra',
  'de',
  'del',
  'da',
  'do',
  'dos',
  'di',
  'von',
  'van',
  'la',
  'le',
  'e',
  'y',
])

/**
 * Compares two spellings of a person's name. Word order, case, accents, middle names and initials, written-out umlauts,
 * long vowels and script are ignored. A differing letter makes it "near", which goes to review: Mario is not Maria.
 */
export function calculateNameMatch(one: string, other: string): NameMatch {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').trim()) as [string, string]
  if (!a || !b) return 'different'
  // Names in Chinese characters are compared as written, since many characters share a reading.
  if (HAN.test(a) && HAN.test(b)) {
    const [x, y] = [a, b].map((name) => name.replaceAll(/[^\p{L}]/gu, ''))
    return x === y ? 'same' : 'different'
  }
  const matches = listSpellings(a).flatMap((x) => listSpellings(b).map((y) => compareWords(x, y)))
  return matches.includes('same') ? 'same' : matches.includes('near') ? 'near' : 'different'
}

/** The words of a name in Latin letters, once per possible transliteration. */
function listSpellings(name: string): string[][] {
  const latin = HAN.test(name) ? transliterate(name) : name
  const german = latin
    .replaceAll(/[äÄ]/g, 'ae')
    .replaceAll(/[öÖøØ]/g, 'oe')
    .replaceAll(/[üÜ]/g, 'ue')
    .replaceAll(/[åÅ]/g, 'aa')
  return [latin, german].map((text) =>
    transliterate(text.replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, ''))
      .toLowerCase()
      .replaceAll(/[^a-z\s-]/g, ' ')
      .split(/[\s-]+/)
      .map((word) => word.replaceAll(/ou|oo/g, 'o').replaceAll('uu', 'u'))
      .filter((word) => word && !ignoredWords.has(word)),
  )
}

function compareWords(a: string[], b: string[]): NameMatch {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  if (few.length === 0) return 'different'
  // "Xiaoming" and "Xiao Ming": the same letters, split differently.
  if (listWordOrders(few).some((order) => listWordOrders(many).some((other) => order === other))) return 'same'
  const free = [...many]
  let whole = 0
  let initials = 0
  for (const word of few.toSorted((x, y) => y.length - x.length)) {
    const exact = free.indexOf(word)
    const initial = free.findIndex((one) => (one.length === 1 || word.length === 1) && one[0] === word[0])
    const at = exact === -1 ? initial : exact
    if (at === -1) return isNear(few, many) ? 'near' : 'different'
    if (exact !== -1 && word.length > 1) whole++
    else initials++
    free.splice(at, 1)
  }
  if (whole >= 2) return 'same'
  return whole === 1 && initials > 0 ? 'near' : 'different'
}

function listWordOrders(words: string[]): string[] {
  if (words.length > 4) return [words.join('')]
  if (words.length <= 1) return [words.join('')]
  return words.flatMap((word, at) => listWordOrders(words.toSpliced(at, 1)).map((rest) => word + rest))
}

function isNear(a: string[], b: string[]): boolean {
  const [x, y] = [a.toSorted().join(''), b.toSorted().join('')]
  return distance(x, y) <= Math.max(1, Math.floor(Math.max(x.length, y.length) / 6))
}
