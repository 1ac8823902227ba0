import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { getWhenReady } from './get-when-ready.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const respond = (status: number, retryAfter?: number) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
})

/** A request with these outcomes in order, and the times of its attempts. The last outcome repeats. */
function createRequest(...outcomes: (ReturnType<typeof respond> | Error)[]) {
  const start = Date.now()
  const attempts: number[] = []
  const request = () => {
    const outcome = outcomes[Math.min(attempts.length, outcomes.length - 1)]
    attempts.push(Date.now() - start)
    return outcome instanceof Error || !outcome ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  return { request, attempts }
}

test('repeats a request that is in progress until it is done', async () => {
  const { request, attempts } = createRequest(respond(202), respond(202), respond(200))
  const onWait = vi.fn()
  const done = getWhenReady(request, { intervalMs: 2_000, onWait })
  await vi.runAllTimersAsync()
  expect((await done).status).toBe(200)
  expect(attempts).toEqual([0, 2_000, 4_000])
  expect(onWait.mock.calls).toEqual([['pending'], ['pending']])
})

test('repeats after a lost connection, a rate limit and a server error', async () => {
  const { request, attempts } = createRequest(
    new TypeError('Failed to fetch'),
    new ApiError(429, '', '7'),
    new ApiError(503, ''),
    respond(200),
  )
  const onWait = vi.fn()
  const done = getWhenReady(request, { intervalMs: 1_000, onWait })
  await vi.runAllTimersAsync()
  await done
  expect(attempts).toEqual([0, 1_000, 8_000, 9_000])
  expect(onWait.mock.calls).toEqual([['unreachable'], ['unreachable'], ['unreachable']])
})

test('waits as long as the server asks for, and otherwise as long as the attempt says', async () => {
  const { request, attempts } = createRequest(respond(202, 30), respond(202), respond(200))
  const done = getWhenReady(request, { intervalMs: (attempt) => attempt * 100 })
  await vi.runAllTimersAsync()
  await done
  expect(attempts).toEqual([0, 30_000, 30_200])
})

test('a final error is thrown at once', async () => {
  const refusal = new ApiError(409, '')
  const { request, attempts } = createRequest(refusal)
  await expect(getWhenReady(request, { intervalMs: 1_000 })).rejects.toBe(refusal)
  expect(attempts).toHaveLength(1)
})

test('the caller decides which errors are final', async () => {
  const { request } = createRequest(new ApiError(503, ''))
  await expect(getWhenReady(request, { intervalMs: 1_000, isRetryable: () => false })).rejects.toMatchObject({
    status: 503,
  })
})

test('throws the last error when the time is up', async () => {
  const { request, attempts } = createRequest(respond(202), new ApiError(502, ''))
  const failed = expect(getWhenReady(request, { intervalMs: 1_000, timeoutMs: 3_500 })).rejects.toMatchObject({
    status: 502,
  })
  await vi.runAllTimersAsync()
  await failed
  expect(attempts).toEqual([0, 1_000, 2_000, 3_000])
})

test('an aborted poll stops during its pause', async () => {
  const { request, attempts } = createRequest(respond(202))
  const abort = new AbortController()
  const stopped = expect(getWhenReady(request, { intervalMs: 1_000, signal: abort.signal })).rejects.toThrow(
    'left the page',
  )
  await vi.advanceTimersByTimeAsync(1_500)
  abort.abort(new Error('left the page'))
  await stopped
  expect(vi.getTimerCount()).toBe(0)
  expect(attempts).toHaveLength(2)
})
