import { readFileSync } from 'node:fs'
import { toHiragana, toNormalizedQuestion } from './to-normalized-question.ts'

/** The longest run of Chinese or Japanese characters that is looked up as one word. */
const CHARACTERS_MAX = 6
const STEM_MIN = 2

/** Long enough not to occur within other words when written in hiragana. */
const isKatakana = /^[\p{Script=Katakana}ー]{3,}$/u

let stored: ReturnType<typeof readLexicon> | undefined

/** Read when the first question is asked: the web process listens earlier by a tenth of what its modules take. */
const getLexicon = () => (stored ??= readLexicon())

function readLexicon() {
  const whole = new Map<string, string[]>()
  const stems = new Map<string, string[]>()
  const lines = readFileSync(new URL('concepts.txt', import.meta.url), 'utf8').split('\n')
  for (const line of lines.filter((each) => each && !each.startsWith('#'))) {
    const [concept = '', ...columns] = line.split(' | ')
    for (const word of columns.join(' ').split(' ')) {
      const index = word.endsWith('*') ? stems : whole
      const normalized = toNormalizedQuestion(word.replace('*', ''))
      for (const spelling of new Set([normalized, ...(isKatakana.test(normalized) ? [toHiragana(normalized)] : [])])) {
        const concepts = index.get(spelling) ?? []
        if (!concepts.includes(concept)) index.set(spelling, [...concepts, concept])
      }
    }
  }
  return { whole, stems }
}

/** Every whole word of concepts.txt: known, even if no utterance has it. */
export const listConceptWords = (): string[] => [...getLexicon().whole.keys()].filter((word) => /^[a-z]+$/.test(word))

/** What the words of a question mean in any of the languages (concepts.txt), in their order; nothing for unknown words. */
export function listConcepts(words: readonly string[]): string[] {
  return words.flatMap((word) => (/^[\p{Script=Latin}\d]/u.test(word) ? ofLatinWord(word) : ofCharacters(word)))
}

/** The concepts of so many words are kept: most words of a question are common ones. */
const REMEMBERED_MAX = 5_000
const remembered = new Map<string, string[]>()

function ofLatinWord(word: string): string[] {
  const before = remembered.get(word)
  if (before) return before
  const concepts = findLatinConcepts(word)
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(word, concepts)
  return concepts
}

function findLatinConcepts(word: string): string[] {
  const lexicon = getLexicon()
  const found = new Set(lexicon.whole.get(word))
  for (let length = STEM_MIN; length <= word.length; length++)
    for (const concept of lexicon.stems.get(word.slice(0, length)) ?? []) found.add(concept)
  // German writes several words as one.
  if (word.length >= 8)
    for (let from = 1; from + 4 <= word.length; from++)
      for (let length = 4; from + length <= word.length; length++) {
        const part = word.slice(from, from + length)
        for (const concept of lexicon.stems.get(part) ?? []) found.add(concept)
        if (from + length === word.length) for (const concept of lexicon.whole.get(part) ?? []) found.add(concept)
      }
  return [...found]
}

function ofCharacters(run: string): string[] {
  const lexicon = getLexicon()
  const found = new Set<string>()
  const characters = Array.from(run)
  for (let at = 0; at < characters.length; at++)
    for (let length = 1; length <= CHARACTERS_MAX && at + length <= characters.length; length++)
      for (const concept of lexicon.whole.get(characters.slice(at, at + length).join('')) ?? []) found.add(concept)
  return [...found]
}
