import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n as setupLingui } from '@lingui/core'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/text'
import { locales } from '#text/messages/locales'
import { setupI18n } from './compiled-messages.ts'

const CATALOGS = join(import.meta.dirname, '../../../backend/text/messages/catalogs')

type Messages = Record<string, string>

/** The messages of every area in a language. */
async function importMessages(code: string): Promise<Messages[]> {
  return Promise.all(
    globSync(`*/${code}.ts`, { cwd: CATALOGS }).map(async (file) => {
      const [exported] = Object.values((await import(join(CATALOGS, file))) as Record<string, unknown>)
      return code === 'en' ? (exported as { messages: Messages }).messages : (exported as Messages)
    }),
  )
}

/** Each stands for all values of a message: numbers of every plural form, and what selections ask for. */
const SAMPLES = [0, 1, 2, 5, 21, 100, 1_234, 1_000_000, 'yes', 'other', 'Zoë & <b>']

test.each([...languages])('every message in %s is formatted as by the library', async (language) => {
  const locale = locales[language]
  let compared = 0
  // An assertion for each would take longer than all the formatting.
  const different: string[] = []
  for (const messages of await importMessages(languageCodes[language])) {
    const compiled = Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
    )
    const ours = setupI18n({ locale, messages: { [locale]: compiled } })
    const theirs = setupLingui({ locale, messages: { [locale]: compiled } })
    for (const [key, message] of Object.entries(messages)) {
      const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name)
      // Five in six have no values, and so the same text whatever the sample.
      for (const sample of names.length > 0 ? SAMPLES : SAMPLES.slice(0, 1)) {
        if (typeof sample === 'string' && /, (plural|number)/.test(message)) continue
        const values = Object.fromEntries(names.map((name) => [name, sample]))
        const [formatted, expected] = [ours._(key, values), theirs._(key, values)]
        if (formatted !== expected) different.push(`${key} with ${sample}: ${formatted}, not ${expected}`)
        compared++
      }
    }
  }
  expect(different).toEqual([])
  expect(compared).toBeGreaterThan(5_000)
})
