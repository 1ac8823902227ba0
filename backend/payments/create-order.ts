import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#contract/platform'
import { db, sql } from '#platform/database'
import { log } from '#platform/logger'
import { Refusal, malformed } from '#platform/refusal'
import type { Session } from '#platform/session'
import { spend } from '#platform/throttle'
import { CURRENCY, ORDERS_PER_HOUR, type createOrder as createOrderCall, refusals } from './contract.ts'
import { type Fulfilment, fulfilmentOf } from './fulfilment.ts'
import { holdOrder } from './hold-order.ts'
import { letGo } from './let-go.ts'
import { centsOf } from './money.ts'
import { giveBackHold, refuseBusyNetwork, spendHold } from './network-holds.ts'
import { type NewOrder, insertOrder } from './order.ts'
import { createProviderOrder } from './provider.ts'

/** Who asks, looked up only as far as it is needed. */
type Caller = {
  address: string
  tokenHash: Buffer | undefined
  /** The session, if there is one. */
  known: () => Promise<Session | undefined>
  /** The session, or a new anonymous one, of this visitor. */
  visit: (visitorId?: string) => Promise<Session>
}

type Asked = BodyOf<typeof createOrderCall>

const aStranger = (): Session => ({
  id: '',
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
})

/**
 * Binds an order to session, purpose, item, price and payee, then makes it at the provider. A copy without a code is
 * held for the buyer; a code is not: who pays first gets its copy. Returns the provider's order id.
 */
export function createOrder(
  asked: Asked,
  { session, ...buyer }: { session: Session; address: string; tokenHash: Buffer | undefined },
) {
  const itself = () => Promise.resolve(session)
  return takeOrder(asked, { ...buyer, known: itself, visit: itself })
}

/** The same for a caller who may be one of thousands at once: the session is looked up, or made, when it matters. */
export async function takeOrder(asked: Asked, buyer: Caller): Promise<{ id: string; heldUntil?: string }> {
  const fulfilment = fulfilmentOf(asked.purpose)
  if (!fulfilment) throw new Refusal(refusals['purpose-unknown'])
  if (asked.intent.toUpperCase() !== 'CAPTURE') throw new Refusal(refusals['intent-mismatch'])
  if (asked.currency.toUpperCase() !== CURRENCY) throw new Refusal(refusals['currency-mismatch'])
  if (!/^-?\d+(\.\d+)?$/.test(asked.amount.trim())) throw malformed('amount is not a number of dollars.')
  const session = fulfilment.hold ? await buyer.known() : await buyer.visit()
  const visitor = session ?? aStranger()
  const quote = await fulfilment.quote(asked, { ...buyer, session: visitor })
  if (centsOf(asked.amount) !== quote.cents) throw new Refusal(refusals['amount-mismatch'])

  const order = {
    visitorId: visitor.visitorId,
    artistId: visitor.artistId,
    collectorId: visitor.collectorId,
    purpose: asked.purpose,
    itemId: quote.itemId,
    quantity: quote.quantity,
    cents: quote.cents,
    currency: CURRENCY,
    payeeEmail: quote.payee?.email ?? null,
    payeeArtistId: quote.payee?.artistId ?? null,
    description: quote.description,
  }
  if (fulfilment.hold) {
    refuseBusyNetwork(order.itemId, buyer.address)
    const visit = () => (session ? undefined : buyer.visit(order.visitorId))
    return createHeldOrder(fulfilment, order, buyer.address, visit)
  }
  await spendOne(order)
  const { id, createRequestId } = await insertOrder(order)
  return { id: await bringToProvider(order, id, createRequestId) }
}

async function bringToProvider(order: NewOrder, id: string, requestId: string): Promise<string> {
  const providerOrderId = await createProviderOrder({ ...order, id, requestId })
  await sql(db, `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`, [id, providerOrderId])
  return providerOrderId
}

function spendOne(order: NewOrder): Promise<void> {
  return spend(`orders:${order.artistId ?? order.visitorId}`, { hits: ORDERS_PER_HOUR, seconds: 3600 })
}

/**
 * The hold comes first: of thousands who come at once, only those who get a copy cost more than their share of one
 * statement, and only they are given a session.
 */
async function createHeldOrder(
  fulfilment: Fulfilment,
  order: NewOrder,
  address: string,
  visit: () => Promise<Session> | undefined,
) {
  const held = await holdOrder(fulfilment, order)
  let spent = false
  try {
    await spendHold(fulfilment, order.itemId, address)
    spent = true
    await visit()
    await spendOne(order)
    const id = await bringToProvider(order, held.id, held.createRequestId)
    return { id, heldUntil: held.heldUntil.toISOString() }
  } catch (error) {
    // Nobody can approve what the provider did not answer for. Should this fail as well, the hold lapses.
    await letGo(fulfilment, held.id)
      .then((seconds) => (spent ? giveBackHold(order.itemId, address, seconds) : undefined))
      .catch((why: unknown) => log.warn({ err: why, orderId: held.id }, 'a hold stays'))
    throw error
  }
}
