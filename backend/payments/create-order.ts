import type { BodyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { Refusal, malformed } from '#platform/refusal'
import type { Session } from '#platform/session'
import { spend } from '#platform/throttle'
import { CURRENCY, ORDERS_PER_HOUR, type createOrder as createOrderCall, refusals } from './contract.ts'
import { type Fulfilment, fulfilmentOf } from './fulfilment.ts'
import { holdOrders, refuseGone } from './hold-order.ts'
import { letGo } from './let-go.ts'
import { centsOf } from './money.ts'
import { type NewOrder, insertOrder } from './order.ts'
import { createProviderOrder } from './provider.ts'

/**
 * Binds an order to session, purpose, item, price and payee, then makes it at the provider. A copy without a code is
 * held for the buyer; a code is not: who pays first gets its copy. Returns the provider's order id.
 */
export async function createOrder(
  asked: BodyOf<typeof createOrderCall>,
  buyer: { session: Session; address: string; tokenHash: Buffer | undefined },
): Promise<{ id: string; heldUntil?: string }> {
  const { session } = buyer
  const fulfilment = fulfilmentOf(asked.purpose)
  if (!fulfilment) throw new Refusal(refusals['purpose-unknown'])
  if (asked.intent.toUpperCase() !== 'CAPTURE') throw new Refusal(refusals['intent-mismatch'])
  if (asked.currency.toUpperCase() !== CURRENCY) throw new Refusal(refusals['currency-mismatch'])
  if (!/^-?\d+(\.\d+)?$/.test(asked.amount.trim())) throw malformed('amount is not a number of dollars.')
  const quote = await fulfilment.quote(asked, buyer)
  if (centsOf(asked.amount) !== quote.cents) throw new Refusal(refusals['amount-mismatch'])
  await spend(`orders:${session.artistId ?? session.visitorId}`, { hits: ORDERS_PER_HOUR, seconds: 3600 })

  const order = {
    visitorId: session.visitorId,
    artistId: session.artistId,
    purpose: asked.purpose,
    itemId: quote.itemId,
    quantity: quote.quantity,
    cents: quote.cents,
    currency: CURRENCY,
    payeeEmail: quote.payee?.email ?? null,
    payeeArtistId: quote.payee?.artistId ?? null,
    description: quote.description,
  }
  if (fulfilment.hold) return createHeldOrder(fulfilment, order)
  const { id, createRequestId } = await insertOrder(order)
  return { id: await bringToProvider(order, id, createRequestId) }
}

async function bringToProvider(order: NewOrder, id: string, requestId: string): Promise<string> {
  const providerOrderId = await createProviderOrder({ ...order, id, requestId })
  await sql(db, `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`, [id, providerOrderId])
  return providerOrderId
}

async function createHeldOrder(fulfilment: Fulfilment, order: NewOrder): Promise<{ id: string; heldUntil: string }> {
  const [held] = await holdOrders(fulfilment, [order])
  if (!held) throw (await fulfilment.whyNotHeld?.(order.itemId, order)) ?? refuseGone(1)
  try {
    const id = await bringToProvider(order, held.id, held.createRequestId)
    return { id, heldUntil: held.heldUntil.toISOString() }
  } catch (error) {
    // Nobody can approve what the provider did not answer for. Should this fail as well, the hold lapses.
    await letGo(fulfilment, held.id).catch((why: unknown) => log.warn({ err: why, orderId: held.id }, 'a hold stays'))
    throw error
  }
}
