import { listConcepts } from './list-concepts.ts'
import { toHiragana } from './to-normalized-question.ts'

/** The features of a text are hashed into this many buckets. */
export const BUCKETS = 1 << 18
/** The buckets from here on hold concepts, which say nothing about whether the words themselves are known. */
export const CONCEPT_BUCKETS_FROM = BUCKETS - (1 << 15)

// Words say more than the pieces of words, which are there for typing errors and inflections.
const WEIGHTS = { word: 1, pair: 0.7, piece: 0.45, character: 0.6, characters: 0.9, concept: 1.8, concepts: 1.2 }
/** Of a long text only so many concepts are paired with each other. */
const CONCEPTS_MAX = 12
const PIECE_LENGTHS = [3, 4, 5]

/** The hashed words (`listKnownWords`), word pairs and character n-grams of a question, each with its weight. */
export function getFeatures(words: readonly string[]): Map<number, number> {
  const features = new Map<number, number>()
  const add = (kind: Kind, text: string, from = 0, to = text.length) => {
    const hash = toFeatureHash(kind, text, from, to)
    const bucket =
      kind === 'concept' || kind === 'concepts'
        ? CONCEPT_BUCKETS_FROM + (hash % (BUCKETS - CONCEPT_BUCKETS_FROM))
        : hash % CONCEPT_BUCKETS_FROM
    features.set(bucket, Math.max(features.get(bucket) ?? 0, WEIGHTS[kind]))
  }
  let previous = '^'
  for (const word of words) {
    // Which number it is says little, and its digits nothing.
    if (/^\d+$/.test(word)) {
      add('word', word)
      add('word', '#')
      add('pair', `${previous} #`)
      previous = '#'
      continue
    }
    if (/^[\p{Script=Latin}\d]/u.test(word)) {
      add('word', word)
      add('pair', `${previous} ${word}`)
      previous = word
      const framed = `_${word}_`
      for (const length of PIECE_LENGTHS)
        for (let at = 0; at + length <= framed.length; at++) add('piece', framed, at, at + length)
      continue
    }
    // Chinese and Japanese have no spaces: single characters, pairs and triples of each run, and the whole of short ones.
    // What is written in katakana by some is written in hiragana by others.
    const characters = Array.from(toHiragana(word))
    for (const [at, character] of characters.entries()) {
      if (/\p{Script=Han}/u.test(character)) add('character', character)
      for (const length of [2, 3])
        if (at + length <= characters.length) add('characters', characters.slice(at, at + length).join(''))
    }
    if (characters.length <= 6) add('word', word)
    // And its words, as far as they are known.
    let before = '^'
    for (const segment of listSegments(word)) {
      if (!segment.isWordLike) continue
      const piece = toHiragana(segment.segment)
      if (piece.length > 1) add('word', piece)
      add('pair', `${before} ${piece}`)
      before = piece
    }
    previous = '^'
  }
  const concepts = [...new Set(listConcepts(words))].slice(0, CONCEPTS_MAX).toSorted()
  for (const [at, concept] of concepts.entries()) {
    add('concept', concept)
    for (const other of concepts.slice(at + 1)) add('concepts', `${concept} ${other}`)
  }
  return features
}

/** Loads its dictionary, 20 ms, at the first Chinese or Japanese message. */
let segmenter: Intl.Segmenter | undefined

/** The words of Chinese or Japanese text, which has no spaces. */
export function listSegments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return segmenter.segment(text)
}

type Kind = keyof typeof WEIGHTS

/** FNV-1a over UTF-16 code units. */
function updateHash(hash: number, text: string, from = 0, to = text.length): number {
  let updated = hash
  for (let at = from; at < to; at++) updated = Math.imul(updated ^ text.charCodeAt(at), 0x01000193)
  return updated
}

/** A feature is hashed with its kind before it, which is the same for most of them. */
const KIND_HASHES = Object.fromEntries(
  Object.keys(WEIGHTS).map((kind) => [kind, updateHash(0x811c9dc5, `${kind} `)]),
) as Record<Kind, number>

/** The hash of a feature: a part of a text, so that its pieces need not be cut out. */
export function toFeatureHash(kind: Kind, text: string, from = 0, to = text.length): number {
  const hash = updateHash(KIND_HASHES[kind], text, from, to)
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}
