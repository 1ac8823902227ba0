import { toFoldedText } from './to-folded-text.ts'

/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}ー々〆]+/gu

/** Words that are spelled with spaces, and runs of letters without. */
function splitIntoRuns(text: string): { words: string[]; runs: string[][] } {
  const folded = toFoldedText(text)
  const runs = (folded.match(UNSPACED) ?? []).map((run) => Array.from(run))
  return { words: folded.replaceAll(UNSPACED, ' ').split(' ').filter(Boolean), runs }
}

const toPairs = (letters: string[]) => letters.slice(0, -1).map((letter, index) => letter + letters[index + 1])

/**
 * The words of a text for `to_tsvector('simple', …)`: folded, and of scripts without spaces all pairs of neighboring
 * letters, so that a word in the middle of a title is found. The last letter stands alone as well; every other one
 * begins a pair.
 */
export function toSearchText(text: string): string {
  const { words, runs } = splitIntoRuns(text)
  return [...words, ...runs.flatMap((run) => [...toPairs(run), ...run.slice(-1)])].join(' ')
}

/**
 * A tsquery for what `toSearchText` stored: every word as a prefix, of scripts without spaces every pair. Undefined if
 * the text has no words.
 */
export function buildSearchQuery(text: string): string | undefined {
  const { words, runs } = splitIntoRuns(text)
  const terms = [
    ...words.map((word) => `${word}:*`),
    ...runs.flatMap((run) => (run.length === 1 ? [`${run[0]}:*`] : toPairs(run))),
  ]
  return terms.length > 0 ? terms.join(' & ') : undefined
}
