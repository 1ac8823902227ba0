import { expect, test } from 'vitest'
import { getCached } from './get-cached.ts'

test('whoever asks meanwhile waits for the same, and a failure is not kept', async () => {
  const cache = new Map<string, Promise<number>>()
  let calls = 0
  const load = async () => {
    calls++
    await Promise.resolve()
    if (calls === 1) throw new Error('not now')
    return calls
  }
  const first = await Promise.allSettled([getCached(cache, 'a', load), getCached(cache, 'a', load)])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(calls).toBe(1)
  expect(await Promise.all([getCached(cache, 'a', load), getCached(cache, 'a', load)])).toEqual([2, 2])
  expect(await getCached(cache, 'a', load)).toBe(2)
})
