import { topics } from '#godfrey/knowledge/topics'
import type { Language } from '#contract/text'
import { stripAccents } from '#text/fold-text'
import type { TopicText } from '#godfrey/knowledge/topic'
import { type LatinLanguage, latinLanguages } from './latin-vocabulary.ts'

// The knowledge base doubles as a dictionary: thousands of product-related words per language, always current.

let wordCounts: Map<string, Map<LatinLanguage, number>> | undefined

/**
 * How much a word (lower case, no accents) indicates each language, 1.2 in total at most; undefined for an unknown
 * word.
 */
export function getLanguageShares(word: string): Partial<Record<LatinLanguage, number>> | undefined {
  wordCounts ??= countWords()
  const counts = wordCounts.get(word)
  if (!counts) return undefined
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  // A word seen once may be foreign; for a frequent one the distribution is known.
  const worth = 1.2 * Math.min(1, 0.4 + total / 8)
  return Object.fromEntries(counts.entries().map(([language, count]) => [language, (count / total) * worth]))
}

function countWords() {
  const counted = new Map<string, Map<LatinLanguage, number>>()
  for (const language of latinLanguages) {
    for (const text of listKnowledgeTexts(language)) {
      const plain = stripAccents(text.toLowerCase()).replaceAll(/\{\w+\}/g, ' ')
      for (const word of plain.match(/\p{Script=Latin}+/gu) ?? []) {
        const counts = counted.get(word) ?? new Map<LatinLanguage, number>()
        counts.set(language, (counts.get(language) ?? 0) + 1)
        counted.set(word, counts)
      }
    }
  }
  return counted
}

/** All questions and answers in a language. */
export function listKnowledgeTexts(language: Language): string[] {
  return topics.map((topic): TopicText => topic[language]).flatMap(({ utterances, answer }) => [...utterances, answer])
}
