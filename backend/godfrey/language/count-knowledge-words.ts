import { type Language, languages } from '#contract/text'
import { topics } from '#godfrey/knowledge/topics'
import { toUnaccentedText } from '#text/to-folded-text'
import { listHanPairs } from './detect-han-language.ts'
import type { KnowledgeWords } from './knowledge-vocabulary.ts'
import { latinLanguages } from './latin-vocabulary.ts'

/** Counts the words of the answers and of these questions. */
export function countKnowledgeWords(questions: readonly { text: string; language: Language }[]): KnowledgeWords {
  const texts = new Map(
    languages.map((language) => [
      language,
      [
        ...topics.map((topic) => topic[language].answer.replaceAll(/\{\w+\}/g, ' ')),
        ...questions.filter((each) => each.language === language).map(({ text }) => text),
      ],
    ]),
  )
  const count = (language: Language, listParts: (text: string) => string[]) => {
    const counts = new Map<string, number>()
    for (const part of (texts.get(language) ?? []).flatMap(listParts)) counts.set(part, (counts.get(part) ?? 0) + 1)
    return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }
  return {
    words: Object.fromEntries(
      latinLanguages.map((language) => [
        language,
        count(language, (text) => toUnaccentedText(text.toLowerCase()).match(/\p{Script=Latin}+/gu) ?? []),
      ]),
    ) as KnowledgeWords['words'],
    pairs: { chinese: count('chinese', listHanPairs), japanese: count('japanese', listHanPairs) },
  }
}
