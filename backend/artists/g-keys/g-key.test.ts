import { expect, test } from 'vitest'
import { G_KEY_PATTERN } from '#contract/artists'
import { createGKey, parseGKey } from './g-key.ts'

test('a new G-Key has the right format, is unique and is parsed as people type it', () => {
  const keys = Array.from({ length: 500 }, createGKey)
  expect(keys.every((key) => G_KEY_PATTERN.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(500)
  for (const key of keys) {
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(parseGKey(typed)).toBe(key)
  }
})
