import { distance } from 'fastest-levenshtein'

/** Small letters, no accents, no punctuation: what two spellings of one title share. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Whether `after` is `before` with its spelling mended, not another title. Capitals, accents and punctuation are always
 * spelling. Otherwise at most one letter in five may change (in a short title one), and never a number: "Part 1" and
 * "Part 2" are two songs.
 */
export function isTypo(before: string, after: string): boolean {
  const [from, to] = [bare(before), bare(after)]
  if (!to) return false
  if (from === to) return true
  if (digits(from) !== digits(to)) return false
  const length = Math.max(from.length, to.length)
  return length >= 3 && distance(from, to) <= Math.max(1, Math.floor(length / 5))
}

/** How many letters two spellings differ in, capitals, accents and punctuation left aside. */
export function spellingDistance(before: string, after: string): number {
  return distance(bare(before), bare(after))
}

const digits = (text: string) => text.replaceAll(/\P{N}+/gu, ' ').trim()
