import { expect, test } from 'vitest'
import { toUnbrokenText } from './to-unbroken-text.ts'

test.each([
  ['de', 'Ihr G-Key kommt per E-Mail.', 'Ihr G-|Key kommt per E-|Mail.'],
  ['fr', '« G-Key », par e-mail', '« G-|Key », par e-|mail'],
  // Other words may end a line at their hyphen, and an address stays what it is.
  ['de', 'PayPal-Gebühren, TM-YYYYMMDD, /g-key-login, x-1', 'PayPal-Gebühren, TM-YYYYMMDD, /g-key-login, x-1'],
  ['ja', '24～48時間、No. {copy}／全{of}部、全#部、全員', '24|～48時間、No.\u00A0{copy}|／全|{of}部、全|#部、全員'],
  [
    'de',
    '{n, plural, one {# Tag} other {# Tage}} in {days} Tagen',
    '{n, plural, one {#\u00A0Tag} other {#\u00A0Tage}} in {days}\u00A0Tagen',
  ],
  [
    'zh',
    '第 {copy} 号，共 {of} 份，来自 {artist} 的',
    '第\u00A0{copy}\u00A0号，共\u00A0{of}\u00A0份，来自 {artist} 的',
  ],
  ['en', 'Your G-Key comes by e-mail in {days} days.', 'Your G-Key comes by e-mail in {days} days.'],
  ['en', 'No. {copy} of {of}. No. Nothing.', 'No.\u00A0{copy} of {of}. No. Nothing.'],
])('in %s, “%s”', (code, text, expected) => {
  expect(toUnbrokenText(text, code).replaceAll('\u2060', '|')).toBe(expected)
})
