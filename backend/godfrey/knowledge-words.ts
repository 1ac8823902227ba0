import { topics } from './knowledge/index.ts'
import type { Language, Wording } from './knowledge/topic.ts'
import type { LatinLanguage } from './latin-vocabulary.ts'

// The knowledge is also a dictionary: thousands of words of this product in each language, kept up to date for nothing.

const latin: LatinLanguage[] = ['english', 'spanish', 'french', 'german', 'italian', 'portuguese']

let words: Map<string, Map<LatinLanguage, number>> | undefined

/** How much a word (lower case, no accents) speaks for each language, at most 1.2 in all; undefined for an unknown word. */
export function knowledgeShares(word: string): Partial<Record<LatinLanguage, number>> | undefined {
  words ??= countWords()
  const counts = words.get(word)
  if (!counts) return undefined
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  // Seen once, it may be a foreign word in a sentence; seen often, its distribution is known.
  const worth = 1.2 * Math.min(1, 0.4 + total / 8)
  return Object.fromEntries(counts.entries().map(([language, count]) => [language, (count / total) * worth]))
}

function countWords() {
  const counted = new Map<string, Map<LatinLanguage, number>>()
  for (const language of latin) {
    for (const text of textsOf(language)) {
      const plain = text
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/\{\w+\}/g, ' ')
      for (const word of plain.match(/\p{Script=Latin}+/gu) ?? []) {
        const counts = counted.get(word) ?? new Map<LatinLanguage, number>()
        counts.set(language, (counts.get(language) ?? 0) + 1)
        counted.set(word, counts)
      }
    }
  }
  return counted
}

/** Every question and answer of a language. */
export function textsOf(language: Language): string[] {
  return topics.map((topic): Wording => topic[language]).flatMap(({ questions, answer }) => [...questions, answer])
}
