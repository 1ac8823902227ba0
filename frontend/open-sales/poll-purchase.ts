import type { FanData } from '#contract/keymails'
import { confirmPurchase } from '#contract/open-sales'
import { sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { pollUntilSettled } from '#frontend/checkout/poll-until-settled.ts'

/** Resolves with the copy that a paid order bought on open sale. */
export function pollPurchase(paypalOrderId: string): Promise<FanData> {
  return pollUntilSettled(() => sendRequestWithStatus(confirmPurchase, { body: { paypalOrderId } }))
}
