import { randomUUID } from 'node:crypto'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import { captureOrder, createOrder } from '#module/payments/orders'
import { config } from '#runtime/config'
import { demoCatalog } from './catalog/demo-catalog.ts'
import type { DemoCard, DemoFan } from './catalog/types.ts'

/** What a demo fan buys, paid when `buy` is called. */
export type Purchase = { payer: DemoFan; buy: () => Promise<void> }

export type DemoCollector = DemoFan & { id: string }

export function buildCardPurchase({ priceCents }: DemoCard, cardId: string, collector: DemoCollector): Purchase {
  const { id: collectorId, ...payer } = collector
  const asked = { purpose: 'art-card', reference: cardId, cents: priceCents }
  return { payer: collector, buy: () => payOrder(asked, { ...buildVisitorSession(), collectorId }, payer, 'good') }
}

export function buildEditionPurchase(payer: DemoFan, editionId: string, cents: number): Purchase {
  const asked = { purpose: 'edition', reference: editionId, cents }
  return { payer, buy: () => payOrder(asked, buildVisitorSession(), payer, 'good') }
}

export const buildKeymailPurchase = (payer: DemoFan, code: string, instrument: 'good' | 'pending'): Purchase => ({
  payer,
  buy: () => buyKeymail(payer, code, instrument),
})

/** Each fan appears at a time of their own, more of them later, and buys from then on. */
export function toOrderOfArrival(purchases: Purchase[]): Purchase[] {
  const arrivals = new Map(demoCatalog.fans.map(({ email }, n) => [email, Math.sqrt(n / demoCatalog.fans.length)]))
  return purchases
    .map((purchase, n) => {
      const arrival = arrivals.get(purchase.payer.email) ?? 0
      // Multiples of the golden ratio are spread evenly.
      return { purchase, at: arrival + (1 - arrival) * ((n * 0.618) % 1) }
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ purchase }) => purchase)
}

/** Six at a time, in this order. */
export async function runPurchases(purchases: Purchase[]): Promise<void> {
  const next = purchases.values()
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const { buy } of next) await buy()
    }),
  )
}

/** One sequence of both, each spread evenly over the whole. */
export function toMixedOrder(some: Purchase[], others: Purchase[]): Purchase[] {
  return [some, others]
    .flatMap((purchases) => purchases.map((purchase, n) => ({ purchase, at: n / purchases.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ purchase }) => purchase)
}

async function buyKeymail(payer: DemoFan, code: string, instrument: 'good' | 'pending'): Promise<void> {
  const [keymail] = await sql<{ cents: number }>(db, 'SELECT price_cents AS cents FROM keymails WHERE code = $1', [
    code,
  ])
  const asked = { purpose: 'keymail', reference: code, cents: keymail?.cents ?? 0 }
  await payOrder(asked, buildVisitorSession(), payer, instrument)
}

const buildVisitorSession = (): Session => ({
  id: '',
  visitorId: randomUUID(),
  artistId: null,
  accountType: null,
  fanIds: [],
  collectorId: null,
})

/** One purchase as a browser would make it, approved at the simulator. */
async function payOrder(
  { cents, ...asked }: { purpose: string; reference: string; cents: number },
  session: Session,
  payer: DemoFan,
  instrument: 'good' | 'pending',
): Promise<void> {
  // One address per payer: an address may hold only a limited number of copies at once.
  const address = `demo:${payer.email}`
  const order = await createOrder(
    { ...asked, amount: (cents / 100).toFixed(2), currency: 'USD', intent: 'CAPTURE', quantity: 1 },
    { session, address, proof: 0, tokenHash: undefined },
  )
  const approved = await fetch(new URL(`/simulator/orders/${order.id}/approve`, config.PAYPAL_API_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payer: { name: payer.name, email: payer.email }, instrument }),
  })
  if (!approved.ok) throw new Error(`the simulator did not approve a demo order: ${approved.status}`)
  await captureOrder(order.id, session, address)
}
