import { ApiError } from '#frontend/api/api-error.ts'

const POLL_INTERVAL_MS = 2_000
const MAX_ATTEMPTS = 30

/**
 * Repeats `ask` while the order is being settled (202), the server is unreachable or answers 429 or 5xx: at most 30
 * attempts, 2 s apart. Throws ApiError for a final refusal, and the last error when the attempts run out.
 */
export async function pollUntilSettled<T>(ask: () => Promise<{ status: number; reply: T }>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { status, reply } = await ask()
      if (status === 200) return reply
    } catch (error) {
      const passing = !(error instanceof ApiError) || error.status >= 500 || error.status === 429
      if (!passing || tries >= MAX_ATTEMPTS) throw error
    }
    if (tries >= MAX_ATTEMPTS) throw new Error('The payment is still being settled.')
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}
