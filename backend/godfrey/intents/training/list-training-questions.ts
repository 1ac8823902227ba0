import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isEastAsian, type Language, languages } from '#contract/text'
import { listConceptWords } from '#godfrey/intents/list-concepts'
import { listWords, toNormalizedQuestion } from '#godfrey/intents/to-normalized-question'
import { renderFacts } from '#godfrey/knowledge/facts'
import { listTopics } from '#godfrey/knowledge/topics'
import { listAnswerSentences } from '#godfrey/policy/get-passage'
import { isTellable } from '#godfrey/policy/topic-kinds'
import { createRandom } from './create-random.ts'
import { listTopicFiles, topicFile } from '#godfrey/knowledge/topic'

export type TrainingQuestion = {
  text: string
  id: string
  language: Language
  /** The text asks two things and is there for each. */
  isOfTwo?: boolean
}

/**
 * Every utterance of every topic, what is composed, and what people asked, in a fixed order. Without translations no question
 * is there in another language as well.
 */
export const listTrainingQuestions = ({ withTranslations = true } = {}): TrainingQuestion[] => [
  ...listUtterances(),
  ...listComposedQuestions(),
  ...listRepeated('asked.txt', ASKED_SIGHTS),
  ...(withTranslations ? listRepeated('translated.txt', WRITTEN_SIGHTS) : []),
  ...listRepeated('look-alikes.txt', WRITTEN_SIGHTS),
  ...listRepeated('details.txt', ASKED_SIGHTS),
]

/** The utterances alone: what is composed repeats few words too often to tell languages by. */
export function listUtterances(): TrainingQuestion[] {
  return listTopicFiles().flatMap(({ id, path }) => {
    const topic = topicFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    return languages.flatMap((language) => topic[language].utterances.map((text) => ({ text, id, language })))
  })
}

/**
 * What the answers say: a detail that one sentence tells is asked for in words like its own, long before an utterance asks for it.
 * Not among the training questions, so that a text may be edited without a training.
 */
export function listToldSentences(): TrainingQuestion[] {
  return listTopics()
    .filter(isTellable)
    .flatMap((topic) =>
      languages.flatMap((language) => {
        const { question, answer } = topic[language]
        const sentences = [question, ...listAnswerSentences(renderFacts(answer))]
        return sentences.map((text) => ({ text, id: topic.id, language }))
      }),
    )
}

/** How many questions are composed of each line. */
const COMPOSED_MAX = 15

/** Questions composed of what compositions.txt has: the same ones every time. */
function listComposedQuestions(): TrainingQuestion[] {
  const random = createRandom(5)
  return listLines('compositions.txt').flatMap(({ id, language, columns }) => {
    const gap = isEastAsian(language) ? '' : ' '
    const compose = () =>
      columns
        .map((column) => pick(column.split(';'), random))
        .join(gap)
        .trim()
    return [...new Set(Array.from({ length: COMPOSED_MAX }, compose))].map((text) => ({ text, id, language }))
  })
}

/**
 * What somebody asked who did not know the topics counts as so many utterances, which their authors wrote knowing them;
 * the same said in another language, and what only sounds refused or is refused, a little less.
 */
const ASKED_SIGHTS = 3
const WRITTEN_SIGHTS = 2

const listRepeated = (file: string, sights: number): TrainingQuestion[] =>
  listLines(file).flatMap(({ id: written, language, columns }) => {
    const ids = written.split(' & ')
    const text = columns.join(' | ')
    return ids.flatMap((id) => Array.from({ length: sights }, () => ({ text, id, language, isOfTwo: ids.length > 1 })))
  })

/** The lines of a file here: a topic (or two, `a & b`, of what asks two things), a language, and columns. */
function listLines(file: string): { id: string; language: Language; columns: string[] }[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [id = '', spoken = '', ...columns] = line.split(' | ')
      const language = languages.find((each) => each === spoken)
      if (!language) throw new Error(`${file} has a line in ${spoken}.`)
      return { id, language, columns }
    })
}

const pick = (list: readonly string[], random: () => number) => list[Math.floor(random() * list.length)] ?? ''

/** The words of the questions for `toKnownWords`: those that occur twice or more, the most frequent first, and the rest with the words of the concepts. */
export function listTrainingWords(questions: readonly TrainingQuestion[]): { frequent: string[]; rare: string[] } {
  const counts = new Map<string, number>()
  // What was asked is there several times, with its typing errors.
  for (const text of new Set(questions.map((each) => each.text)))
    for (const word of new Set(listWords(toNormalizedQuestion(text))))
      if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return {
    frequent: words.filter(([, count]) => count > 1).map(([word]) => word),
    rare: [
      ...words.filter(([, count]) => count === 1).map(([word]) => word),
      ...listConceptWords().filter((word) => !counts.has(word)),
    ],
  }
}

/** Changes whenever a question is added, changed or moved to another topic. */
export function calculateTrainingHash(questions: readonly TrainingQuestion[]): string {
  const hash = createHash('sha256')
  for (const { text, id, language } of questions) hash.update(`${id}\t${language}\t${text}\n`)
  return hash.digest('hex')
}
