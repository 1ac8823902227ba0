import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { type Language, languageCodes, languages } from '#contract/text'
import { type Catalog, defineCatalog, STAFF_LANGUAGES, type Translate } from './catalog.ts'
import { createTranslate } from './create-translate.ts'
import { locales } from './locales.ts'

const CATALOGS = join(import.meta.dirname, 'catalogs')
const translations = languages.filter((language) => language !== 'english')

type Messages = Record<string, string>

/** The English catalogs by area, and the translations that there are. */
async function importCatalogs() {
  const catalogs: { english: Catalog; translated: Map<Language, Messages> }[] = []
  for (const file of globSync('*/en.ts', { cwd: CATALOGS })) {
    const area = file.split('/')[0] ?? ''
    const [english] = Object.values((await import(join(CATALOGS, file))) as Record<string, Catalog>)
    if (english?.area !== area) throw new Error(`${file} defines the area ${english?.area}.`)
    const translated = new Map<Language, Messages>()
    for (const language of translations) {
      const path = `${area}/${languageCodes[language]}.ts`
      if (globSync(path, { cwd: CATALOGS }).length === 0) continue
      translated.set(language, ((await import(join(CATALOGS, path))) as { messages: Messages }).messages)
    }
    catalogs.push({ english, translated })
  }
  return catalogs
}

const listTokens = (tokens: Token[]): Token[] =>
  tokens.flatMap((token) =>
    'cases' in token ? [token, ...token.cases.flatMap((one) => listTokens(one.tokens))] : [token],
  )

/** What every translation of a message has in common: its values with their kind, its tags and the cases of a selection. */
function listPlaceholders(message: string): string[] {
  const values = listTokens(parse(message)).flatMap((token) => {
    if (!('arg' in token)) return []
    const cases = token.type === 'select' ? token.cases.map(({ key }) => key).toSorted() : []
    return [[token.arg, token.type, ...('key' in token ? [token.key] : []), ...cases].join(' ')]
  })
  return [...new Set([...values, ...(message.match(/<\/?\w+>/g) ?? [])])].toSorted()
}

/** What is wrong with the plurals of a message in a language. */
function listPluralErrors(message: string, language: Language): string[] {
  return listTokens(parse(message)).flatMap((token) => {
    if (token.type !== 'plural' && token.type !== 'selectordinal') return []
    const type = token.type === 'plural' ? 'cardinal' : 'ordinal'
    // `many` is for millions in the Romance languages; without it, `other` is used.
    const needed: string[] = new Intl.PluralRules(locales[language], { type })
      .resolvedOptions()
      .pluralCategories.filter((form) => form !== 'many')
    const written = token.cases.map(({ key }) => key).filter((key) => !key.startsWith('='))
    const missing = needed.filter((form) => !written.includes(form))
    const needless = written.filter((form) => form !== 'many' && !needed.includes(form))
    return [...missing.map((form) => `has no form ${form}`), ...needless.map((form) => `never uses the form ${form}`)]
  })
}

/** What is wrong with a translation. */
function listErrors(english: Messages, language: Language, translated: Messages): string[] {
  const errors = Object.keys(translated).flatMap((key) => (key in english ? [] : [`${key} is not in English`]))
  for (const [key, message] of Object.entries(english)) {
    const own = translated[key]
    if (!own?.trim()) errors.push(`${key} is missing`)
    else {
      const [expected, found] = [listPlaceholders(message), listPlaceholders(own)]
      if (expected.join() !== found.join()) errors.push(`${key} has ${found.join()} instead of ${expected.join()}`)
      errors.push(...listPluralErrors(own, language).map((error) => `${key} ${error}`))
      if (own === message && message.split(' ').length > 4) errors.push(`${key} is still English`)
    }
  }
  return errors
}

test('every area is translated into the languages it needs, with the same values, tags and all plural forms', async () => {
  const errors: string[] = []
  const catalogs = await importCatalogs()
  expect(catalogs.length).toBeGreaterThan(0)
  for (const { english, translated } of catalogs) {
    for (const [key, message] of Object.entries(english.messages)) {
      errors.push(...listPluralErrors(message, 'english').map((error) => `${english.area} english: ${key} ${error}`))
    }
    for (const language of english.translations ?? []) {
      const found = listErrors(english.messages, language, translated.get(language) ?? {})
      errors.push(...found.map((error) => `${english.area} ${language}: ${error}`))
    }
  }
  expect(errors).toEqual([])
})

