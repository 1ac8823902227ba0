import { type Language, languages } from '#contract/text'
import { createRandom } from '#godfrey/intents/training/create-random'
import { listTopics } from '#godfrey/knowledge/topics'
import {
  calculateHanPairHash,
  LANGUAGE_BUCKETS,
  type LatinLanguage,
  latinLanguages,
  listLanguageFeatures,
  WEIGHT_STEPS,
} from '#godfrey/language/language-model'
import { listHanPairs } from '#godfrey/language/detect-han-language'
import { commonPhrases, commonWords } from './common-words.ts'

const EPOCHS = 8
const RATE = 2
const SPAN_WORDS_MAX = 8
/** How often a common word or phrase is seen on its own in each epoch. */
const WORD_SIGHTS = 6

type Text = { text: string; language: Language }

/** The weights of language-model.bin, from the utterances and answers of the knowledge and lists of common words. */
export function createLanguageModel(questions: readonly Text[]): Int8Array {
  const random = createRandom(5)
  const texts = [
    ...questions.map(({ text, language }) => ({ text: text.replaceAll(/\{\w+\}/g, ' '), language })),
    ...listTopics().flatMap((topic) =>
      languages.flatMap((language) =>
        topic[language].answer
          .replaceAll(/\{\w+\}|[“«„「][^”»“」]*[”»“」]/g, ' ')
          .split(/(?<=[.;:?!])\s/)
          .map((text) => ({ text, language })),
      ),
    ),
  ]
  const count = latinLanguages.length
  const weights = new Int8Array(LANGUAGE_BUCKETS * (count + 1))
  const learnt = trainLatin(texts, random)
  for (const [at, weight] of learnt.entries())
    weights[at] = Math.max(-127, Math.min(127, Math.round(weight * WEIGHT_STEPS)))
  for (const [bucket, lean] of calculatePairLeans(texts))
    weights[LANGUAGE_BUCKETS * count + bucket] = Math.round(lean * 127)
  return weights
}

/** Softmax regression with a rate per bucket (Adagrad), over parts of the texts, so that two words are enough. */
function trainLatin(texts: readonly Text[], random: () => number): Float32Array {
  const count = latinLanguages.length
  const weights = new Float32Array(LANGUAGE_BUCKETS * count)
  const squares = new Float32Array(LANGUAGE_BUCKETS)
  const latin = texts.filter(({ language }) => latinLanguages.includes(language as LatinLanguage))
  const words = latinLanguages.flatMap((language) =>
    [...commonWords[language].split(/\s+/), ...commonPhrases[language].split('|')].flatMap((text) =>
      Array.from({ length: WORD_SIGHTS }, () => ({ text, language })),
    ),
  )
  const examples: Text[] = [...latin, ...words]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let seen = 0; seen < examples.length; seen++) {
      const { text, language } = examples[Math.floor(random() * examples.length)] as Text
      learn(takeSpan(text, random), latinLanguages.indexOf(language as LatinLanguage), RATE * (1 - epoch / EPOCHS))
    }
  }
  return weights

  function learn(text: string, wanted: number, rate: number): void {
    const features = listLanguageFeatures(text)
    if (features.length === 0) return
    const value = 1 / Math.sqrt(features.length)
    const sums = latinLanguages.map((_, each) =>
      features.reduce((sum, bucket) => sum + value * (weights[bucket * count + each] ?? 0), 0),
    )
    const most = Math.max(...sums)
    const shares = sums.map((sum) => Math.exp(sum - most))
    const total = shares.reduce((all, share) => all + share, 0)
    for (const bucket of features) {
      squares[bucket]! += value * value
      const step = (rate * value) / Math.sqrt(1 + (squares[bucket] ?? 0))
      for (let each = 0; each < count; each++)
        weights[bucket * count + each]! -= step * ((shares[each] ?? 0) / total - (each === wanted ? 1 : 0))
    }
  }
}

function takeSpan(text: string, random: () => number): string {
  const words = text.split(/\s+/)
  if (random() < 0.3) return text
  const length = 1 + Math.floor(random() * SPAN_WORDS_MAX)
  const from = Math.floor(random() * Math.max(1, words.length - length + 1))
  return words.slice(from, from + length).join(' ')
}

/** By bucket, how much more frequent a pair of Han characters is in Japanese (to 1) than in Chinese (to -1). */
function calculatePairLeans(texts: readonly Text[]): Map<number, number> {
  const counts = new Map<number, { japanese: number; chinese: number }>()
  for (const { text, language } of texts) {
    if (language !== 'japanese' && language !== 'chinese') continue
    for (const pair of listHanPairs(text)) {
      const bucket = calculateHanPairHash(pair)
      const each = counts.get(bucket) ?? { japanese: 0, chinese: 0 }
      each[language]++
      counts.set(bucket, each)
    }
  }
  return new Map(
    [...counts].map(([bucket, { japanese, chinese }]) => {
      const lean = Math.log2((japanese + 0.5) / (chinese + 0.5)) / 3
      return [bucket, Math.max(-1, Math.min(1, lean))]
    }),
  )
}
