import { expect, test } from 'vitest'
import { parseDecimal, parseDollars } from './parse-dollars.ts'

test.each([
  ['7.50', 750],
  ['7,50', 750],
  [' $7 ', 700],
  ['0,99', 99],
  ['1,000', undefined],
  ['7.505', undefined],
  ['7,5,0', undefined],
  ['', undefined],
])('the amount %o is %s cents', (typed, cents) => expect(parseDollars(typed)).toBe(cents))

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['-1', undefined],
])('the number %o is %s', (typed, number) => expect(parseDecimal(typed)).toBe(number))
