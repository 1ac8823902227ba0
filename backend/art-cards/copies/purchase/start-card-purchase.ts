import { errors } from '#contract/art-cards/cards'
import type { EndpointBody, EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { createBatcher } from '#database/create-batcher'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Session } from '#http/sessions/session'
import { createOrder } from '#module/payments/orders'
import type { startCardPurchase as startCardPurchaseEndpoint } from '#contract/art-cards/copies'

type Purchase = EndpointReply<typeof startCardPurchaseEndpoint>

/** A hold with less time left than this is too short to pay; a new one is made. */
const REUSABLE_HOLD_SECONDS = 120

/**
 * Starts a purchase: holds the next free copy for the signed-in collector and creates its PayPal order. Repeating it in
 * the same browser while that order is open returns the same copy and order. Throws ApiError 401, 403, 404, 409
 * (`held`, `sold-out`), 422 or 503.
 */
export async function startCardPurchase(
  input: EndpointBody<typeof startCardPurchaseEndpoint>,
  buyer: { session: Session | undefined; address: string; proof: number; tokenHash: Buffer | undefined },
): Promise<Purchase> {
  const { session } = buyer
  if (!session?.collectorId) throw new ApiError(errors['collector-required'])
  // The session is authoritative. A page that shows another collector fails here rather than buying for the wrong one.
  if (input.collectorId && input.collectorId !== session.collectorId) throw new ApiError(errors['other-collector'])
  if (input.paymentMethod.toLowerCase() !== 'paypal') throw new ApiError(errors['method-unknown'])
  const wanted = { cardId: input.cardId, collectorId: session.collectorId, visitorId: session.visitorId }
  const open = await getOpenPurchase({ ...wanted, orderId: null })
  if (open) return open
  const order = await createOrder(
    { currency: 'USD', intent: 'CAPTURE', purpose: 'art-card', reference: input.cardId, quantity: 1 },
    buyer,
  )
  const started = await getOpenPurchase({ ...wanted, orderId: order.id })
  // Released meanwhile in another tab.
  if (!started) throw new ApiError(errors['hold-lost'])
  return started
}

type PurchaseLookup = { cardId: string; collectorId: string; visitorId: string; orderId: string | null }

/**
 * The purchase in progress: the given provider order, or any with enough time left to pay. Concurrent lookups are
 * batched into one query.
 */
const getOpenPurchase = createBatcher(async (all: PurchaseLookup[]): Promise<(Purchase | undefined)[]> => {
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
      REUSABLE_HOLD_SECONDS,
    ],
  )
  const purchases = new Map(found.map(({ n, ...purchase }) => [n - 1, purchase]))
  return all.map((_, n) => purchases.get(n))
})
