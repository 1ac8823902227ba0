import { listSegments, toFeatureHash } from './get-features.ts'
import { listConcepts } from './list-concepts.ts'
import { toHiragana } from './to-normalized-question.ts'

/** What a token is made of is hashed into this many buckets. */
export const TOKEN_BUCKETS = 1 << 15
/** Of a longer text, of some 2,000 Latin characters, the last words are read, where a message stands after the one before it, and what all of it is about. */
const TOKENS_MAX = 400
const PIECE_LENGTHS = [3, 4, 5]
const CHARACTER_RUNS = [2, 3]

/**
 * The words of a question (`listKnownWords`) in their order, and then what they are about, each as the buckets it is made of: the word, the word
 * with the one before it, and its pieces. Chinese and Japanese words have their characters and the runs of those around them.
 */
export function listTokens(words: readonly string[]): number[][] {
  const tokens: number[][] = []
  let previous = '^'
  const add = (word: string, buckets: number[]) => {
    tokens.push([toBucket('word', word), toBucket('pair', `${previous} ${word}`), ...buckets])
    previous = word
  }
  for (const word of words)
    if (/^\d+$/.test(word)) add('#', [toBucket('word', word)])
    else if (/^[\p{Script=Latin}\d]/u.test(word)) add(word, listPieces(word))
    else {
      const run = toHiragana(word)
      for (const { segment, index } of listSegments(word)) {
        const piece = toHiragana(segment)
        add(piece, listRuns(run, piece, index))
      }
    }
  for (const concept of new Set(listConcepts(words))) tokens.push([toBucket('concept', concept)])
  return tokens.slice(-TOKENS_MAX)
}

const toBucket = (kind: Parameters<typeof toFeatureHash>[0], text: string) => toFeatureHash(kind, text) % TOKEN_BUCKETS

function listPieces(word: string): number[] {
  const framed = `_${word}_`
  return PIECE_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) =>
      toBucket('piece', framed.slice(at, at + length)),
    ),
  )
}

/** The characters of a segment, and the runs of characters that are in it or touch it. */
function listRuns(all: string, segment: string, index: number): number[] {
  const runs = Array.from(segment, (character) => toBucket('character', character))
  for (const length of CHARACTER_RUNS)
    for (let at = Math.max(0, index - 1); at + length <= Math.min(all.length, index + segment.length + 1); at++)
      runs.push(toBucket('characters', all.slice(at, at + length)))
  return runs
}
