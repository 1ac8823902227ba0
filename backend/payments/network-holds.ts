import { BlockList, isIP, isIPv6 } from 'node:net'
import { LRUCache } from 'lru-cache'
import { config } from '#platform/config'
import { db } from '#platform/database'
import { log } from '#platform/logger'
import { Refusal } from '#platform/refusal'
import { type Limit, countHit, takeBackHits } from '#platform/throttle'
import { refusals } from './contract.ts'
import type { Fulfilment } from './fulfilment.ts'

/**
 * How long one network address may keep copies of an item from others without paying: so many seconds in an hour, spent
 * in full when a hold begins, given back for what of it was not used. Who starts and leaves runs out of it; who pays
 * gets it back fourfold, so that a hall full of buyers behind one address goes on buying.
 */
const WINDOW_SECONDS = 3600
/** Given to the address for every sale, in holds: the sale's own and three more. */
const HOLDS_PER_SALE = 4
const RETRY_SECONDS = 60

const limitOf = (holds: number): Limit => ({ hits: holds * config.HOLD_SECONDS, seconds: WINDOW_SECONDS })
const bucketOf = (itemId: string, address: string) => `holds:${itemId}:${address}`

/** Copies that one address may hold at once, of so many: a quarter, at least two, at most twenty. */
export function holdsPerNetwork(copies: number): number {
  return Math.min(20, Math.max(2, Math.ceil(copies / 4)))
}

// The machine itself, a network at home, or our own proxy when nobody said TRUST_PROXY: any number of fans may be behind it.
const own = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  own.addSubnet(network, bits)
}
// What is left of ::1.
own.addAddress('::', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** Takes what `addressOf` gives: an IPv4 address or an IPv6 network. */
function isOwn(address: string): boolean {
  const ip = address.replace(/\/64$/, '')
  return isIP(ip) > 0 && own.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}

const refuseBusy = () => new Refusal(refusals['network-busy'], { retryAfter: RETRY_SECONDS })

/** Addresses that a count found to have run out a moment ago: of a flood only one in a second reaches the copies. */
const busy = new LRUCache<string, true>({ max: 5_000, ttl: 1_000 })

export function refuseBusyNetwork(itemId: string, address: string): void {
  if (busy.has(bucketOf(itemId, address))) throw refuseBusy()
}

/**
 * Counts a hold that has begun. Refuses with 429 when its address, one of the internet, has run out; the caller then lets
 * go of it.
 */
export async function spendHold(fulfilment: Fulfilment, itemId: string, address: string): Promise<void> {
  if (isOwn(address)) return
  const holds = await fulfilment.holdsPerNetwork?.(itemId)
  if (holds === undefined) return
  const bucket = bucketOf(itemId, address)
  const limit = limitOf(holds)
  if ((await countHit(db, bucket, limit, config.HOLD_SECONDS)) <= limit.hits) return
  await takeBackHits(db, bucket, limit, config.HOLD_SECONDS)
  busy.set(bucket, true)
  throw refuseBusy()
}

/** A hold was let go of: the seconds that were left of it are the address's again. */
export async function giveBackHold(itemId: string, address: string, seconds: number): Promise<void> {
  busy.delete(bucketOf(itemId, address))
  if (seconds > 0) await takeBackHits(db, bucketOf(itemId, address), limitOf(0), seconds)
}

/** A held copy was paid for from this address. Never fails: the sale has happened. */
export async function rewardSale(itemId: string, address: string): Promise<void> {
  const bucket = bucketOf(itemId, address)
  busy.delete(bucket)
  await countHit(db, bucket, limitOf(0), -HOLDS_PER_SALE * config.HOLD_SECONDS).catch((error: unknown) =>
    log.warn({ err: error, itemId }, 'a sale was not counted for its address'),
  )
}
