// oxlint-disable no-restricted-globals -- compares with what it replaces
import { expect, test } from 'vitest'
import { locales } from '#text/messages/locales'
import { formatMediumDate } from './format-medium-date.ts'
import { formatWholeCents, formatWholeNumber } from './format-without-intl.ts'

const AMOUNTS = [0, 1, 9, 10, 99, 100, 999, 1_000, 1_250, 9_999, 10_000, 12_345, 999_999, 1_000_000, 123_456_789]
const SIGNED = [...AMOUNTS, ...AMOUNTS.filter((amount) => amount > 0).map((amount) => -amount)]

test.each(Object.values(locales))('in %s whole numbers and dollars are written as Intl writes them', (locale) => {
  const numbers = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  for (const amount of SIGNED) {
    expect(formatWholeNumber(locale, amount)).toBe(numbers.format(amount))
    expect(formatWholeCents(locale, amount)).toBe(dollars.format(amount / 100))
  }
})

test('leaves fractions, what is no number and other locales to Intl', () => {
  for (const [locale, value] of [
    ['en-US', 0.5],
    ['en-US', NaN],
    ['en-US', 2 ** 60],
    ['ar', 1],
  ] as const) {
    expect(formatWholeNumber(locale, value)).toBeUndefined()
    expect(formatWholeCents(locale, value)).toBeUndefined()
  }
})

test.each(Object.values(locales))('in %s days are written as Intl writes them', (locale) => {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  for (let month = 0; month < 12; month++) {
    for (const day of [1, 9, 10, 28]) {
      const date = new Date(2026, month, day, 23, 59)
      expect(formatMediumDate(locale, date)).toBe(days.format(date))
      expect(formatMediumDate(locale, date.toISOString())).toBe(days.format(date))
    }
  }
})

test('leaves other locales and what is no date to Intl', () => {
  for (const date of ['', new Date(NaN), '0099-01-01T00:00:00Z'])
    expect(formatMediumDate('en-US', date)).toBeUndefined()
  expect(formatMediumDate('ar', new Date())).toBeUndefined()
})
