import { LRUCache } from 'lru-cache'
import { errors } from '#contract/payments'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { listNetworks } from '#http/limits/client-address'
import { type Budget, consumeBudgets, trackBudgets, listExceeded, refundBudgets } from '#http/limits/rate-limit'
import type { Product } from '#module/payments'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { getCached } from '#runtime/memory/get-cached'

/**
 * Limits how long a network may hold copies of an item without paying: a budget of seconds per hour, for the address
 * and for the networks around it. A hold consumes its full time when it begins and refunds what it did not use.
 * Networks that hold and leave run out; each sale credits four holds, so that a venue full of buyers behind one address
 * can keep buying.
 */
const QUOTA_WINDOW_SECONDS = 3600
/** Credited to the network per sale: the sale's own hold and three more. */
const CREDITED_HOLDS_PER_SALE = 4
const RETRY_SECONDS = 60
/** A network that has spent half of a budget gets holds of a third of the time: enough to pay, not to keep. */
const SHORTENED_FROM = 0.5
const SHORTENED_TO = 1 / 3

/**
 * Copies an address may hold at once, of `copies`: a quarter, at least two, at most twenty. So may an IPv6 /56, which is
 * one household; an IPv4 /24 and an IPv6 /48 twice as many.
 */
export function calculateNetworkHoldLimit(copies: number, share = 1): number {
  return Math.min(20 * share, Math.max(2, Math.ceil((copies * share) / 4)))
}

/**
 * `copies` does not matter for refunds and credits. A second less than one more hold is added, so that holds given back
 * after some time do not cost an address a hold; no further copy can be held with it.
 */
const buildQuotaBudgets = (itemId: string, address: string, copies = 0): Budget[] =>
  listNetworks(address).map(({ network, share }) => ({
    bucket: `holds:${itemId}:${network}`,
    hits: (calculateNetworkHoldLimit(copies, Math.ceil(share / 2)) + 1) * config.HOLD_SECONDS - 1,
    seconds: QUOTA_WINDOW_SECONDS,
  }))

const buildQuotaError = () => new ApiError(errors['network-busy'], { retryAfter: RETRY_SECONDS })

/** Quotas just found exhausted: in a flood, only one request per second and address gets as far as the copies. */
const exhaustedQuotas = new LRUCache<string, true>({ max: 5_000, ttl: 1_000 })

// Counted for everybody who buys within a second.
const copyCounts = new LRUCache<string, Promise<number | undefined>>({ max: 500, ttl: 1_000 })

const buildExhaustedKey = (itemId: string, address: string) => `${itemId}:${address}`

export function isHoldQuotaExhausted(itemId: string, address: string): boolean {
  return exhaustedQuotas.has(buildExhaustedKey(itemId, address))
}

export function assertHoldQuota(itemId: string, address: string): void {
  if (isHoldQuotaExhausted(itemId, address)) throw buildQuotaError()
}

/**
 * Counts a hold that has begun against the quotas of its networks, and returns the seconds it may last. Throws 429 when
 * a quota is exhausted; the caller then releases the hold.
 */
export async function consumeHoldQuota(product: Product<'pooled'>, itemId: string, address: string): Promise<number> {
  const copies = await getCached(copyCounts, itemId, async () => product.getCopyCount?.(itemId))
  if (copies === undefined) return config.HOLD_SECONDS
  const budgets = buildQuotaBudgets(itemId, address, copies)
  const spending = await consumeBudgets(budgets, config.HOLD_SECONDS)
  if (listExceeded(spending, config.HOLD_SECONDS).length > 0) {
    if (spending.some(({ counted }) => counted)) await refundBudgets(db, budgets, config.HOLD_SECONDS)
    exhaustedQuotas.set(buildExhaustedKey(itemId, address), true)
    throw buildQuotaError()
  }
  const isSuspicious = spending.some(({ spent, hits }) => spent > hits * SHORTENED_FROM && spent > config.HOLD_SECONDS)
  return isSuspicious ? Math.ceil(config.HOLD_SECONDS * SHORTENED_TO) : config.HOLD_SECONDS
}

/** Returns the unused seconds of a hold that was released `secondsAgo` after it began to its networks. */
export async function refundHoldQuota(
  itemId: string,
  address: string,
  { unused, secondsAgo }: { unused: number; secondsAgo: number },
): Promise<void> {
  exhaustedQuotas.delete(buildExhaustedKey(itemId, address))
  if (unused > 0) await refundBudgets(db, buildQuotaBudgets(itemId, address), unused, secondsAgo)
}

/** Credits the networks of a buyer for a sale of a product with a quota. Never throws: the sale is already done. */
export async function refundHoldQuotaOnSale(
  product: Product<'pooled'>,
  itemId: string,
  address: string,
): Promise<void> {
  if (!product.getCopyCount) return
  exhaustedQuotas.delete(buildExhaustedKey(itemId, address))
  const budgets = buildQuotaBudgets(itemId, address)
  await trackBudgets(db, budgets, -CREDITED_HOLDS_PER_SALE * config.HOLD_SECONDS).catch((error: unknown) =>
    log.warn({ err: error, itemId }, 'crediting the hold quota failed'),
  )
}

/** Ends a hold earlier than it was stored with. */
export async function updateHoldExpiry<T extends { id: string; heldUntil: Date }>(
  order: T,
  seconds: number,
): Promise<T> {
  const [row] = await sql<{ heldUntil: Date }>(
    db,
    `UPDATE orders SET held_until = created_at + make_interval(secs => $2)
      WHERE id = $1 AND held_until IS NOT NULL RETURNING held_until AS "heldUntil"`,
    [order.id, seconds],
  )
  return row ? { ...order, heldUntil: row.heldUntil } : order
}
