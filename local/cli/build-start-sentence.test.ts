import { expect, test } from 'vitest'
import { buildStartSentence } from './build-start-sentence.ts'

test('what is about to start is told in one sentence', () => {
  expect(buildStartSentence({})).toBe(
    'Starting TuneMaker with its own PostgreSQL, a PayPal simulator and demo data; the first start takes about half a minute.',
  )
  expect(buildStartSentence({ DATABASE_URL: 'postgres://somewhere', PAYPAL_CLIENT_ID: 'ours', DEMO: '0' })).toBe(
    'Starting TuneMaker with your PostgreSQL and PayPal; the first start takes about half a minute.',
  )
})
