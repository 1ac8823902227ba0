import { assert, integer, option, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { parseByteRange } from './parse-byte-range.ts'

test('never yields a range outside the file', () => {
  const bound = option(integer({ min: 0, max: 300 }), { nil: undefined })
  assert(
    property(tuple(bound, bound, integer({ min: 1, max: 200 })), ([from, to, bytes]) => {
      const range = parseByteRange(`bytes=${from ?? ''}-${to ?? ''}`, bytes)
      if (range === undefined || range === 'unsatisfiable') return true
      return range.start >= 0 && range.start <= range.end && range.end < bytes
    }),
  )
})

test('parses ranges per RFC 9110', () => {
  expect(parseByteRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 })
  expect(parseByteRange('bytes=5-', 10)).toEqual({ start: 5, end: 9 })
  expect(parseByteRange('bytes=-3', 10)).toEqual({ start: 7, end: 9 })
  expect(parseByteRange('bytes=-30', 10)).toEqual({ start: 0, end: 9 })
  expect(parseByteRange('bytes=8-99', 10)).toEqual({ start: 8, end: 9 })
  expect(parseByteRange('bytes=10-', 10)).toBe('unsatisfiable')
  expect(parseByteRange('bytes=-0', 10)).toBe('unsatisfiable')
  for (const ignored of ['', 'bytes=', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b']) {
    expect(parseByteRange(ignored, 10)).toBeUndefined()
  }
})
