import { type FanData, completeKeymailRedemption } from '#contract/keymails'
import { CallError, callWithStatus } from '#web/api'

const WAIT_MS = 2_000
const TRIES = 30

/** The copy that a paid order bought. Asks again while the server is still settling it; throws what it refuses. */
export async function completeRedemption(keymailCode: string, paypalOrderId: string): Promise<FanData> {
  for (let tries = 1; ; tries++) {
    try {
      const { status, reply } = await callWithStatus(completeKeymailRedemption, {
        body: { keymailCode, paypalOrderId },
      })
      if (status === 200) return reply
    } catch (error) {
      const passing = !(error instanceof CallError) || error.status >= 500 || error.status === 429
      if (!passing || tries >= TRIES) throw error
    }
    if (tries >= TRIES) throw new Error('The redemption is still being settled.')
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}
