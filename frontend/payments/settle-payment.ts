import { captureOrder } from '#contract/payments'
import { CallError, callWithStatus } from '#web/api'

export type Waiting = 'taking' | 'confirming' | 'unreachable'

const QUICK_TRIES = 15
const QUICK_MS = 2_000
const SLOW_MS = 10_000

/**
 * Asks for the money until it is there. PayPal may need a while, and so may our line to the server: neither is a "no",
 * and asking again never charges twice. Throws CallError for a "no", and the signal's reason when nobody waits any more.
 */
export async function settlePayment(id: string, signal: AbortSignal, tell: (waiting: Waiting) => void): Promise<void> {
  for (let tries = 1; ; tries++) {
    let patience = tries <= QUICK_TRIES ? QUICK_MS : SLOW_MS
    try {
      const { status } = await callWithStatus(captureOrder, { params: { id }, signal })
      if (status === 200) return
      tell('confirming')
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      if (error instanceof CallError && error.retryAfter) patience = error.retryAfter * 1000
      tell('unreachable')
    }
    await pause(patience, signal)
  }
}

/** No answer, a server in trouble, too many questions: all of it passes. */
function isPassing(error: unknown): boolean {
  return error instanceof CallError ? error.status >= 500 || error.status === 429 : true
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
