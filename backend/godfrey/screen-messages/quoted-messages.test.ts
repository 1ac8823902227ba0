import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { getDecision } from '#godfrey/policy/get-decision'
import { detectLanguage } from '#godfrey/language/detect-language'
import { getQuotedMessageTopic } from './quoted-messages.ts'
import { languages } from '#contract/text'

const folder = new URL('../../', import.meta.url)
// Shown only to staff or to machines, or by screens that explain them in place.
const NOT_FOR_VISITORS = new Set([
  'admin',
  'operations',
  'reviews',
  'audit',
  'testing',
  'analytics',
  'copyright',
  'edition-log',
  'webhooks',
  'federation',
])
const MACHINES = new Set([
  'bad-signature',
  'invalid-token',
  'token-scope',
  'too-many-tokens',
  'idempotency-reused',
  'idempotency-busy',
  'idempotency-unknown',
])

type ErrorTable = Record<string, { code: string; message: string }>

const contracts = await Promise.all(
  globSync('**/contract.ts', { cwd: fileURLToPath(folder) })
    .map((path) => path.slice(0, -'/contract.ts'.length))
    .filter((name) => !NOT_FOR_VISITORS.has(name.split('/')[0] ?? '') && !name.startsWith('auth/staff'))
    .map(async (name) => {
      const module = (await import(new URL(`${name}/contract.ts`, folder).href)) as {
        errors?: ErrorTable
        commonErrors?: ErrorTable
      }
      const said = Object.values({ ...module.errors, ...module.commonErrors }).filter(({ code }) => !MACHINES.has(code))
      return { name, said }
    }),
)

describe.each(contracts.filter(({ said }) => said.length > 0))('error messages of $name', ({ said }) => {
  test.each(said.map(({ message }) => message))('finds a topic for "%s"', (message) => {
    expect(getDecision(message, 'english').topics).not.toEqual([])
  })
})

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

test.each([
  ['Was macht der Knopf »Enter Different Code«?', 'enter-different-code'],
  ['点了“Complete Upload”会扣钱吗？', 'cost-breakdown'],
  ['me sale G-Key Required al entrar', 'error-field-empty'],
  // The title of another message is a part of it.
  ['the screen says payment successful but redemption failed', 'error-payment-succeeded-redemption-failed'],
] as const)('finds the topic of what a screen says in “%s”', (text, id) => {
  expect(getQuotedMessageTopic(text)?.id).toBe(id)
})

test('finds nothing in text that quotes no message', () => {
  expect(languages.map((language) => getQuotedMessageTopic(`hello ${language}`))).toEqual(
    languages.map(() => undefined),
  )
})
