import { readFileSync } from 'node:fs'
import { type Language, languages } from '#contract/text'
import { toUnaccentedText } from '#text/to-folded-text'

export type LatinLanguage = Exclude<Language, 'chinese' | 'japanese'>

export const latinLanguages = languages.filter((language) => language !== 'chinese' && language !== 'japanese')

/** Words and pieces of words are hashed into this many buckets, pairs of Han characters into as many. */
export const LANGUAGE_BUCKETS = 1 << 15
/** A weight of one is this much in the file. */
export const WEIGHT_STEPS = 24
const PIECE_LENGTHS = [1, 2, 3, 4]

const MODEL_FILE = new URL('language-model.bin', import.meta.url)

/** The buckets of a text in Latin letters: its words, pairs of them, pieces of them, and letters with accents. */
export function listLanguageFeatures(text: string): number[] {
  const features = new Set<number>()
  let previous = ''
  for (const word of text.toLowerCase().match(/[\p{Script=Latin}\p{M}’']+/gu) ?? []) {
    const plain = toUnaccentedText(word.normalize('NFC')).replaceAll('’', "'")
    const framed = `_${plain}_`
    features.add(hash(`word ${plain}`))
    if (previous) features.add(hash(`words ${previous} ${plain}`))
    previous = plain
    for (const length of PIECE_LENGTHS)
      for (let at = 0; at + length <= framed.length; at++) features.add(hash(`piece ${framed.slice(at, at + length)}`))
    for (const [letter] of word.normalize('NFC').matchAll(/[^\p{ASCII}’]/gu)) features.add(hash(`letter ${letter}`))
  }
  return [...features]
}

export const calculateHanPairHash = (pair: string) => hash(`pair ${pair}`)

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value ^= value >>> 15
  return (Math.imul(value, 0x2c1b3c6d) >>> 0) % LANGUAGE_BUCKETS
}

/**
 * Logistic regression over the words and their pieces, one byte for each bucket and language, and after them for each pair
 * of Han characters how much it is Japanese (positive) or Chinese. `npm run train:godfrey` writes the file.
 */
let weights: Int8Array | undefined
const getWeights = () => (weights ??= new Int8Array(readFileSync(MODEL_FILE)))

/** How much each language explains the text; the differences count. Empty text explains nothing. */
export function calculateLatinScores(text: string): { language: LatinLanguage; score: number }[] {
  const features = listLanguageFeatures(text)
  const scale = 1 / WEIGHT_STEPS / Math.sqrt(features.length || 1)
  const model = getWeights()
  return latinLanguages
    .map((language, at) => ({
      language,
      score: features.reduce((sum, bucket) => sum + (model[bucket * latinLanguages.length + at] ?? 0) * scale, 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/** How much a pair of Han characters is Japanese (to 1) or Chinese (to -1). */
export function calculateHanPairScore(pair: string): number {
  return (getWeights()[LANGUAGE_BUCKETS * latinLanguages.length + calculateHanPairHash(pair)] ?? 0) / 127
}
