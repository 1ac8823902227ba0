import { expect, test } from 'vitest'
import { toUnbrokenText } from './to-unbroken-text.ts'

test.each([
  ['de', 'Ihr G-Key kommt per E-Mail.', 'Ihr G-|Key kommt per E-|Mail.'],
  ['fr', '« G-Key », par e-mail', '« G-|Key », par e-|mail'],
  // Other words may end a line at their hyphen, and an address stays what it is.
  ['de', 'PayPal-Gebühren, TM-YYYYMMDD, /g-key-login, x-1', 'PayPal-Gebühren, TM-YYYYMMDD, /g-key-login, x-1'],
  ['ja', '24～48時間、No. {copy}／全{of}部、全#部、全員', '24|～48時間、No. {copy}／全|{of}部、全|#部、全員'],
  ['en', 'Your G-Key comes by e-mail.', 'Your G-Key comes by e-mail.'],
])('in %s, “%s”', (code, text, expected) => {
  expect(toUnbrokenText(text, code).replaceAll('\u2060', '|')).toBe(expected)
})
