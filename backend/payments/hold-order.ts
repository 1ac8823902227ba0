import { LRUCache } from 'lru-cache'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { createBatcher } from '#platform/gather'
import { ApiError } from '#platform/refusal'
import { HOLD_RETRY_SECONDS, errors } from './contract.ts'
import type { Product } from './fulfilment.ts'
import type { NewOrder } from './order.ts'

type HeldOrder = { id: string; createRequestId: string; heldUntil: Date }

export const buildHoldSql = (fulfilment: Product) => `
  WITH wanted AS (
    SELECT uuidv7() AS id, w.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::text[], $8::uuid[],
             $9::text[], $10::text[], $11::text[], $12::uuid[]) WITH ORDINALITY
        AS w (visitor_id, artist_id, item_id, quantity, cents, payee_email, payee_artist_id, description, purpose, currency,
              collector_id, n)),
  ${fulfilment.holdSql},
  stored AS (
    INSERT INTO orders (id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
           payee_artist_id, description, collector_id, held_until)
    SELECT w.id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
           description, collector_id, now() + make_interval(secs => $1)
      FROM wanted w JOIN held ON held.order_id = w.id
    RETURNING id, create_request_id, held_until)
  SELECT w.n::int, s.id, s.create_request_id AS "createRequestId", s.held_until AS "heldUntil"
    FROM stored s JOIN wanted w ON w.id = s.id`

/**
 * Stores each order that gets a copy and holds that copy for HOLD_SECONDS, in one statement. Results are in input
 * order; undefined for an order that got no copy and was not stored.
 */
async function createHeldOrders(fulfilment: Product, orders: NewOrder[]): Promise<(HeldOrder | undefined)[]> {
  const held = await retryOnConflict(() =>
    sql<HeldOrder & { n: number }>(db, buildHoldSql(fulfilment), buildHoldValues(orders, config.HOLD_SECONDS)),
  )
  const answers: (HeldOrder | undefined)[] = orders.map(() => undefined)
  for (const { n, ...order } of held) answers[n - 1] = order
  return answers
}

export function buildHoldValues(orders: NewOrder[], seconds: number): unknown[] {
  const all = <K extends keyof NewOrder>(field: K) => orders.map((order) => order[field])
  return [
    seconds,
    all('visitorId'),
    all('artistId'),
    all('itemId'),
    all('quantity'),
    all('cents'),
    all('payeeEmail'),
    all('payeeArtistId'),
    all('description'),
    all('purpose'),
    all('currency'),
    orders.map((order) => order.collectorId ?? null),
  ]
}

/** Retries after a unique violation caused by another process's buyer, or a deadlock. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const passing = /^(23505|40P01)$/.test((error as { code?: string }).code ?? '')
      if (!passing || tries >= 5) throw error
    }
  }
}

/** Items just counted as sold out. Never contains an item of which a copy may come back. */
const soldOutItems = new LRUCache<string, ApiError>({ max: 1000, ttl: 1_000 })

/** Call after adding copies of an item: this process then queries the database again. */
export function deleteSoldOutItem(itemId: string): void {
  soldOutItems.delete(itemId)
}

type HoldResult = HeldOrder | ApiError

async function holdBatch(fulfilment: Product, orders: NewOrder[]): Promise<HoldResult[]> {
  const held = await createHeldOrders(fulfilment, orders)
  const losers = orders.filter((_, n) => !held[n])
  const buyerOf = (order: NewOrder) => order[fulfilment.limitBy ?? 'visitorId'] ?? ''
  const reasons = new Map<string, (buyerId: string) => ApiError>()
  for (const itemId of new Set(losers.map((order) => order.itemId))) {
    const buyers = losers.filter((order) => order.itemId === itemId).map(buyerOf)
    reasons.set(itemId, await getHoldErrors(fulfilment, itemId, buyers))
  }
  return orders.map((order, n) => held[n] ?? reasons.get(order.itemId)?.(buyerOf(order)) ?? buildUnavailableError(1))
}

async function getHoldErrors(fulfilment: Product, itemId: string, buyerIds: string[]) {
  const gone = (await fulfilment.getHoldError?.(itemId)) ?? buildUnavailableError(1)
  if (gone.code === errors['sold-out'].code) {
    soldOutItems.set(itemId, gone)
    return () => gone
  }
  const own = await fulfilment.getBuyerErrors?.(itemId, buyerIds)
  return (buyerId: string) => own?.get(buyerId) ?? gone
}

const batchers = new Map<Product, (order: NewOrder) => Promise<HoldResult>>()

/**
 * Stores an order together with its hold. Concurrent orders in one process are batched into one statement. Throws 409
 * `held`, 409 `sold-out`, or the product's own error for this buyer.
 */
export async function holdOrder(fulfilment: Product, order: NewOrder): Promise<HeldOrder> {
  const known = soldOutItems.get(order.itemId)
  if (known) throw known
  let hold = batchers.get(fulfilment)
  if (!hold) {
    hold = createBatcher((orders) => holdBatch(fulfilment, orders))
    batchers.set(fulfilment, hold)
  }
  const answer = await hold(order)
  if (answer instanceof ApiError) throw answer
  return answer
}

/**
 * The error for a product without a free copy: 409 `held`, to be retried, while any copy is unsold, else `sold-out`.
 */
export function buildUnavailableError(unsold: number): ApiError {
  return unsold > 0 ? new ApiError(errors.held, { retryAfter: HOLD_RETRY_SECONDS }) : new ApiError(errors['sold-out'])
}
