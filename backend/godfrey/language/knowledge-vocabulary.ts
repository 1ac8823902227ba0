import { readFileSync } from 'node:fs'
import { type LatinLanguage, latinLanguages } from './latin-vocabulary.ts'

// The knowledge base doubles as a dictionary: thousands of product-related words per language. The training of the
// intent model counts them (bench/godfrey/train.ts), because the utterances are not loaded where questions are answered.

/** How often each word (lower case, no accents) and each pair of Han characters occurs, by language. */
export type KnowledgeWords = {
  words: Record<LatinLanguage, Record<string, number>>
  pairs: Record<'chinese' | 'japanese', Record<string, number>>
}

const WORDS_FILE = new URL('knowledge-words.json', import.meta.url)

const { words, pairs } = JSON.parse(readFileSync(WORDS_FILE, 'utf8')) as KnowledgeWords

export const hanPairs = new Map(
  [...new Set([...Object.keys(pairs.chinese), ...Object.keys(pairs.japanese)])].map((pair) => [
    pair,
    { chinese: pairs.chinese[pair] ?? 0, japanese: pairs.japanese[pair] ?? 0 },
  ]),
)

const wordCounts = new Map<string, Map<LatinLanguage, number>>()
for (const language of latinLanguages) {
  for (const [word, count] of Object.entries(words[language])) {
    const counts = wordCounts.get(word) ?? new Map<LatinLanguage, number>()
    wordCounts.set(word, counts.set(language, count))
  }
}

/**
 * How much a word (lower case, no accents) indicates each language, 1.2 in total at most; undefined for an unknown
 * word.
 */
export function getLanguageShares(word: string): Partial<Record<LatinLanguage, number>> | undefined {
  const counts = wordCounts.get(word)
  if (!counts) return undefined
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  // A word seen once may be foreign; for a frequent one the distribution is known.
  const worth = 1.2 * Math.min(1, 0.4 + total / 8)
  return Object.fromEntries(counts.entries().map(([language, count]) => [language, (count / total) * worth]))
}
