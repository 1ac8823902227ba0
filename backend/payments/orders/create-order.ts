import { randomUUID } from 'node:crypto'
import type { EndpointBody } from '#contract/http'
import { CURRENCY, errors } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { consumeRateLimit } from '#http/limits/rate-limit'
import type { Session } from '#http/session'
import { getProduct, type NewOrder, type Product } from '#module/payments'
import { assertHoldQuota, consumeHoldQuota, holdOrder, refundHoldQuota, releaseHold } from '#module/payments/holds'
import { createProviderOrder } from '#module/payments/paypal'
import { log } from '#runtime/logger'
import { toCents } from '#text/money'
import { type createOrder as createOrderCall, ORDERS_PER_HOUR } from './contract.ts'

/** The buyer; the session is looked up only when it is needed. */
type Buyer = {
  address: string
  tokenHash: Buffer | undefined
  /** Returns the session, if there is one. */
  getSession: () => Promise<Session | undefined>
  /** Returns the session, or creates an anonymous one for this visitor. */
  ensureSession: (visitorId?: string) => Promise<Session>
}

type CreateOrderInput = EndpointBody<typeof createOrderCall>

const buildAnonymousSession = (): Session => ({
  id: '',
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
})

/**
 * Stores an order bound to session, purpose, item, price and payee, then creates it at PayPal. A copy without a code is
 * held for the buyer; a Keymail code is not: the first to pay gets it. Returns PayPal's order id.
 */
export function createOrderInSession(
  asked: CreateOrderInput,
  { session, ...buyer }: { session: Session; address: string; tokenHash: Buffer | undefined },
) {
  const itself = () => Promise.resolve(session)
  return createOrder(asked, { ...buyer, getSession: itself, ensureSession: itself })
}

/** Like createOrderInSession, for endpoints under heavy load: the session is looked up or created only when needed. */
export async function createOrder(asked: CreateOrderInput, buyer: Buyer): Promise<{ id: string; heldUntil?: string }> {
  const fulfilment = getProduct(asked.purpose)
  if (!fulfilment) throw new ApiError(errors['purpose-unknown'])
  if (asked.intent.toUpperCase() !== 'CAPTURE') throw new ApiError(errors['intent-mismatch'])
  if (asked.currency.toUpperCase() !== CURRENCY) throw new ApiError(errors['currency-mismatch'])
  if (!/^-?\d+(\.\d+)?$/.test(asked.amount.trim())) throw buildMalformedError('amount is not a number of dollars.')
  const session = fulfilment.holdSql ? await buyer.getSession() : await buyer.ensureSession()
  const visitor = session ?? buildAnonymousSession()
  const quote = await fulfilment.quote(asked, { ...buyer, session: visitor })
  if (toCents(asked.amount) !== quote.cents) throw new ApiError(errors['amount-mismatch'])

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
  if (fulfilment.holdSql) {
    assertHoldQuota(order.itemId, buyer.address)
    const visit = () => (session ? undefined : buyer.ensureSession(order.visitorId))
    return createHeldOrder(fulfilment, order, buyer.address, visit)
  }
  await consumeOrderLimit(order)
  const { id, createRequestId } = await createOrderRecord(order)
  return { id: await createAtProvider(order, id, createRequestId) }
}

async function createAtProvider(order: NewOrder, id: string, requestId: string): Promise<string> {
  const providerOrderId = await createProviderOrder({ ...order, id, requestId })
  await sql(db, `UPDATE orders SET provider_order_id = $2, state = 'created' WHERE id = $1`, [id, providerOrderId])
  return providerOrderId
}

function consumeOrderLimit(order: NewOrder): Promise<void> {
  return consumeRateLimit(`orders:${order.artistId ?? order.visitorId}`, { hits: ORDERS_PER_HOUR, seconds: 3600 })
}

/**
 * Holds first: in a rush of thousands, buyers who get no copy cost only a share of one batched statement, and no
 * session is created for them.
 */
async function createHeldOrder(
  fulfilment: Product,
  order: NewOrder,
  address: string,
  visit: () => Promise<Session> | undefined,
) {
  const held = await holdOrder(fulfilment, order)
  let spent = false
  try {
    await consumeHoldQuota(fulfilment, order.itemId, address)
    spent = true
    await visit()
    await consumeOrderLimit(order)
    const id = await createAtProvider(order, held.id, held.createRequestId)
    return { id, heldUntil: held.heldUntil.toISOString() }
  } catch (error) {
    // The buyer cannot approve an order PayPal did not create. If this release fails too, the hold expires.
    await releaseHold(fulfilment, held.id)
      .then((seconds) => (spent ? refundHoldQuota(order.itemId, address, seconds) : undefined))
      .catch((why: unknown) => log.warn({ err: why, orderId: held.id }, 'releasing a hold failed; it will expire'))
    throw error
  }
}

/** Stores an order before it is sent to PayPal. */
export async function createOrderRecord(fields: NewOrder): Promise<{ id: string; createRequestId: string }> {
  const [row] = await sql<{ id: string; createRequestId: string }>(
    db,
    `INSERT INTO orders (visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
       payee_artist_id, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, create_request_id AS "createRequestId"`,
    [
      fields.visitorId,
      fields.artistId,
      fields.purpose,
      fields.itemId,
      fields.quantity,
      fields.cents,
      fields.currency,
      fields.payeeEmail,
      fields.payeeArtistId,
      fields.description,
    ],
  )
  if (!row) throw new Error('INSERT INTO orders returned no row')
  return row
}
