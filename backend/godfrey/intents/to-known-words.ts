import { readFileSync } from 'node:fs'
import { listWords, toNormalizedQuestion } from './to-normalized-question.ts'

/** The words of the utterances, the most frequent first, then those that occur once: `npm run train:godfrey` writes it. */
const VOCABULARY_FILE = new URL('vocabulary.txt', import.meta.url)

const LENGTH_MIN = 4
/** From here on a word may have two slips. */
const TWO_SLIPS_LENGTH_MIN = 8
/** Of a long text only so many unknown words are looked up. */
const LOOKED_UP_MAX = 40
const REMEMBERED_MAX = 5_000

export type Vocabulary = { known: ReadonlySet<string>; byLength: readonly (readonly Entry[])[] }
type Entry = { word: string; letters: number }

/** `frequent`: what an unknown word may stand for, the most frequent first. `rare`: known, but nobody's slip. */
export function createVocabulary(frequent: readonly string[], rare: readonly string[]): Vocabulary {
  const byLength: Entry[][] = []
  for (const word of frequent)
    if (word.length >= LENGTH_MIN) (byLength[word.length] ??= []).push({ word, letters: toLetterSet(word) })
  return { known: new Set([...frequent, ...rare]), byLength }
}

let stored: Vocabulary | undefined
const remembered = new Map<string, string>()

function getVocabulary(): Vocabulary {
  if (!stored) {
    const [frequent = '', rare = ''] = readFileSync(VOCABULARY_FILE, 'utf8').split('\n')
    stored = createVocabulary(frequent.split(' '), rare.split(' '))
  }
  return stored
}

/** Replaces the stored vocabulary: the training makes it anew before it reads any features. */
export function updateVocabulary(vocabulary: Vocabulary): void {
  stored = vocabulary
  remembered.clear()
}

/** The words of a text as the models read them. */
export const listKnownWords = (text: string): string[] => toKnownWords(listWords(toNormalizedQuestion(text)))

/** Latin words with typing errors as the words they are likeliest meant to be; others unchanged. */
export function toKnownWords(words: readonly string[]): string[] {
  let lookedUp = 0
  return words.map((word) => {
    if (word.length < LENGTH_MIN || !/^[a-z]+$/.test(word) || getVocabulary().known.has(word)) return word
    const before = remembered.get(word)
    if (before !== undefined) return before
    if (++lookedUp > LOOKED_UP_MAX) return word
    const nearest = getNearestWord(word, getVocabulary()) ?? word
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(word, nearest)
    return nearest
  })
}

/** The one of some words that a word differs from by a single slip. */
export const getNearWord = (word: string, words: readonly string[]): string | undefined =>
  words.find((each) => countSlips(word, each, 1) <= 1)

/** The most frequent of the words with the fewest slips; words of four letters forgive one slip, long ones two. */
function getNearestWord(word: string, { byLength }: Vocabulary): string | undefined {
  const letters = toLetterSet(word)
  const slipsMax = word.length >= TWO_SLIPS_LENGTH_MIN ? 2 : 1
  let nearest: string | undefined
  let fewest = slipsMax + 1
  for (const length of [0, -1, 1, -2, 2].filter((each) => Math.abs(each) <= slipsMax).map((each) => word.length + each))
    for (const entry of byLength[length] ?? []) {
      // A slip changes two letters of the set at most.
      if (countBits(letters ^ entry.letters) > 2 * (fewest - 1)) continue
      const slips = countSlips(word, entry.word, fewest - 1)
      if (slips < fewest) {
        fewest = slips
        nearest = entry.word
      }
    }
  return nearest
}

const toLetterSet = (word: string) => {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

/** By adding neighboring bits, pairs and so on: the loop over the vocabulary asks for it a thousand times a word. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Letters added, missing, replaced, or swapped with their neighbor; `max + 1` if more than `max`. */
function countSlips(one: string, other: string, max: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1)
      current.push(slips)
      least = Math.min(least, slips)
    }
    if (least > max) return max + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[other.length] ?? 0, max + 1)
}
