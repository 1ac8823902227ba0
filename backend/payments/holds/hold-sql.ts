import type { NewOrder, Product } from '#module/payments'

/** Stores each order that gets a copy. Values from `buildHoldValues`. */
export const buildHoldSql = (product: Product<'pooled'>) => `
  WITH wanted AS (
    SELECT uuidv7() AS id, w.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::text[], $8::uuid[],
             $9::text[], $10::text[], $11::text[], $12::uuid[], $13::uuid[]) WITH ORDINALITY
        AS w (visitor_id, artist_id, item_id, quantity, cents, payee_email, payee_artist_id, description, purpose, currency,
              collector_id, discount_id, n)),
  ${product.holdSql},
  stored AS (
    INSERT INTO orders (id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
           payee_artist_id, description, collector_id, discount_id, held_until)
    SELECT w.id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
           description, collector_id, discount_id, now() + make_interval(secs => $1)
      FROM wanted w JOIN held ON held.order_id = w.id
    RETURNING id, create_request_id, held_until)
  SELECT w.n::int, s.id, s.create_request_id AS "createRequestId", s.held_until AS "heldUntil"
    FROM stored s JOIN wanted w ON w.id = s.id`

export function buildHoldValues(orders: NewOrder[], seconds: number): unknown[] {
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
    all('collectorId'),
    all('discountId'),
  ]
}
