import { readFileSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { facts, renderFacts } from './knowledge/facts.ts'
import { topics } from './knowledge/topics.ts'
import { languages } from '#contract/text'

const folder = new URL('knowledge/', import.meta.url)
// Read as text, because the backend imports no frontend code; the linked pages must exist there.
const pages = readFileSync(new URL('../../frontend/lib/paths.ts', import.meta.url), 'utf8').match(
  /(?<=')\/[\w/-]*(?=')/g,
)

const factsOf = (answer: string) => [...new Set(answer.match(/\{\w+\}/g))].toSorted()

test('every file of the theme folders is a topic named like it', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('/'))
    .map((path) => basename(path, '.ts'))
  expect(topics.map(({ id }) => id)).toEqual(files.toSorted())
  expect(topics.length).toBeGreaterThanOrEqual(60)
})

describe.each(topics.map((topic) => [topic.id, topic] as const))('%s', (_, topic) => {
  test('has at least six utterances and an answer in every language', () => {
    for (const language of languages) {
      const { utterances, answer } = topic[language]
      expect(new Set(utterances).size, language).toBeGreaterThanOrEqual(6)
      expect(answer.length, language).toBeGreaterThan(15)
    }
  })

  test('uses the same known facts in every language', () => {
    for (const language of languages) {
      expect(factsOf(topic[language].answer), language).toEqual(factsOf(topic.english.answer))
      expect(renderFacts(topic[language].answer), language).not.toMatch(/[{}]/)
    }
    for (const fact of factsOf(topic.english.answer)) expect(Object.keys(facts)).toContain(fact.slice(1, -1))
  })

  test('refers to an existing page', () => {
    expect(pages).toContain(topic.page)
  })
})
