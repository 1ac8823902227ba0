import { expect, test } from 'vitest'
import { getTopic } from '#godfrey/knowledge/topics'
import type { TopicDecision } from '../get-decision.ts'
import { applyOtherReading, applyThreadReading } from './apply-readings.ts'

const decide = (id: string, also: string[] = []): TopicDecision => ({
  kind: 'answer',
  topics: [getTopic(id)],
  also: also.map(getTopic),
})
const listIds = ({ topics, passages = [], also = [] }: TopicDecision) =>
  [topics, passages, also].map((list) => list.map(({ id }) => id))

const told = { id: 'change-my-g-key', share: 0.2 }
const asked = [{ id: 'g-key-price', share: 0.6 }, { id: 'review-time', share: 0.12 }, told]

test('beside what the thread makes of few words the likeliest other reading is told by a passage, and nothing below', () => {
  const decision = decide('g-key-price', ['review-time'])
  const last = [told.id]
  expect(listIds(applyOtherReading(decision, { asked, alone: [], last }))).toEqual([
    ['g-key-price', told.id],
    [told.id],
    [],
  ])
  // What they say by themselves counts more than what was told last.
  const alone = [{ id: 'review-time', share: 0.4 }]
  expect(listIds(applyOtherReading(decision, { asked, alone, last }))[0]).toEqual(['g-key-price', 'review-time'])
})

test('one reading is enough where it is sure, the other unlikely, or one’s own', () => {
  const decision = decide('g-key-price')
  for (const others of [
    [{ id: 'g-key-price', share: 0.9 }, told],
    [
      { id: 'g-key-price', share: 0.6 },
      { id: told.id, share: 0.05 },
    ],
    [
      { id: 'g-key-price', share: 0.6 },
      { id: 'own-g-key', share: 0.4 },
    ],
  ])
    expect(applyOtherReading(decision, { asked: others, alone: [], last: [told.id] })).toBe(decision)
})

test('the thread comes first where a message leaves something out, and second where it says all but is not sure', () => {
  const readings = { asked: [{ id: 'qr-codes', share: 0.9 }], alone: [{ id: 'audio-formats-and-size', share: 0.4 }] }
  const decision = decide('audio-formats-and-size')
  const both = ['qr-codes', 'audio-formats-and-size']
  expect(listIds(applyThreadReading(decision, 'continued', readings))).toEqual([both, both, []])
  expect(listIds(applyThreadReading(decision, 'whole', readings))).toEqual([both.toReversed(), ['qr-codes'], []])
})

test.each([
  ['continued', 0.995],
  ['short', 0.96],
  ['whole', 0.6],
] as const)('a new subject is not joined to the thread: %s, %s', (joint, share) => {
  const decision = decide('green-room-what')
  const readings = { asked: [{ id: 'qr-codes', share: 0.9 }], alone: [{ id: 'green-room-what', share }] }
  expect(applyThreadReading(decision, joint, readings)).toBe(decision)
})
