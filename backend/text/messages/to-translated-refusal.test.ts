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

test('every translated sentence is one that the server says', () => {
  const files = globSync('backend/**/{contract,routes}.ts')
  const said = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const sentences = [...Object.values(refusals.messages), ...Object.values(artistRefusals.messages)]
  const unsaid = sentences.filter((message) => !said.includes(message))
  expect(unsaid).toEqual([])
})
