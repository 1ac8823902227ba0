import type { BodyOf, ReplyOf } from '#contract/platform'
import { createOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { gather } from '#platform/gather'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
import { quoteCard } from './card-fulfilment.ts'
import { type purchaseCard as purchaseCardCall, refusals } from './contract.ts'

type Purchase = ReplyOf<typeof purchaseCardCall>

/** Less time than this is too short to pay in: a new hold is taken. */
const TIME_TO_PAY_SECONDS = 120

/**
 * Starts a purchase: holds the next free copy for the signed-in collector and makes the PayPal order that pays for it.
 * Who asks again in the same browser while that order is open gets the same copy and the same order.
 * Refuses with 401, 403, 404, 409 (`held`, `sold-out`), 422, 503.
 */
export async function purchaseCard(
  asked: BodyOf<typeof purchaseCardCall>,
  buyer: { session: Session | undefined; address: string; tokenHash: Buffer | undefined },
): Promise<Purchase> {
  const { session } = buyer
  if (!session?.collectorId) throw new Refusal(refusals['collector-required'])
  // The session decides; a page that believes otherwise is told, before somebody else's copy is paid for.
  if (asked.collectorId && asked.collectorId !== session.collectorId) throw new Refusal(refusals['other-collector'])
  if (asked.paymentMethod.toLowerCase() !== 'paypal') throw new Refusal(refusals['method-unknown'])
  const wanted = { cardId: asked.cardId, collectorId: session.collectorId, visitorId: session.visitorId }
  const open = await findPurchase({ ...wanted, orderId: null })
  if (open) return open
  const { cents } = await quoteCard(asked.cardId)
  const order = await createOrder(
    {
      amount: (cents / 100).toFixed(2),
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'art-card',
      reference: asked.cardId,
      quantity: 1,
    },
    { ...buyer, session },
  )
  const made = await findPurchase({ ...wanted, orderId: order.id })
  // Let go in the same moment, in another tab.
  if (!made) throw new Refusal(refusals['hold-lost'])
  return made
}

type Wanted = { cardId: string; collectorId: string; visitorId: string; orderId: string | null }

/**
 * The purchase that is under way: of this provider order, or whichever there is time left to pay. Those who ask at one
 * moment are looked up together.
 */
const findPurchase = gather(async (all: Wanted[]): Promise<(Purchase | undefined)[]> => {
  const found = await sql<Purchase & { n: number }>(
    db,
    `SELECT DISTINCT ON (w.n) w.n::int, o.provider_order_id AS "orderId", c.id AS "cardId", k.number AS copy,
            c.scarcity_count AS "of", to_json(o.held_until) #>> '{}' AS "heldUntil",
            (o.cents / 100.0)::numeric(10, 2)::text AS amount, o.currency, o.purpose, c.id AS reference
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) WITH ORDINALITY
              AS w (card_id, collector_id, visitor_id, provider_order_id, n)
       JOIN art_copies k ON k.card_id = w.card_id AND k.collector_id = w.collector_id AND k.state = 'held'
       JOIN orders o ON o.id = k.order_id AND o.state = 'created' AND o.visitor_id = w.visitor_id
       JOIN art_cards c ON c.id = k.card_id
       JOIN artists a ON a.id = c.artist_id
      WHERE o.cents = c.price_cents AND o.payee_email = a.payment_email
        AND CASE WHEN w.provider_order_id IS NULL THEN o.held_until > now() + make_interval(secs => $5)
                 ELSE o.provider_order_id = w.provider_order_id END
      ORDER BY w.n, o.held_until DESC`,
    [
      all.map(({ cardId }) => cardId),
      all.map(({ collectorId }) => collectorId),
      all.map(({ visitorId }) => visitorId),
      all.map(({ orderId }) => orderId),
      TIME_TO_PAY_SECONDS,
    ],
  )
  const purchases = new Map(found.map(({ n, ...purchase }) => [n - 1, purchase]))
  return all.map((_, n) => purchases.get(n))
})
