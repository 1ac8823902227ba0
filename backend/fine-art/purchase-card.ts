import type { BodyOf, ReplyOf } from '#contract/platform'
import { createOrder } from '#module/payments'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Session } from '#platform/session'
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
  const open = await findPurchase(asked.cardId, session, null)
  if (open) return open
  const [card] = await sql<{ amount: string }>(
    db,
    `SELECT (price_cents / 100.0)::numeric(10, 2)::text AS amount FROM art_cards WHERE id = $1 AND state = 'published'`,
    [asked.cardId],
  )
  if (!card) throw new Refusal(refusals['card-unknown'])
  const order = await createOrder(
    {
      amount: card.amount,
      currency: 'USD',
      intent: 'CAPTURE',
      purpose: 'art-card',
      reference: asked.cardId,
      quantity: 1,
    },
    { ...buyer, session },
  )
  const made = await findPurchase(asked.cardId, session, order.id)
  // Let go in the same moment, in another tab.
  if (!made) throw new Refusal(refusals['hold-lost'])
  return made
}

/** The purchase that is under way: of this provider order, or whichever there is time left to pay. */
async function findPurchase(
  cardId: string,
  session: Session,
  providerOrderId: string | null,
): Promise<Purchase | undefined> {
  const [purchase] = await sql<Purchase>(
    db,
    `SELECT o.provider_order_id AS "orderId", c.id AS "cardId", k.number AS copy, c.scarcity_count AS "of",
            to_json(o.held_until) #>> '{}' AS "heldUntil", (o.cents / 100.0)::numeric(10, 2)::text AS amount, o.currency,
            o.purpose, c.id AS reference
       FROM art_copies k
       JOIN orders o ON o.id = k.order_id AND o.state = 'created' AND o.visitor_id = $3
       JOIN art_cards c ON c.id = k.card_id
       JOIN artists a ON a.id = c.artist_id
      WHERE k.card_id = $1 AND k.collector_id = $2 AND k.state = 'held'
        AND o.cents = c.price_cents AND o.payee_email = a.payment_email
        AND CASE WHEN $4::text IS NULL THEN o.held_until > now() + make_interval(secs => $5)
                 ELSE o.provider_order_id = $4 END
      ORDER BY o.held_until DESC LIMIT 1`,
    [cardId, session.collectorId, session.visitorId, providerOrderId, TIME_TO_PAY_SECONDS],
  )
  return purchase
}
