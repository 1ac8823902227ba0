import { CallError } from '#web/api'

const WAIT_MS = 2_000
const TRIES = 30

/** Asks for what a paid order bought, again while the server is still settling it (202). Throws what it refuses. */
export async function untilSettled<T>(ask: () => Promise<{ status: number; reply: T }>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { status, reply } = await ask()
      if (status === 200) return reply
    } catch (error) {
      const passing = !(error instanceof CallError) || error.status >= 500 || error.status === 429
      if (!passing || tries >= TRIES) throw error
    }
    if (tries >= TRIES) throw new Error('The payment is still being settled.')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}
