import { captureOrder } from '#contract/payments/orders'
import { ApiError, isTransientError } from '#frontend/api/api-error.ts'
import { sendRequest } from '#frontend/api/api-client.ts'

const FIRST_PAUSE_MS = 2_000
const PAUSE_FACTOR = 1.3
const MAX_PAUSE_MS = 20_000
/** About as long as a buyer leaves PayPal's window open. */
const TIMEOUT_MS = 15 * 60_000

/**
 * Asks until an order whose PayPal window outlived this page is approved, refused or, after a quarter of an hour, given
 * up: then false. Asking captures it, because a buyer who approves has been told that this pays. Asks at once when the
 * buyer comes back to the page. Throws the signal's reason when aborted.
 */
export async function pollApproval(id: string, signal: AbortSignal): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS
  for (let pauseMs = FIRST_PAUSE_MS; Date.now() < end; pauseMs = Math.min(pauseMs * PAUSE_FACTOR, MAX_PAUSE_MS)) {
    try {
      await sendRequest(captureOrder, { params: { id }, signal })
      return true
    } catch (error) {
      signal.throwIfAborted()
      const isUnpaid = error instanceof ApiError && error.code === 'unpaid'
      if (!isUnpaid && !isTransientError(error)) return true
    }
    await pauseUntilFocus(pauseMs, signal)
  }
  return false
}

function pauseUntilFocus(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const over = new AbortController()
  const listening = { signal: over.signal }
  const timer = setTimeout(resolve, ms)
  addEventListener('focus', () => resolve(), listening)
  signal.addEventListener('abort', () => reject(signal.reason as Error), listening)
  return promise.finally(() => {
    clearTimeout(timer)
    over.abort()
  })
}
