import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languageCodes, languages } from '#contract/text'

const CATALOGS = join(import.meta.dirname, 'catalogs')

/** A number, or a value in its place, an ordinary space, and what belongs to the number. */
const UNITS = /(?:\d|\})[ ](?:%|US\$|\$US|\$|USD|MB|Mo|GB|kB|KB|px|dpi|kHz|kbit\/s)(?![\p{L}\p{N}])/u
/** A sign or abbreviation, an ordinary space, and its number. */
const SIGNS = /(?:US\$|Nr\.|n\.º|n°|nº|№)[ ](?:\d|\{)/u

/** In French, an ordinary space inside quotation marks or before a sign of two parts. */
const FRENCH = /« | [:;?!»](?!\p{L})/u

const listBroken = async (language: Language, signs = [UNITS, SIGNS]): Promise<string[]> => {
  const files = globSync(`*/${languageCodes[language]}.ts`, { cwd: CATALOGS })
  const broken: string[] = []
  for (const file of files) {
    const [exported] = Object.values((await import(join(CATALOGS, file))) as Record<string, Record<string, unknown>>)
    const messages = (language === 'english' ? exported?.['messages'] : exported) as Record<string, string>
    for (const [key, message] of Object.entries(messages))
      if (signs.some((sign) => sign.test(message))) broken.push(`${file} ${key}: ${message}`)
  }
  return broken
}

// English and Japanese write the sign and its number together; Chinese sets a space between words and numbers alike.
test.each(languages.filter((language) => !['english', 'chinese', 'japanese'].includes(language)))(
  'a number stays on the line of its unit in %s',
  async (language) => {
    expect(await listBroken(language)).toEqual([])
  },
)

test('no line of French begins with a colon or a question mark', async () => {
  expect(await listBroken('french', [FRENCH])).toEqual([])
  const texts = readFileSync(join(import.meta.dirname, '../../../frontend/edition-log/texts/french.ts'), 'utf8')
  expect(texts.split('\n').filter((line) => FRENCH.test(line) && /['`]/.test(line))).toEqual([])
  expect(FRENCH.test('le registre : c’est')).toBe(true)
})

test.each(['10 MB', '7,50 US$', 'n.º 7', 'US$ 7,50', '{percent} %'])('the check finds “%s”', (text) => {
  expect(UNITS.test(text) || SIGNS.test(text)).toBe(true)
  expect(UNITS.test(text.replace(' ', '\u00a0')) || SIGNS.test(text.replace(' ', '\u00a0'))).toBe(false)
})
