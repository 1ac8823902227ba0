import { describe, expect, test } from 'vitest'
import { formatByteProgress, formatBytes } from './format-bytes.ts'
import { createDateFormat, formatDate, formatDateTime, formatLongDate, formatTime } from './format-date.ts'
import { formatDuration } from './format-duration.ts'
import { formatAmount, formatCents, formatTypedCents, getDollarSign } from './format-money.ts'
import { updateLanguageSource } from './messages/current-language.ts'
import { formatCount } from './format-number.ts'
import { parseDecimal, parseDollars } from './parse-dollars.ts'

const MB = 1024 * 1024

describe('numbers and money', () => {
  test('groups thousands', () => {
    expect([0, 999, 1_250, 10_000_000].map(formatCount)).toEqual(['0', '999', '1,250', '10,000,000'])
  })
  test('shows cents as dollars, and as the amount the API takes', () => {
    expect([0, 5, 750, 125_000].map(formatCents)).toEqual(['$0.00', '$0.05', '$7.50', '$1,250.00'])
    expect([0, 5, 750, 125_000].map(formatAmount)).toEqual(['0.00', '0.05', '7.50', '1250.00'])
  })
})

test.each([
  ['english', '1250.50', '$', true],
  ['german', '1250,50', '$', false],
  ['spanish', '1250,50', 'US$', false],
  ['italian', '1250,50', 'USD', false],
  ['portuguese', '1250,50', 'US$', true],
] as const)('in %s a price field shows %s and its sign %s', (language, typed, sign, isBefore) => {
  updateLanguageSource(() => language)
  expect(formatTypedCents(125_050)).toBe(typed)
  expect(parseDollars(typed)).toBe(125_050)
  expect(getDollarSign()).toEqual({ sign, isBefore })
  updateLanguageSource(() => 'english')
})

describe('durations', () => {
  test.each([
    [0, '0:00'],
    [-1, '0:00'],
    [59.9, '0:59'],
    [65, '1:05'],
    [3_605, '60:05'],
  ])('%d seconds', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
})

describe('dates', () => {
  const moment = new Date(2026, 10, 3, 21, 41)
  test('from a date or its text', () => {
    expect(formatDate(moment)).toBe('Nov 3, 2026')
    expect(formatDate(moment.toISOString())).toBe('Nov 3, 2026')
    expect(formatLongDate(moment)).toBe('November 3, 2026')
  })
  test('with the time of day', () => {
    // Node and browsers differ in the kind of space before PM.
    expect(formatTime(moment)).toMatch(/^9:41\sPM$/)
    expect(formatDateTime(moment)).toMatch(/^Nov 3, 2026, 9:41\sPM$/)
  })
  test('in a form of its own', () => {
    expect(createDateFormat({ month: 'short', timeZone: 'UTC' })('2026-12-31T23:59:59Z')).toBe('Dec')
  })
})

describe('file sizes', () => {
  test.each([
    [0, '1 KB'],
    [MB - 1024, '1023 KB'],
    [MB, '1.0 MB'],
    [12.44 * MB, '12.4 MB'],
    [1.26 * 1024 * MB, '1.3 GB'],
  ])('%d bytes', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
  test('progress is shown in the unit of the total', () => {
    expect(formatByteProgress(512, 4_096)).toBe('1 / 4 KB')
    expect(formatByteProgress(MB / 2, 31 * MB)).toBe('0.5 / 31.0 MB')
  })
})

test.each([
  ['7.50', 750],
  ['7,50', 750],
  [' $7 ', 700],
  ['US$ 7,50', 750],
  ['7,50 $', 750],
  ['7,50 US$', 750],
  ['7,50 USD', 750],
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
