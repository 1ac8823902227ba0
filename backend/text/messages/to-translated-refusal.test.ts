import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { artistRefusals } from './catalogs/artist-refusals/en.ts'
import { refusals } from './catalogs/refusals/en.ts'
import { toTranslatedRefusal } from './to-translated-refusal.ts'

test('a sentence with a translation is translated, any other stays', () => {
  expect(toTranslatedRefusal('Please sign in first.', 'german')).toBe('Bitte melden Sie sich zuerst an.')
  expect(toTranslatedRefusal('Audio files must be under 50MB.', 'japanese')).toBe(
    '音声ファイルは50MB未満にしてください。',
  )
  expect(toTranslatedRefusal('Please sign in first.', 'english')).toBe('Please sign in first.')
  expect(toTranslatedRefusal('No catalog has this.', 'japanese')).toBe('No catalog has this.')
})

test('a sentence with a number is recognized by its words, and its number written as the language does', () => {
  expect(
    toTranslatedRefusal('You have 5 webhooks. Delete one that you no longer use, then create this one.', 'german'),
  ).toBe('Sie haben 5 Webhooks. Löschen Sie einen, den Sie nicht mehr brauchen, und legen Sie dann diesen an.')
  expect(toTranslatedRefusal('At most 2,000 characters, please.', 'german')).toBe('Bitte höchstens 2.000 Zeichen.')
  expect(toTranslatedRefusal('An album has at most 30 songs.', 'japanese')).toBe(
    'アルバムに入れられるのは30曲までです。',
  )
  expect(toTranslatedRefusal('At most some characters, please.', 'german')).toBe('At most some characters, please.')
})

test('every translated sentence is one that the server says', () => {
  const files = globSync('backend/**/{contract,routes}.ts')
  const said = files.map((file) => readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, '{n}')).join('\n')
  const sentences = [...Object.values(refusals.messages), ...Object.values(artistRefusals.messages)]
  const unsaid = sentences.filter((message) => !said.includes(message))
  expect(unsaid).toEqual([])
})
