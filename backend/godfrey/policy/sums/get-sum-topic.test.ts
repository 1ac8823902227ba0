import { expect, test } from 'vitest'
import { getSumTopic } from './get-sum-topic.ts'

test.each([
  ['italian', 'per 4 brani che cifre escono?', ['release-plan-estimate'], 'release-plan-estimate'],
  ['german', 'und fünf?', ['upload-price-and-tiers'], 'upload-price-and-tiers'],
  ['english', 'and a single one?', ['upload-price-and-tiers'], 'upload-price-and-tiers'],
  ['english', 'and a single one?', ['release-plan-estimate'], undefined],
  ['english', 'for four songs?', ['qr-codes'], undefined],
  ['english', 'and for 200 copies?', ['keymail-price'], 'keymail-price'],
  ['english', 'and for 200 copies?', ['qr-codes'], undefined],
  ['english', 'is it refunded?', ['upload-price-and-tiers'], undefined],
] as const)('in %s “%s” after %j goes on with %s', (language, message, previous, topic) => {
  expect(getSumTopic(message, { topics: [...previous], said: ['what does a Keymail cost?'] }, [], language)).toBe(topic)
})
