import { type FanData, redeemKeymail } from '#contract/keymails'
import { sendRequestWithStatus } from '#frontend/api/api-client.ts'
import { pollUntilSettled } from '#frontend/checkout/poll-until-settled.ts'

/** Resolves with the copy that a paid order bought with its Keymail code. */
export function pollRedemption(keymailCode: string, paypalOrderId: string): Promise<FanData> {
  return pollUntilSettled(() => sendRequestWithStatus(redeemKeymail, { body: { keymailCode, paypalOrderId } }))
}
