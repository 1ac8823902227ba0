import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { toCents, formatDollars } from './money.ts'

test('converts between dollars and cents without loss', () => {
  assert(property(integer({ min: 0, max: 99_999_999 }), (cents) => toCents(formatDollars(cents)) === cents))
})

test('accepts only plain decimal amounts', () => {
  assert(
    property(string({ maxLength: 8 }), (text) => {
      const cents = toCents(text)
      return cents === undefined ? true : /^\d+(\.\d{1,2})?$/.test(text.trim()) && Number.isSafeInteger(cents)
    }),
  )
  for (const wrong of ['', '-1', '1.005', '1e3', '0x10', ' ', '1,00', '.5', '５'])
    expect(toCents(wrong)).toBeUndefined()
})
