import { ApiError, isTransientError } from './api-error.ts'

interface PollOptions {
  /** The pause after each attempt. A Retry-After of the server takes precedence. */
  intervalMs: number | ((attempt: number) => number)
  /** No attempt starts after this time. Polls without end if absent. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Called before each pause: 202 is `pending`; no response, a rate limit or a 5xx is `unreachable`. */
  onWait?: (reason: 'pending' | 'unreachable') => void
  /** Whether to repeat the request after this error. */
  isRetryable?: (error: unknown) => boolean
}

/**
 * Repeats a request until its response is no longer 202, which means "in progress". Throws what the request throws if
 * that is final, the last error when the time is up, and the signal's reason when aborted.
 */
export async function getWhenReady<R extends { status: number; headers: Headers }>(
  request: () => Promise<R>,
  { intervalMs, timeoutMs = Infinity, signal, onWait, isRetryable = isTransientError }: PollOptions,
): Promise<R> {
  const end = Date.now() + timeoutMs
  for (let attempt = 1; ; attempt++) {
    let pauseMs = typeof intervalMs === 'number' ? intervalMs : intervalMs(attempt)
    let lastError: unknown = new Error(`Still in progress after ${timeoutMs} ms.`)
    try {
      const response = await request()
      if (response.status !== 202) return response
      pauseMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || pauseMs
      onWait?.('pending')
    } catch (error) {
      if (signal?.aborted || !isRetryable(error)) throw error
      if (error instanceof ApiError && error.retryAfter) pauseMs = error.retryAfter * 1000
      lastError = error
      onWait?.('unreachable')
    }
    if (Date.now() + pauseMs > end) throw lastError
    await delay(pauseMs, signal)
  }
}

async function delay(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => reject(signal?.reason as Error)
  const timer = setTimeout(resolve, ms)
  signal?.addEventListener('abort', abort)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
