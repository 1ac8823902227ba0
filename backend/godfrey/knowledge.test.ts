import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/text'
import { getIntentModel } from './intents/intent-model.ts'
import { calculateTrainingHash, listTrainingQuestions } from './intents/training/list-training-questions.ts'
import { OWN_TOPICS } from './account/get-own-answer.ts'
import { facts, renderFacts } from './knowledge/facts.ts'
import { listTopicFiles, topicFile } from './knowledge/topic.ts'
import { listTopics } from './knowledge/topics.ts'
import { listAnswerSentences, SENTENCES_MAX } from './policy/get-passage.ts'

// Read as text, because the backend imports no frontend code; the linked pages must exist there.
const pages = readFileSync(new URL('../../frontend/lib/paths.ts', import.meta.url), 'utf8').match(
  /(?<=')\/[\w/-]*(?=')/g,
)

const topics = listTopics()
const factsOf = (answer: string) => [...new Set(answer.match(/\{\w+\}/g))].toSorted()
const files = listTopicFiles().map(({ id, theme, path }) => ({
  id,
  theme,
  topic: topicFile.parse(JSON.parse(readFileSync(path, 'utf8'))),
}))

test('every file of the theme folders is a topic named like it, and no name occurs twice', () => {
  expect(topics.map(({ id }) => id)).toEqual(files.map(({ id }) => id))
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
  expect(topics.length).toBeGreaterThanOrEqual(100)
})

test('the utterances are not loaded to answer questions', () => {
  expect(topics.filter((topic) => languages.some((language) => 'utterances' in topic[language]))).toEqual([])
})

test('the intent model was trained on the utterances as they are; else run npm run train:godfrey', () => {
  const { header } = getIntentModel()
  expect(header.trainedOn).toBe(calculateTrainingHash(listTrainingQuestions()))
  expect(header.classes).toEqual(topics.map(({ id }) => id))
})

test('no utterance belongs to two topics, unless it says that it asks two things', () => {
  const topicsOf = new Map<string, Set<string>>()
  for (const { text, id, language, isOfTwo } of listTrainingQuestions()) {
    if (isOfTwo) continue
    const key = `${language} ${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()}`
    topicsOf.set(key, (topicsOf.get(key) ?? new Set()).add(id))
  }
  const shared = [...topicsOf].filter(([, ids]) => ids.size > 1).map(([text, ids]) => `${text}: ${[...ids].join(', ')}`)
  expect(shared).toEqual([])
})

test('a passage may begin with any sentence of an answer', () => {
  const long = topics.flatMap((topic) =>
    languages
      .filter((language) => 1 + listAnswerSentences(renderFacts(topic[language].answer)).length > SENTENCES_MAX)
      .map((language) => `${topic.id} in ${language}`),
  )
  expect(long).toEqual([])
})

test('the own-account topics are those that the session can answer', () => {
  expect(files.filter(({ theme }) => theme === 'own-account').map(({ id }) => id)).toEqual(OWN_TOPICS.toSorted())
})

describe.each(files.map(({ id, topic }) => [id, topic] as const))('%s', (_, topic) => {
  test('has different utterances in every language', () => {
    for (const language of languages)
      expect(new Set(topic[language].utterances).size, language).toBe(topic[language].utterances.length)
  })

  test('uses the same known facts and placeholders in every language', () => {
    const placeholders = (language: (typeof languages)[number]) =>
      Object.entries(topic[language].variants ?? {})
        .map(([name, text]) => `${name} ${factsOf(text).join(' ')}`)
        .toSorted()
    for (const language of languages) {
      expect(factsOf(topic[language].answer), language).toEqual(factsOf(topic.english.answer))
      expect(renderFacts(topic[language].answer), language).not.toMatch(/[{}]/)
      expect(placeholders(language), language).toEqual(placeholders('english'))
    }
    for (const fact of factsOf(topic.english.answer)) expect(Object.keys(facts)).toContain(fact.slice(1, -1))
  })

  test('refers to an existing page', () => {
    expect(pages).toContain(topic.page)
  })
})
