import { LRUCache } from 'lru-cache'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { gather } from '#platform/gather'
import { Refusal } from '#platform/refusal'
import { HELD_RETRY_SECONDS, refusals } from './contract.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { NewOrder } from './order.ts'

type HeldOrder = { id: string; createRequestId: string; heldUntil: Date }

export const holdText = (fulfilment: Fulfilment) => `
  WITH wanted AS (
    SELECT uuidv7() AS id, w.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::text[], $8::uuid[],
             $9::text[], $10::text[], $11::text[], $12::uuid[]) WITH ORDINALITY
        AS w (visitor_id, artist_id, item_id, quantity, cents, payee_email, payee_artist_id, description, purpose, currency,
              collector_id, n)),
  ${fulfilment.hold},
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
 * Stores each order that gets a copy, holding it for HOLD_SECONDS, in one statement; the answer has undefined where
 * an order got none and was not stored. In the order asked.
 */
async function holdAll(fulfilment: Fulfilment, orders: NewOrder[]): Promise<(HeldOrder | undefined)[]> {
  const held = await patiently(() =>
    sql<HeldOrder & { n: number }>(db, holdText(fulfilment), holdValues(orders, config.HOLD_SECONDS)),
  )
  const answers: (HeldOrder | undefined)[] = orders.map(() => undefined)
  for (const { n, ...order } of held) answers[n - 1] = order
  return answers
}

export function holdValues(orders: NewOrder[], seconds: number): unknown[] {
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

/** A constraint behind the statement stood in the way of another process's buyer, or two waited for each other: once more. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const passing = /^(23505|40P01)$/.test((error as { code?: string }).code ?? '')
      if (!passing || tries >= 5) throw error
    }
  }
}

/** Items that a count found sold out a moment ago. Never one of which a copy may come back. */
const soldOut = new LRUCache<string, Refusal>({ max: 1000, ttl: 1_000 })

/** Copies of this item were added: this process asks the database again. */
export function forgetSoldOut(itemId: string): void {
  soldOut.delete(itemId)
}

type Answer = HeldOrder | Refusal

async function holdOrRefuse(fulfilment: Fulfilment, orders: NewOrder[]): Promise<Answer[]> {
  const held = await holdAll(fulfilment, orders)
  const losers = orders.filter((_, n) => !held[n])
  const buyerOf = (order: NewOrder) => order[fulfilment.limitPer ?? 'visitorId'] ?? ''
  const reasons = new Map<string, (buyerId: string) => Refusal>()
  for (const itemId of new Set(losers.map((order) => order.itemId))) {
    const buyers = losers.filter((order) => order.itemId === itemId).map(buyerOf)
    reasons.set(itemId, await reasonsFor(fulfilment, itemId, buyers))
  }
  return orders.map((order, n) => held[n] ?? reasons.get(order.itemId)?.(buyerOf(order)) ?? refuseGone(1))
}

async function reasonsFor(fulfilment: Fulfilment, itemId: string, buyerIds: string[]) {
  const gone = (await fulfilment.whyNotHeld?.(itemId)) ?? refuseGone(1)
  if (gone.code === refusals['sold-out'].code) {
    soldOut.set(itemId, gone)
    return () => gone
  }
  const own = await fulfilment.whoMayNot?.(itemId, buyerIds)
  return (buyerId: string) => own?.get(buyerId) ?? gone
}

const gatherers = new Map<Fulfilment, (order: NewOrder) => Promise<Answer>>()

/**
 * Stores an order together with its hold. The orders of one process that come at the same moment go to the database in
 * one statement. Refuses with 409 `held`, 409 `sold-out`, or what the product says of this buyer.
 */
export async function holdOrder(fulfilment: Fulfilment, order: NewOrder): Promise<HeldOrder> {
  const known = soldOut.get(order.itemId)
  if (known) throw known
  let hold = gatherers.get(fulfilment)
  if (!hold) {
    hold = gather((orders) => holdOrRefuse(fulfilment, orders))
    gatherers.set(fulfilment, hold)
  }
  const answer = await hold(order)
  if (answer instanceof Refusal) throw answer
  return answer
}

/** The true "no" for goods without a free copy, by how many are not sold: 409 `held`, to be tried again, or `sold-out`. */
export function refuseGone(unsold: number): Refusal {
  return unsold > 0 ? new Refusal(refusals.held, { retryAfter: HELD_RETRY_SECONDS }) : new Refusal(refusals['sold-out'])
}
