import { expect, test } from 'vitest'
import { buildShuffledOrder, getNextIndex, getPreviousIndex } from './queue-order.ts'

test('a shuffled order has every track once, the current one first', () => {
  const order = buildShuffledOrder(100, 42)
  expect(order[0]).toBe(42)
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, index) => index))
  expect(buildShuffledOrder(4, 0, () => 0)).toEqual([0, 2, 3, 1])
})

test('the end of the queue is the end, unless it repeats', () => {
  expect(getNextIndex([0, 1], 0, 'off', false)).toBe(1)
  expect(getNextIndex([0, 1], 1, 'off', false)).toBeUndefined()
  expect(getNextIndex([0, 1], 1, 'all', false)).toBe(0)
  expect(getPreviousIndex([0, 1], 0, 'off')).toBeUndefined()
  expect(getPreviousIndex([0, 1], 0, 'all')).toBe(1)
})

test('one song repeats until Next is pressed', () => {
  expect(getNextIndex([0, 1], 0, 'one', false)).toBe(0)
  expect(getNextIndex([0, 1], 0, 'one', true)).toBe(1)
})
