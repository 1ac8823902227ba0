import { expect, test } from 'vitest'
import { languages } from '#contract/text'
import { buildNameSearch, isBuiltName, type NameableEdition } from './built-names.ts'
import { formatMemberName } from './format-member-name.ts'
import { toNameKey } from './to-name-key.ts'

const held = { title: 'Marginal', kind: 'song', copy: 28 } as const

test('a chosen name is the same in every language, one that nobody chose is of the language', () => {
  const named = Object.fromEntries(
    languages.map((language) => [
      language,
      [held, { ...held, kind: 'album' as const }, null].map((name) =>
        formatMemberName(name, language).replaceAll('\u00a0', ' '),
      ),
    ]),
  )
  expect(named).toEqual({
    english: ['Holder of “Marginal” No. 28', 'Holder of “Marginal” (album) No. 28', 'Former holder'],
    spanish: ['Titular de «Marginal» n.º 28', 'Titular de «Marginal» (álbum) n.º 28', 'Antiguo titular'],
    french: ['Détenteur de « Marginal » n° 28', 'Détenteur de « Marginal » (album) n° 28', 'Ancien détenteur'],
    german: ['Besitzer von „Marginal“ Nr. 28', 'Besitzer von „Marginal“ (Album) Nr. 28', 'Früherer Besitzer'],
    italian: ['Possessore di «Marginal» n. 28', 'Possessore di «Marginal» (album) n. 28', 'Ex possessore'],
    portuguese: ['Titular de “Marginal” nº 28', 'Titular de “Marginal” (álbum) nº 28', 'Ex-titular'],
    chinese: ['《Marginal》第 28 号持有者', '《Marginal》（专辑）第 28 号持有者', '前持有者'],
    japanese: ['「Marginal」No. 28の所有者', '『Marginal』（アルバム）No. 28の所有者', '元所有者'],
  })
  for (const language of languages) expect(formatMemberName('Mira', language)).toBe('Mira')
})

test('names that are built are known in every language, others are free', () => {
  for (const language of languages) {
    for (const name of [held, { ...held, kind: 'album' as const }, null])
      expect(isBuiltName(toNameKey(formatMemberName(name, language))), language).toBe(true)
  }
  for (const name of ['Mira', 'アルバム好き', 'Marginal 28', 'No. 28', 'Hold on', '所有者'])
    expect(isBuiltName(toNameKey(name)), name).toBe(false)
})

const editions: NameableEdition[] = [
  { id: 'marginal', title: 'Marginal', kind: 'song', copies: 300 },
  { id: 'quince', title: 'Quince 128', kind: 'album', copies: 30 },
]

test.each([
  ['Marginal', ['marginal'], [], []],
  ['holder of', ['marginal', 'quince'], [], []],
  ['No. 28', [], ['marginal', 'quince'], [28, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289]],
  ['marginal” No. 30', [], ['marginal'], [30, 300]],
  ['128', ['quince'], ['marginal'], [128]],
  ['28の', [], ['marginal', 'quince'], [28, 128, 228]],
  ['No. 28の所有者', [], ['marginal', 'quince'], [28]],
  ['nobody', [], [], []],
])('the search for “%s” looks at these copies', (typed, editionIds, numberedEditionIds, numbers) => {
  expect(buildNameSearch(toNameKey(typed), editions, ['japanese', 'english'])).toEqual({
    editionIds,
    numberedEditionIds,
    numbers,
    former: false,
  })
})

test('former holders are found by what they are called in the languages that are read', () => {
  expect(buildNameSearch('former', editions, ['german', 'english']).former).toBe(true)
  expect(buildNameSearch('fruherer', editions, ['german', 'english']).former).toBe(true)
  expect(buildNameSearch('元', editions, ['german', 'english']).former).toBe(false)
})
