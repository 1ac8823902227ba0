import { distance } from 'fastest-levenshtein'
import { transliterate } from 'transliteration'

export type NameMatch = 'same' | 'near' | 'different'

const HAN = /\p{Script=Han}/u
const dropped = new Set([
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
 * Whether two spellings name one person. Order, capitals, accents, middle names and their initials, umlauts written out,
 * long vowels and scripts make no difference; a letter does, then it is "near" and a person looks: Mario is not Maria.
 */
export function compareNames(one: string, other: string): NameMatch {
  const [a, b] = [one, other].map((name) => name.normalize('NFKC').trim()) as [string, string]
  if (!a || !b) return 'different'
  // Two names in Chinese characters are compared as written: many characters are read alike.
  if (HAN.test(a) && HAN.test(b)) {
    const [x, y] = [a, b].map((name) => name.replaceAll(/[^\p{L}]/gu, ''))
    return x === y ? 'same' : 'different'
  }
  const matches = spellings(a).flatMap((x) => spellings(b).map((y) => compareWords(x, y)))
  return matches.includes('same') ? 'same' : matches.includes('near') ? 'near' : 'different'
}

/** The words of a name in Latin letters, in each way they may be written. */
function spellings(name: string): string[][] {
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
      .filter((word) => word && !dropped.has(word)),
  )
}

function compareWords(a: string[], b: string[]): NameMatch {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  if (few.length === 0) return 'different'
  // "Xiaoming" and "Xiao Ming": the same letters, parted otherwise.
  if (orders(few).some((order) => orders(many).some((other) => order === other))) return 'same'
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

function orders(words: string[]): string[] {
  if (words.length > 4) return [words.join('')]
  if (words.length <= 1) return [words.join('')]
  return words.flatMap((word, at) => orders(words.toSpliced(at, 1)).map((rest) => word + rest))
}

function isNear(a: string[], b: string[]): boolean {
  const [x, y] = [a.toSorted().join(''), b.toSorted().join('')]
  return distance(x, y) <= Math.max(1, Math.floor(Math.max(x.length, y.length) / 6))
}

const titleOf = (title: string) =>
  transliterate(HAN.test(title) ? '' : title.normalize('NFKC').replaceAll('&', ' and '))
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether two titles are one: capitals, accents, punctuation and script aside, but to the letter. */
export function compareTitles(one: string, other: string): NameMatch {
  const [a, b] = [one, other].map((title) =>
    title
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase(),
  ) as [string, string]
  if (!a || !b) return 'different'
  if (a === b) return 'same'
  const [x, y] = [titleOf(one), titleOf(other)]
  if (x && x === y) return 'same'
  const [p, q] = x && y ? [x, y] : [a, b]
  return p.replaceAll(/\D/g, '') === q.replaceAll(/\D/g, '') && distance(p, q) <= Math.max(1, Math.floor(p.length / 5))
    ? 'near'
    : 'different'
}
