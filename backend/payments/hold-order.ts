import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { HELD_RETRY_SECONDS, refusals } from './contract.ts'
import type { Fulfilment } from './fulfilment.ts'
import type { NewOrder } from './order.ts'

export type HeldOrder = { id: string; createRequestId: string; heldUntil: Date }

const holdText = (fulfilment: Fulfilment) => `
  WITH wanted AS (
    SELECT uuidv7() AS id, w.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::text[], $8::uuid[],
             $9::text[], $10::text[], $11::text[]) WITH ORDINALITY
        AS w (visitor_id, artist_id, item_id, quantity, cents, payee_email, payee_artist_id, description, purpose, currency,
              n)),
  ${fulfilment.hold},
  stored AS (
    INSERT INTO orders (id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
           payee_artist_id, description, held_until)
    SELECT w.id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
           description, now() + make_interval(secs => $1)
      FROM wanted w JOIN held ON held.order_id = w.id
    RETURNING id, create_request_id, held_until)
  SELECT w.n::int, s.id, s.create_request_id AS "createRequestId", s.held_until AS "heldUntil"
    FROM stored s JOIN wanted w ON w.id = s.id`

/**
 * Stores each order that gets a copy, holding it for HOLD_SECONDS, in one statement; the answer has undefined where
 * an order got none and was not stored. In the order asked.
 */
export async function holdOrders(fulfilment: Fulfilment, orders: NewOrder[]): Promise<(HeldOrder | undefined)[]> {
  const all = <K extends keyof NewOrder>(field: K) => orders.map((order) => order[field])
  const held = await sql<HeldOrder & { n: number }>(db, holdText(fulfilment), [
    config.HOLD_SECONDS,
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
  ])
  const answers: (HeldOrder | undefined)[] = orders.map(() => undefined)
  for (const { n, ...order } of held) answers[n - 1] = order
  return answers
}

/** The true "no" for goods without a free copy, by how many are not sold: 409 `held`, to be tried again, or `sold-out`. */
export function refuseGone(unsold: number): Refusal {
  return unsold > 0 ? new Refusal(refusals.held, { retryAfter: HELD_RETRY_SECONDS }) : new Refusal(refusals['sold-out'])
}
