import { type FanData, redeemKeymail } from '#contract/keymails'
import { confirmPurchase } from '#contract/open-sale'
import { sendRequestWithStatus } from '#web/api'
import { pollUntilSettled } from './until-settled.ts'

/** Resolves with the copy that a paid order bought with its Keymail code. */
export function pollRedemption(keymailCode: string, paypalOrderId: string): Promise<FanData> {
  return pollUntilSettled(() => sendRequestWithStatus(redeemKeymail, { body: { keymailCode, paypalOrderId } }))
}

/** Resolves with the copy that a paid order bought on open sale. */
export function pollPurchase(paypalOrderId: string): Promise<FanData> {
  return pollUntilSettled(() => sendRequestWithStatus(confirmPurchase, { body: { paypalOrderId } }))
}
