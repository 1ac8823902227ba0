import { expect, test } from 'vitest'
import { G_KEY_PATTERN } from './contract.ts'
import { newGKey, readGKey } from './g-key.ts'

test('a new G-Key has its form, is never the same, and is read back from how people type it', () => {
  const keys = Array.from({ length: 500 }, newGKey)
  expect(keys.every((key) => G_KEY_PATTERN.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(500)
  for (const key of keys) {
    const typed = ` ${key.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(readGKey(typed)).toBe(key)
  }
})
