import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildKnowledgeAnswer } from './compose-answer.ts'
import { detectLanguage } from './detect-language.ts'
import { getQuotedMessageTopic } from './error-messages.ts'
import { languages } from './knowledge/topic.ts'

const folder = new URL('../', import.meta.url)
// Shown only to staff or to machines, or by screens that explain them in place.
const NOT_FOR_VISITORS = new Set(['admin', 'operator', 'reviews', 'testing', 'monitoring', 'analytics', 'copyright'])
const MACHINES = new Set(['bad-signature'])

type ErrorTable = Record<string, { code: string; message: string }>

const contracts = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_FOR_VISITORS.has(entry.name))
    .map(async ({ name }) => {
      const module = (await import(new URL(`${name}/contract.ts`, folder).href).catch(() => ({}))) as {
        errors?: ErrorTable
        commonErrors?: ErrorTable
      }
      return { name, errors: { ...module.errors, ...module.commonErrors } }
    }),
)

describe.each(contracts.filter(({ errors }) => Object.keys(errors).length > 0))(
  'error messages of $name',
  ({ errors }) => {
    const said = Object.values(errors).filter(({ code }) => !MACHINES.has(code))
    test.each(said.map(({ message }) => message))('finds a topic for "%s"', (message) => {
      expect(buildKnowledgeAnswer(message, { language: 'english', written: 'english' }).topics).not.toEqual([])
    })
  },
)

test.each([
  ['english', 'I get "Audio Files must be under 50MB" all the time'],
  ['spanish', 'me aparece Audio files must be under 50MB y no sé qué hacer'],
  ['french', 'il s’affiche « Audio files must be under 50MB. »'],
  ['german', 'da steht Audio files must be under 50MB, was heißt das'],
  ['italian', 'mi compare Audio files must be under 50MB, perché'],
  ['portuguese', 'aparece Audio files must be under 50MB, o que faço'],
  ['chinese', '显示Audio files must be under 50MB怎么办'],
  ['japanese', 'Audio files must be under 50MBと表示されます'],
] as const)('finds a message quoted in %s and still detects the language', (language, text) => {
  expect(getQuotedMessageTopic(text)?.id).toBe('audio-formats-and-size')
  expect(detectLanguage(text)?.language).toBe(language)
})

test('finds nothing in text that quotes no message', () => {
  expect(languages.map((language) => getQuotedMessageTopic(`hello ${language}`))).toEqual(languages.map(() => undefined))
})
