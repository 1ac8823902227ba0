import { registerProducts } from '#products'
import type { Order } from '#backend/payments/order.ts'
import { claimOrder } from '#backend/payments/orders/capture-order.ts'
import { settleOrder } from '#backend/payments/orders/settle-order.ts'
import { runRounds } from './baselines/run-rounds.ts'
import { FEE_CENTS, PRICE_CENTS, parseOrderId } from './provider-order.ts'

/** Claim and settle as captureOrder calls them, without HTTP and provider. */
registerProducts()

runRounds(async (providerOrderId) => {
  const { id, hex } = parseOrderId(providerOrderId)
  const order = { id, purpose: 'keymail', cents: PRICE_CENTS, currency: 'USD', providerOrderId } as Order
  const claim = await claimOrder(order)
  if (claim === 'running') throw new Error('the order is already claimed')
  const capture = {
    id: `C${hex}`,
    status: 'COMPLETED',
    pendingReason: null,
    cents: PRICE_CENTS,
    currency: 'USD',
    feeCents: FEE_CENTS,
  }
  const settled = await settleOrder(order, capture, {
    email: `fan-${hex}@bench.example`,
    name: 'Fan Example',
    country: 'US',
  })
  if (settled !== 'completed') throw new Error('the sale was not settled')
})
