import { expect, test } from 'vitest'
import { type TextItem, getHighlightBoxes } from './get-highlight-boxes.ts'

const page = { width: 600, height: 800 }
const buildTextItem = (str: string, x: number, y: number): TextItem => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 6,
  height: 10,
})

test('highlights a field within its line and across text items, ignoring case and spaces', () => {
  const pieces = [buildTextItem('Title: Harbour at', 60, 700), buildTextItem('FOUR, 2024', 60, 680)]
  const boxes = getHighlightBoxes(pieces, ['Harbour at  Four'], page)
  expect(boxes).toHaveLength(2)
  // Preceded by seven characters, six units wide each.
  expect(boxes[0]?.left).toBeCloseTo((100 * (60 + 7 * 6)) / 600)
  expect(boxes[0]?.width).toBeCloseTo((100 * 10 * 6) / 600)
  expect(boxes[0]?.top).toBeCloseTo(100 - (100 * 708.5) / 800)
  expect(boxes[1]?.left).toBeCloseTo(10)
  expect(boxes[1]?.width).toBeCloseTo((100 * 4 * 6) / 600)
})

test('highlights every occurrence, and nothing for values that are absent or empty', () => {
  const pieces = [buildTextItem('PA 2-451-882 or PA2-451-882', 0, 0)]
  expect(getHighlightBoxes(pieces, ['PA 2-451-882', 'pa 2-451-882'], page)).toHaveLength(2)
  expect(getHighlightBoxes(pieces, ['PA 9', '', ' '], page)).toEqual([])
})

test('accounts for narrow letters before a field when text widths can be measured', () => {
  const wide = (text: string) => Array.from(text).reduce((sum, one) => sum + (one === 'i' ? 1 : 3), 0)
  const [box] = getHighlightBoxes([buildTextItem('iiiWWW', 0, 0)], ['WWW'], page, wide)
  expect(box?.left).toBeCloseTo((100 * 36 * 3) / 12 / 600)
  expect(box?.width).toBeCloseTo((100 * 36 * 9) / 12 / 600)
})
