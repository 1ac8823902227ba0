import { type FanData, completeKeymailRedemption } from '#contract/keymails'
import { completePurchase } from '#contract/open-sale'
import { callWithStatus } from '#web/api'
import { untilSettled } from './until-settled.ts'

/** The copy that a paid order bought with its code. */
export function completeRedemption(keymailCode: string, paypalOrderId: string): Promise<FanData> {
  return untilSettled(() => callWithStatus(completeKeymailRedemption, { body: { keymailCode, paypalOrderId } }))
}

/** The copy that a paid order bought on open sale. */
export function completeOpenSale(paypalOrderId: string): Promise<FanData> {
  return untilSettled(() => callWithStatus(completePurchase, { body: { paypalOrderId } }))
}
