import { expect, test } from 'vitest'
import { type Piece, findMarks } from './find-marks.ts'

const page = { width: 600, height: 800 }
const piece = (str: string, x: number, y: number): Piece => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width: str.length * 6,
  height: 10,
})

test('a field is boxed where it stands within its line, also over several pieces, capitals and spaces aside', () => {
  const pieces = [piece('Title: Harbour at', 60, 700), piece('FOUR, 2024', 60, 680)]
  const boxes = findMarks(pieces, ['Harbour at  Four'], page)
  expect(boxes).toHaveLength(2)
  // Seven characters of six units stand before it.
  expect(boxes[0]?.left).toBeCloseTo((100 * (60 + 7 * 6)) / 600)
  expect(boxes[0]?.width).toBeCloseTo((100 * 10 * 6) / 600)
  expect(boxes[0]?.top).toBeCloseTo(100 - (100 * 708.5) / 800)
  expect(boxes[1]?.left).toBeCloseTo(10)
  expect(boxes[1]?.width).toBeCloseTo((100 * 4 * 6) / 600)
})

test('what stands twice is marked twice, what does not stand there or is empty not at all', () => {
  const pieces = [piece('PA 2-451-882 or PA2-451-882', 0, 0)]
  expect(findMarks(pieces, ['PA 2-451-882', 'pa 2-451-882'], page)).toHaveLength(2)
  expect(findMarks(pieces, ['PA 9', '', ' '], page)).toEqual([])
})

test('narrow letters before a field move it to the left, when letters can be measured', () => {
  const wide = (text: string) => Array.from(text).reduce((sum, one) => sum + (one === 'i' ? 1 : 3), 0)
  const [box] = findMarks([piece('iiiWWW', 0, 0)], ['WWW'], page, wide)
  expect(box?.left).toBeCloseTo((100 * 36 * 3) / 12 / 600)
  expect(box?.width).toBeCloseTo((100 * 36 * 9) / 12 / 600)
})
