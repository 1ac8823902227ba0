import { LRUCache } from 'lru-cache'
import { errors, HOLD_RETRY_SECONDS } from '#contract/payments'
import { db } from '#database/client'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { NewOrder, Product } from '#module/payments'
import { config } from '#runtime/config'
import { buildHoldSql, buildHoldValues } from './build-hold-sql.ts'

type HeldOrder = { id: string; createRequestId: string; heldUntil: Date }

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
