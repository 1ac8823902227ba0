import { expect, test } from 'vitest'
import { buildLanguagePath, parseLanguagePath } from './language-path.ts'

test.each([
  ['/home', 'english', '/home'],
  ['/de/home', 'german', '/home'],
  ['/de', 'german', '/'],
  ['/de/', 'german', '/'],
  ['/ja/songs/1', 'japanese', '/songs/1'],
  // English has no prefix, and only a whole segment is one.
  ['/en/home', 'english', '/en/home'],
  ['/developers', 'english', '/developers'],
  ['/DE/home', 'english', '/DE/home'],
] as const)('%s is %s and %s', (path, language, rest) => {
  expect(parseLanguagePath(path)).toEqual({ language, path: rest })
})

test('a path in a language is read back as it was', () => {
  expect(buildLanguagePath('german', '/')).toBe('/de')
  expect(buildLanguagePath('english', '/')).toBe('/')
  expect(parseLanguagePath(buildLanguagePath('chinese', '/albums/2'))).toEqual({
    language: 'chinese',
    path: '/albums/2',
  })
})
