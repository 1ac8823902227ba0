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
  expect(
    getSumTopic(
      message,
      { topics: [...previous], said: [{ question: 'what does a Keymail cost?', topics: ['keymail-price'] }] },
      undefined,
      language,
    ),
  ).toBe(topic)
})

test('after the fees the sum of copies is one of copies', () => {
  const said = [{ question: 'what are the fees?', topics: ['upload-cost-with-fees'] }]
  const message = 'and if I sell 100 copies at $5, what do I get?'
  expect(getSumTopic(message, { topics: ['upload-cost-with-fees'], said }, 'how-artists-are-paid', 'english')).toBe(
    'how-artists-are-paid',
  )
})

test('taking a song away later asks for no other price', () => {
  const said = [{ question: 'What do 8 songs cost?', topics: ['upload-price-and-tiers'] }]
  const message = 'how do I remove one song from my account later?'
  expect(getSumTopic(message, { topics: ['upload-price-and-tiers'], said }, undefined, 'english')).toBeUndefined()
})
