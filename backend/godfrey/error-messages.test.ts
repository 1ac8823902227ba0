import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { composeAnswer } from './compose-answer.ts'
import { detectLanguage } from './detect-language.ts'
import { findQuotedMessage } from './error-messages.ts'
import { languages } from './knowledge/topic.ts'

const folder = new URL('../', import.meta.url)
// Said to staff or to machines alone, or by screens that explain themselves on the spot.
const NOT_FOR_VISITORS = new Set(['admin', 'operator', 'reviews', 'testing', 'monitoring', 'analytics', 'copyright'])
const MACHINES = new Set(['bad-signature'])

type Refusals = Record<string, { code: string; message: string }>

const contracts = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_FOR_VISITORS.has(entry.name))
    .map(async ({ name }) => {
      const module = (await import(new URL(`${name}/contract.ts`, folder).href).catch(() => ({}))) as {
        refusals?: Refusals
        commonRefusals?: Refusals
      }
      return { name, refusals: { ...module.refusals, ...module.commonRefusals } }
    }),
)

describe.each(contracts.filter(({ refusals }) => Object.keys(refusals).length > 0))(
  'what $name refuses',
  ({ refusals }) => {
    const said = Object.values(refusals).filter(({ code }) => !MACHINES.has(code))
    test.each(said.map(({ message }) => message))('"%s" is explained', (message) => {
      expect(composeAnswer(message, { language: 'english', written: 'english' }).topics).not.toEqual([])
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
] as const)('quoted in a %s sentence it is found, and the sentence keeps its language', (language, text) => {
  expect(findQuotedMessage(text)?.id).toBe('audio-formats-and-size')
  expect(detectLanguage(text)?.language).toBe(language)
})

test('a text that quotes nothing finds nothing', () => {
  expect(languages.map((language) => findQuotedMessage(`hello ${language}`))).toEqual(languages.map(() => undefined))
})