test('an area needs all languages unless it names fewer, and has no others', async () => {
  expect(defineCatalog('test', {}).translations).toEqual(translations)
  const catalogs = await importCatalogs()
  expect(catalogs.some(({ english }) => english.translations === STAFF_LANGUAGES)).toBe(true)
  for (const { english, translated } of catalogs) {
    expect([...translated.keys()], english.area).toEqual(english.translations)
    // A language of visitors is left out for staff only.
    if (english.translations?.length !== translations.length) expect(english.area).toMatch(/^staff-/)
  }
})

test.each([
  ['a missing message', {}, 'a is missing'],
  ['another value', { a: '{m, plural, one {# Exemplar} other {# Exemplare}} von <b>{by}</b>' }, 'a has'],
  ['a value that is no plural', { a: '{n} Exemplare von <b>{by}</b>' }, 'a has'],
  ['a missing plural form', { a: '{n, plural, other {# Exemplare}} von <b>{by}</b>' }, 'a has no form one'],
  ['a missing tag', { a: '{n, plural, one {# Exemplar} other {# Exemplare}} von {by}' }, 'a has'],
  [
    'a message that English lacks',
    { a: '{n, plural, one {# Exemplar} other {# Exemplare}} von <b>{by}</b>', b: 'B' },
    'b is',
  ],
])('the check finds %s', (_, translated: Messages, error) => {
  const english = { a: '{n, plural, one {# copy} other {# copies}} by <b>{by}</b>' }
  expect(listErrors(english, 'german', translated)).toEqual([expect.stringContaining(error)])
})

test('Japanese has no form for one', () => {
  expect(listPluralErrors('{n, plural, one {#} other {#}}', 'japanese')).toEqual(['never uses the form one'])
})

test('the types name the values that a message needs', async () => {
  const t = createTranslate(
    defineCatalog('test', {
      plain: 'Copies',
      copies: '{n, plural, one {# copy} other {# copies}} by {by}',
      price: '{left} left, {price} each',
    }),
    'english',
  )
  expect(t('copies', { n: 1234, by: 'Mara' })).toBe('1,234 copies by Mara')
  expect(t('plain')).toBe('Copies')
  expect(t('price', { left: 2, price: '$5' })).toBe('2 left, $5 each')
  // @ts-expect-error -- `by` is missing
  t('copies', { n: 1 })
  // @ts-expect-error -- no value is needed
  t('plain', { n: 1 })
  // @ts-expect-error -- no such key
  t('album')
  const countAlbums = (say: Translate<{ album: 'Albums' }>) => say('album')
  // @ts-expect-error -- the function of another catalog
  expect(countAlbums(t)).toBe('album')
  // The types read names by a simpler rule than the parser: both must see the same.
  for (const { english } of await importCatalogs()) {
    for (const [key, message] of Object.entries(english.messages)) {
      const typed = [...message.matchAll(/\{([^\s#}<.,]+)(?=[,}])/g)].map(([, name]) => name)
      const parsed = listTokens(parse(message)).flatMap((token) => ('arg' in token ? [token.arg] : []))
      expect(new Set(typed), `${english.area} ${key}: a case needs more than one word`).toEqual(new Set(parsed))
    }
  }
})

test('a translation formats numbers in its language and lacks nothing where a message is missing', () => {
  const t = createTranslate(defineCatalog('test', { sold: '{n, number} sold', left: 'left' }), 'german', {
    sold: '{n, number} verkauft',
  })
  expect([t('sold', { n: 1234 }), t('left')]).toEqual(['1.234 verkauft', 'left'])
})

test('every message is used', async () => {
  const files = globSync('{frontend,backend,worker}/**/*.{ts,tsx}', {
    exclude: ['**/catalogs/**', '**/*.test.{ts,tsx}'],
  })
  const sources = files
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('messages/catalogs/') || source.includes("label: '"))
  const used = new Set(sources.flatMap((source) => source.match(/'[\w.-]+'/g) ?? []))
  // Of `what.${kind}` any detail may be meant.
  const prefixes = sources.flatMap((source) =>
    [...source.matchAll(/`([\w-]+\.)\$\{/g)].map(([, prefix = '']) => prefix),
  )
  for (const { english } of await importCatalogs()) {
    // Found by their English sentence, see to-translated-refusal.ts.
    if (english.area.endsWith('refusals')) continue
    const unused = Object.keys(english.messages).filter(
      (key) => !used.has(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    )
    expect(unused, english.area).toEqual([])
  }
})
