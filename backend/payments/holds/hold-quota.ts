import { BlockList, isIP, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { errors } from '#contract/payments'
import { db } from '#database/client'
import { ApiError } from '#http/api-error'
import { incrementRateLimit, type RateLimit, refundRateLimit } from '#http/limits/rate-limit'
import type { Product } from '#module/payments'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'

/**
 * Limits how long one network address may hold copies of an item without paying: a budget of seconds per hour. A hold
 * consumes its full time when it begins and refunds what it did not use. Addresses that hold and leave run out; each
 * sale credits four holds, so that a venue full of buyers behind one address can keep buying.
 */
const QUOTA_WINDOW_SECONDS = 3600
/** Credited to the address per sale: the sale's own hold and three more. */
const CREDITED_HOLDS_PER_SALE = 4
const RETRY_SECONDS = 60

const buildQuotaLimit = (holds: number): RateLimit => ({
  hits: holds * config.HOLD_SECONDS,
  seconds: QUOTA_WINDOW_SECONDS,
})
const buildQuotaKey = (itemId: string, address: string) => `holds:${itemId}:${address}`

/** Copies one address may hold at once, of `copies`: a quarter, at least two, at most twenty. */
export function calculateNetworkHoldLimit(copies: number): number {
  return Math.min(20, Math.max(2, Math.ceil(copies / 4)))
}

// Exempt: this machine, a home network, or our own proxy when TRUST_PROXY is not set. Any number of fans may be behind
// these.
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits)
}
// ::1 truncated to its /64 network.
privateNetworks.addAddress('::', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Takes an address as returned by `addressOf`: an IPv4 address or an IPv6 network. */
function isPrivateAddress(address: string): boolean {
  const ip = address.replace(/\/64$/, '')
  return isIP(ip) > 0 && privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

const buildQuotaError = () => new ApiError(errors['network-busy'], { retryAfter: RETRY_SECONDS })

/** Quotas just found exhausted: in a flood, only one request per second and address gets as far as the copies. */
const exhaustedQuotas = new LRUCache<string, true>({ max: 5_000, ttl: 1_000 })

export function assertHoldQuota(itemId: string, address: string): void {
  if (exhaustedQuotas.has(buildQuotaKey(itemId, address))) throw buildQuotaError()
}

/**
 * Counts a hold that has begun against the quota of its address; private addresses are exempt. Throws 429 when the
 * quota is exhausted; the caller then releases the hold.
 */
export async function consumeHoldQuota(product: Product<'pooled'>, itemId: string, address: string): Promise<void> {
  if (isPrivateAddress(address)) return
  const holds = await product.getNetworkHoldLimit?.(itemId)
  if (holds === undefined) return
  const bucket = buildQuotaKey(itemId, address)
  const limit = buildQuotaLimit(holds)
  if ((await incrementRateLimit(db, bucket, limit, config.HOLD_SECONDS)) <= limit.hits) return
  await refundRateLimit(db, bucket, limit, config.HOLD_SECONDS)
  exhaustedQuotas.set(bucket, true)
  throw buildQuotaError()
}

/** Returns the unused seconds of a released hold to its address. */
export async function refundHoldQuota(itemId: string, address: string, seconds: number): Promise<void> {
  exhaustedQuotas.delete(buildQuotaKey(itemId, address))
  if (seconds > 0) await refundRateLimit(db, buildQuotaKey(itemId, address), buildQuotaLimit(0), seconds)
}

/** Credits the address for a sale of a product with a quota. Never throws: the sale is already done. */
export async function creditHoldQuota(product: Product, itemId: string, address: string): Promise<void> {
  if (product.kind !== 'pooled' || !product.getNetworkHoldLimit) return
  const bucket = buildQuotaKey(itemId, address)
  exhaustedQuotas.delete(bucket)
  await incrementRateLimit(db, bucket, buildQuotaLimit(0), -CREDITED_HOLDS_PER_SALE * config.HOLD_SECONDS).catch(
    (error: unknown) => log.warn({ err: error, itemId }, 'crediting the hold quota failed'),
  )
}
