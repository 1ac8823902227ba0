import { randomUUID } from 'node:crypto'
import type { EndpointBody } from '#contract/http'
import { CURRENCY, errors, purposes } from '#contract/payments'
import { db } from '#database/client'
import { createBatcher, createRetryLane } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError, buildMalformedError } from '#http/api-error'
import { consumeNetworkCost } from '#http/limits/network-cost'
import type { Session } from '#http/sessions/session'
import { getProduct, type NewOrder } from '#module/payments'
import { createHeldOrder, releaseHold } from '#module/payments/holds'
import { createProviderOrder } from '#module/payments/paypal'
import { log } from '#runtime/logger'
import { toCents } from '#text/money'
import { type createOrder as createOrderEndpoint, ORDER_COST, ORDERS_PER_HOUR } from './contract.ts'

/** `amount` is absent where no page named a price and the server's own one applies. */
type CreateOrderInput = Omit<EndpointBody<typeof createOrderEndpoint>, 'amount'> & { amount?: string }

type Buyer = {
  address: string
  proof: number
  tokenHash: Buffer | undefined
  session: Session | undefined
  /** Starts an anonymous session for a buyer without one. Absent where the caller requires a session. */
  startSession?: (visitorId?: string) => Promise<Session>
}

const buildAnonymousSession = (): Session => ({
  id: '',
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
})

/**
 * Stores an order bound to session, purpose, item, price and payee, then creates it at PayPal. A copy from a pool is
 * held for the buyer; a Keymail code is not: the first to pay gets it. Returns PayPal's order id.
 */
export async function createOrder(input: CreateOrderInput, buyer: Buyer): Promise<{ id: string; heldUntil?: string }> {
  const purpose = purposes.find((one) => one === input.purpose)
  if (!purpose) throw new ApiError(errors['purpose-unknown'])
  if (input.intent.toUpperCase() !== 'CAPTURE') throw new ApiError(errors['intent-mismatch'])
  if (input.currency.toUpperCase() !== CURRENCY) throw new ApiError(errors['currency-mismatch'])
  const { amount } = input
  if (amount !== undefined && !/^-?\d+(\.\d+)?$/.test(amount.trim())) {
    throw buildMalformedError('amount is not a number of dollars.')
  }
  const product = getProduct(purpose)
  const session = buyer.session ?? (product.kind === 'pooled' ? undefined : await buyer.startSession?.())
  const visitor = session ?? buildAnonymousSession()
  const quote = await product.quote(input, { ...buyer, session: visitor })
  if (amount !== undefined && toCents(amount) !== quote.cents) throw new ApiError(errors['amount-mismatch'])

  const order: NewOrder = {
    visitorId: visitor.visitorId,
    artistId: visitor.artistId,
    collectorId: visitor.collectorId,
    purpose,
    itemId: quote.itemId,
    quantity: quote.quantity,
    cents: quote.cents,
    currency: CURRENCY,
    payeeEmail: quote.payee?.email ?? null,
    payeeArtistId: quote.payee?.artistId ?? null,
    description: quote.description,
    discountId: quote.discountId ?? null,
  }
  if (product.kind !== 'pooled') {
    await consumeOrderCost(order, buyer)
    return { id: await createAtProvider(order, await createOrderRecord(order)) }
  }
  // Holds first: in a rush of thousands, buyers who get no copy cost only a share of one batched statement, and no
  // session is started for them.
  const held = await createHeldOrder(product, order, buyer.address)
  try {
    if (!session) await buyer.startSession?.(order.visitorId)
    await consumeOrderCost(order, buyer)
    return { id: await createAtProvider(order, held), heldUntil: held.heldUntil.toISOString() }
  } catch (error) {
    // The buyer cannot approve an order PayPal did not create. If this release fails too, the hold expires.
    await releaseHold({ ...order, id: held.id }, buyer.address).catch((why: unknown) =>
      log.warn({ err: why, orderId: held.id }, 'releasing a hold failed; it will expire'),
    )
    throw error
  }
}

/** Every order costs a call to PayPal, whether or not it is paid. Throws 429. */
function consumeOrderCost(order: NewOrder, buyer: Buyer): Promise<void> {
  const own = { bucket: `orders:${order.artistId ?? order.visitorId}`, hits: ORDERS_PER_HOUR, seconds: 3600 }
  return consumeNetworkCost({ ...ORDER_COST, own: [own] }, buyer)
}

type StoredOrder = { id: string; createRequestId: string }

async function createOrderRecord(order: NewOrder): Promise<StoredOrder> {
  const [stored] = await sql<StoredOrder>(
    db,
    `INSERT INTO orders (visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
       payee_artist_id, description)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id, create_request_id AS "createRequestId"`,
    [
      order.visitorId,
      order.artistId,
      order.purpose,
      order.itemId,
      order.quantity,
      order.cents,
      order.currency,
      order.payeeEmail,
      order.payeeArtistId,
      order.description,
    ],
  )
  if (!stored) throw new Error('INSERT INTO orders returned no row')
  return stored
}

async function createAtProvider(order: NewOrder, { id, createRequestId }: StoredOrder): Promise<string> {
  const providerOrderId = await createProviderOrder({ ...order, id, requestId: createRequestId })
  await updateCreated({ id, providerOrderId })
  return providerOrderId
}

/**
 * Orders that PayPal has created, which wait together in a rush. Where only the answer was lost, it is done once more, and
 * changes nothing of an order that has gone on meanwhile.
 */
const updateCreated = createBatcher(
  async (created: { id: string; providerOrderId: string }[]) => {
    await sql(
      db,
      `UPDATE orders SET provider_order_id = made.provider_order_id, state = 'created'
         FROM unnest((SELECT $1::uuid[]), (SELECT $2::text[])) AS made (id, provider_order_id)
        WHERE orders.id = made.id AND orders.provider_order_id IS NULL`,
      [created.map(({ id }) => id), created.map(({ providerOrderId }) => providerOrderId)],
    )
    return created.map(() => undefined)
  },
  { retry: createRetryLane(1 / 16) },
)
