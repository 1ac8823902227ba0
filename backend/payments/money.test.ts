import { assert, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, dollarsOf } from './money.ts'

test('dollars and cents turn into each other without losing one', () => {
  assert(property(integer({ min: 0, max: 99_999_999 }), (cents) => centsOf(dollarsOf(cents)) === cents))
})

test('text is an amount exactly when it looks like one', () => {
  assert(
    property(string({ maxLength: 8 }), (text) => {
      const cents = centsOf(text)
      return cents === undefined ? true : /^\d+(\.\d{1,2})?$/.test(text.trim()) && Number.isSafeInteger(cents)
    }),
  )
  for (const wrong of ['', '-1', '1.005', '1e3', '0x10', ' ', '1,00', '.5', '５'])
    expect(centsOf(wrong)).toBeUndefined()
})
