import { captureOrder } from '#contract/payments/orders'
import { ApiError } from '#frontend/api/api-error.ts'
import { sendRequestWithStatus } from '#frontend/api/api-client.ts'

export type CaptureStatus = 'taking' | 'confirming' | 'unreachable'

const FAST_ATTEMPTS = 15
const FAST_INTERVAL_MS = 2_000
const SLOW_INTERVAL_MS = 10_000

/**
 * Requests the capture until it succeeds. PayPal or our server may be slow or unreachable for a while; repeating the
 * request never charges twice. Throws ApiError when the server rejects the payment, and the signal's reason when
 * aborted.
 */
export async function capturePayment(
  id: string,
  signal: AbortSignal,
  tell: (waiting: CaptureStatus) => void,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    let patience = tries <= FAST_ATTEMPTS ? FAST_INTERVAL_MS : SLOW_INTERVAL_MS
    try {
      const { status } = await sendRequestWithStatus(captureOrder, { params: { id }, signal })
      if (status === 200) return
      tell('confirming')
    } catch (error) {
      if (signal.aborted || !isTransientError(error)) throw error
      if (error instanceof ApiError && error.retryAfter) patience = error.retryAfter * 1000
      tell('unreachable')
    }
    await delay(patience, signal)
  }
}

/** No response, a 5xx or a rate limit: worth retrying. */
function isTransientError(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 || error.status === 429 : true
}

export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
