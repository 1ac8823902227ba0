import { expect, test } from 'vitest'
import { isAnswerLost } from './is-answer-lost.ts'

test.each([
  ['a connection that broke', { code: 'ECONNRESET' }, true],
  ['a server that PgBouncer lost', { code: '08P01', message: 'server conn crashed?' }, true],
  ['a full pool of PgBouncer', { code: '08P01', message: 'query_wait_timeout' }, false],
  ['a full pool of ours', { name: 'KnexTimeoutError', message: 'Timeout acquiring a connection' }, false],
  ['a host that is not there', { code: 'ENOTFOUND' }, false],
  ['a statement that is wrong', { code: '42601' }, false],
])('whether something sent may be done after %s', (_, error, isLost) => {
  expect(isAnswerLost(error)).toBe(isLost)
})
