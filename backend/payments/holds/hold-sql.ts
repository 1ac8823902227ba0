import type { NewOrder, Product } from '#module/payments'

/** An order with the id that it is stored under. */
export type WantedOrder = NewOrder & { id: string }

const heldColumnsSql = 'id, create_request_id AS "createRequestId", held_until AS "heldUntil"'

/** Stores each order that gets a copy. Values from `buildHoldValues`. */
export const buildHoldSql = (product: Product<'pooled'>) => `
  WITH wanted AS (
    SELECT w.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[], $6::int[], $7::text[], $8::uuid[],
             $9::text[], $10::text[], $11::text[], $12::uuid[], $13::uuid[], $14::uuid[]) WITH ORDINALITY
        AS w (visitor_id, artist_id, item_id, quantity, cents, payee_email, payee_artist_id, description, purpose, currency,
              collector_id, discount_id, id, n)),
  ${product.holdSql},
  stored AS (
    INSERT INTO orders (id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email,
           payee_artist_id, description, collector_id, discount_id, held_until)
    SELECT w.id, visitor_id, artist_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
           description, collector_id, discount_id, now() + make_interval(secs => $1)
      FROM wanted w JOIN held ON held.order_id = w.id
    RETURNING ${heldColumnsSql})
  SELECT * FROM stored`

/** Which of these orders are stored, as `buildHoldSql` returns them. */
export const listHeldSql = `SELECT ${heldColumnsSql} FROM orders WHERE id = ANY ($1)`

export function buildHoldValues(orders: WantedOrder[], seconds: number): unknown[] {
  const all = <K extends keyof WantedOrder>(field: K) => orders.map((order) => order[field])
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
    all('id'),
  ]
}
