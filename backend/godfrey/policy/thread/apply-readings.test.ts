import { expect, test } from 'vitest'
import { getTopic } from '#godfrey/knowledge/topics'
import type { TopicDecision } from '../get-decision.ts'
import { applyOtherReading } from './apply-readings.ts'

const decision: TopicDecision = {
  kind: 'answer',
  topics: [getTopic('g-key-price')],
  also: [getTopic('review-time')],
}
const first = { id: 'g-key-price', share: 0.6 }
const listIds = ({ topics, passages = [], also = [] }: TopicDecision) =>
  [topics, passages, also].map((list) => list.map(({ id }) => id))

test('beside what a message of a thread is about the likeliest other reading is told by a passage, and nothing below', () => {
  const asked = [first, { id: 'change-my-g-key', share: 0.2 }, { id: 'review-time', share: 0.16 }]
  expect(listIds(applyOtherReading(decision, asked))).toEqual([
    ['g-key-price', 'change-my-g-key'],
    ['change-my-g-key'],
    [],
  ])
})

test.each([
  ['unlikely', 'review-time', 0.1],
  ['one’s own', 'own-g-key', 0.4],
  ['no question', 'thanks', 0.4],
])('one reading is enough where the other is %s', (_, id, share) => {
  expect(listIds(applyOtherReading(decision, [first, { id, share }]))).toEqual([['g-key-price'], [], []])
})
