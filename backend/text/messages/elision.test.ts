import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languageCodes } from '#contract/text'

const CATALOGS = join(import.meta.dirname, 'catalogs')

/** Values that are numbers or amounts, before which no word changes. */
const NUMBERS = /^(artists|copies|count|days|fee|free|from|full|hours|max|min|minutes|n|net|number|of|price|size)$/

/**
 * Words that change before a vowel, or melt with an article, directly before a value: “de Inês” should be “d’Inês”. No message
 * can know what a name begins with, so names stand elsewhere: behind a comma, “par”, a colon or in quotation marks.
 */
const CHANGING = {
  french: /(?<!\p{L})(?:de|jusque|lorsque|puisque|que)[ \u00A0](?:<\w+>)*\{(\w+)/giu,
  italian: /(?<!\p{L})e[ \u00A0](?:<\w+>)*\{(\w+)/giu,
  portuguese: /(?<!\p{L})(?:de|em|por)[ \u00A0](?:<\w+>)*\{(title|album|song)\b/giu,
  spanish: /(?<!\p{L})[oy][ \u00A0](?:<\w+>)*\{(\w+)/giu,
} satisfies Partial<Record<Language, RegExp>>

const listChanging = (message: string, changing: RegExp) =>
  [...message.matchAll(changing)].flatMap(([words, value = '']) => (NUMBERS.test(value) ? [] : [words]))

test.each(Object.entries(CHANGING))('no word of %s that changes stands before a name', async (language, changing) => {
  const found: string[] = []
  for (const file of globSync(`*/${languageCodes[language as Language]}.ts`, { cwd: CATALOGS })) {
    const { messages } = (await import(join(CATALOGS, file))) as { messages: Record<string, string> }
    for (const [key, message] of Object.entries(messages))
      if (listChanging(message, changing).length > 0) found.push(`${file} ${key}: ${message}`)
  }
  expect(found).toEqual([])
})

test('the check finds names behind such words, and no numbers', () => {
  const { french, spanish } = CHANGING
  expect(listChanging('le Green Room de <b>{artist}</b>, parce que {name} vient', french)).toHaveLength(2)
  expect(listChanging('de {min} à {max}, par {artist}, de « {title} »', french)).toEqual([])
  expect(listChanging('Solo tú y {name}', spanish)).toHaveLength(1)
})
