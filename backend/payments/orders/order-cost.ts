import { consumeNetworkCost, refundNetworkCost } from '#http/limits/network-cost'
import type { NewOrder } from '#module/payments'
import { log } from '#runtime/logger'
import { ORDERS_PER_HOUR, ORDERS_PER_NETWORK } from './contract.ts'

const cost = { name: 'orders', perNetwork: ORDERS_PER_NETWORK }

/** Every order costs a call to PayPal, whether or not it is paid. Throws 429. */
export function consumeOrderCost(order: NewOrder, buyer: { address: string; proof: number }): Promise<void> {
  const own = { bucket: `orders:${order.artistId ?? order.visitorId}`, hits: ORDERS_PER_HOUR, seconds: 3600 }
  return consumeNetworkCost({ ...cost, own: [own] }, buyer)
}

/** An order that was paid costs its network nothing. Never throws: the sale is already done. */
export async function refundOrderCost(address: string): Promise<void> {
  await refundNetworkCost(cost, address).catch((error: unknown) =>
    log.warn({ err: error }, 'refunding an order failed'),
  )
}
