import { expect, test } from 'vitest'
import { buildReadCalls } from './calls.ts'

test('every call that reads has a row, and no row names a call that is gone', async () => {
  process.env['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:9/nothing'
  const { listRoutes } = await import('#testing/list-routes')
  const data = new Proxy({}, { get: () => 'id' }) as Parameters<typeof buildReadCalls>[0]
  const reads = listRoutes()
    .filter(({ method }) => method === 'GET')
    .map(({ name }) => name)
  expect(reads.length).toBeGreaterThan(70)
  expect(Object.keys(buildReadCalls(data)).toSorted()).toEqual(reads.toSorted())
})
