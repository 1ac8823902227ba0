import { randomUUIDv7 } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { errors, HOLD_RETRY_SECONDS } from '#contract/payments'
import { db } from '#database/client'
import { isAnswerLost } from '#database/connections/is-answer-lost'
import { createBatcher, createRetryLane } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { NewOrder, Product } from '#module/payments'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { assertHoldQuota, consumeHoldQuota, updateHoldExpiry } from './hold-quota.ts'
import { buildHoldSql, buildHoldValues, listHeldSql, type WantedOrder } from './hold-sql.ts'
import { releaseHold } from './release-hold.ts'

type HeldOrder = { id: string; createRequestId: string; heldUntil: Date }

const SOLD_OUT_MS = 1_000

/** Items just counted as sold out. Never contains an item of which a copy may come back. */
const soldOutItems = new LRUCache<string, ApiError>({ max: 1000, ttl: SOLD_OUT_MS })

let soldOutUntil = 0

/** Whether any item may be known as sold out: outside of a rush nothing else needs to be looked at. */
export function isAnySoldOut(): boolean {
  return performance.now() < soldOutUntil
}

/** The answer for everybody who asks for an item that was sold out within the last second. */
export function getSoldOutError(itemId: string): ApiError | undefined {
  return soldOutItems.get(itemId)
}

/** Call after adding copies of an item: this process then queries the database again. */
export function deleteSoldOutItem(itemId: string): void {
  soldOutItems.delete(itemId)
}

/**
 * Throws what was found for everybody within the last second: 409 `sold-out`, or 429 `network-busy`. Asks nothing of
 * the database. In a rush of thousands most get this answer, so their calls ask first, before they look up who asks.
 */
export function assertHoldable(itemId: string, address: string): void {
  assertHoldQuota(itemId, address)
  const soldOut = soldOutItems.get(itemId)
  if (soldOut) throw soldOut
}

const batchers = new Map<Product, (order: WantedOrder) => Promise<HeldOrder | Error>>()

const retry = createRetryLane(1 / 8)

/**
 * Stores an order together with its hold, counted against the quota of the buyer's address. Concurrent orders in one
 * process are batched into one statement. Throws 409 `held`, 409 `sold-out`, 429 `network-busy`, or the product's own
 * error for this buyer.
 */
export async function createHeldOrder(
  product: Product<'pooled'>,
  order: NewOrder,
  address: string,
): Promise<HeldOrder> {
  assertHoldable(order.itemId, address)
  let hold = batchers.get(product)
  if (!hold) {
    const text = buildHoldSql(product)
    // Only what was rolled back is repeated: what may be done is looked up by its ids.
    hold = createBatcher((orders) => holdBatch(product, text, orders), { retry, repeatsLost: false })
    batchers.set(product, hold)
  }
  // The id is made before the statement, so that a hold whose answer is lost is found.
  const held = await hold({ ...order, id: randomUUIDv7() })
  if (held instanceof Error) throw held
  try {
    const seconds = await consumeHoldQuota(product, order.itemId, address)
    return seconds < config.HOLD_SECONDS ? await updateHoldExpiry(held, seconds) : held
  } catch (error) {
    await releaseHold({ ...order, id: held.id }, undefined).catch((why: unknown) =>
      log.warn({ err: why, orderId: held.id }, 'releasing a hold failed; it will expire'),
    )
    throw error
  }
}

/**
 * Stores each order that gets a copy and holds that copy for HOLD_SECONDS, in one statement. Results are in input
 * order. Fails only as long as nothing is held.
 */
async function holdBatch(
  product: Product<'pooled'>,
  text: string,
  orders: WantedOrder[],
): Promise<(HeldOrder | Error)[]> {
  const known = orders.map((order) => getSoldOutError(order.itemId)).filter((error) => error !== undefined)
  // An order that is tried a second time may have become one of those meanwhile.
  if (known.length === orders.length) return known
  let stored: HeldOrder[]
  try {
    stored = await retryOnConflict(() => sql(db, text, buildHoldValues(orders, config.HOLD_SECONDS)))
  } catch (error) {
    // The database is too slow for one statement: a thousand instead of it would not help.
    if (isTimedOut(error)) return orders.map(() => error as Error)
    if (!isAnswerLost(error)) throw error
    stored = await sql<HeldOrder>(db, listHeldSql, [orders.map(({ id }) => id)]).catch(() => [])
    // Rolled back, or nobody got a copy.
    if (stored.length === 0) throw error
  }
  const held = new Map(stored.map((order) => [order.id, order]))
  const losers = orders.filter(({ id }) => !held.has(id))
  const getBuyerId = (order: NewOrder) => order[product.limitBy] ?? ''
  // At once: whoever got a copy waits for the slowest look-up, not for all.
  const reasons = new Map(
    await Promise.all(
      [...new Set(losers.map((order) => order.itemId))].map(async (itemId) => {
        const buyers = losers.filter((order) => order.itemId === itemId).map(getBuyerId)
        const errorsOf = getHoldErrors(product, itemId, buyers)
        return [itemId, await errorsOf.catch((error: unknown) => () => error as Error)] as const
      }),
    ),
  )
  return orders.map(
    (order) => held.get(order.id) ?? reasons.get(order.itemId)?.(getBuyerId(order)) ?? buildUnavailableError(1),
  )
}

/** Whether a statement or its wait for a lock took too long. */
const isTimedOut = (error: unknown) => /^(?:57014|55P03)$/.test((error as { code?: string }).code ?? '')

/** Retries after a unique violation caused by another process's buyer, or a deadlock. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const transient = /^(23505|40P01)$/.test((error as { code?: string }).code ?? '')
      if (!transient || tries >= 5) throw error
    }
  }
}

async function getHoldErrors(product: Product<'pooled'>, itemId: string, buyerIds: string[]) {
  const unavailable = await product.getHoldError(itemId)
  if (unavailable.code === errors['sold-out'].code) {
    soldOutItems.set(itemId, unavailable)
    soldOutUntil = performance.now() + SOLD_OUT_MS
    return () => unavailable
  }
  const own = await product.getBuyerErrors(itemId, buyerIds)
  return (buyerId: string) => own.get(buyerId) ?? unavailable
}

/**
 * The error for a product without a free copy: 409 `held`, to be retried, while any copy is unsold, else `sold-out`.
 */
export function buildUnavailableError(unsold: number): ApiError {
  return unsold > 0 ? new ApiError(errors.held, { retryAfter: HOLD_RETRY_SECONDS }) : new ApiError(errors['sold-out'])
}
