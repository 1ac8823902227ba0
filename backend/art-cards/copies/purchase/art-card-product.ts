import { LRUCache } from 'lru-cache'
import { errors } from '#contract/art-cards/cards'
import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import type { Product, Quote } from '#module/payments'
import { buildUnavailableError } from '#module/payments/holds'
import { getCached } from '#runtime/memory/get-cached'
import { HOLDS_PER_CARD } from '#contract/art-cards/copies'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

// Cached for one second for all buyers; holds are never decided from memory.
const quotes = new LRUCache<string, Promise<Quote>>({ max: 500, ttl: 1_000 })

const anyOneSql = 'ORDER BY k.number LIMIT 1 FOR UPDATE OF k SKIP LOCKED'

/**
 * Order purpose `art-card`: the next free copy of a card, paid directly to its artist and owned by the collector who
 * ordered it. Each sale issues a certificate; a full refund voids it and frees the number.
 */
export const artCardProduct: Product<'pooled'> = {
  kind: 'pooled',

  quote({ reference = '', quantity }, { session }) {
    if (!session.collectorId) throw new ApiError(errors['collector-required'])
    if (quantity !== 1) throw new ApiError(commonErrors.malformed, { message: 'Art cards are bought one at a time.' })
    return getCached(quotes, reference, () => getCurrentQuote(reference))
  },

  // Each hold of a collector has a place of its own, unique in the database. A batch of another web process that took the
  // same one makes this statement fail, and it is repeated.
  holdSql: `
    free AS MATERIALIZED (
      SELECT c.card_id, c.number, row_number() OVER (PARTITION BY c.card_id ORDER BY c.number) AS turn
        FROM (SELECT item_id, count(*) AS n FROM wanted GROUP BY item_id) i
       CROSS JOIN LATERAL (SELECT k.card_id, k.number FROM art_copies k
                            WHERE k.card_id = i.item_id AND k.state = 'free'
                            ORDER BY k.number LIMIT i.n FOR UPDATE SKIP LOCKED) c),
    ranked AS (
      SELECT p.*, row_number() OVER (PARTITION BY item_id ORDER BY n) AS turn
        FROM (SELECT w.*, (${buildHoldPlaceSql('w.item_id', 'w.collector_id', 'w.own')}) AS place
                FROM (SELECT *, row_number() OVER (PARTITION BY item_id, collector_id ORDER BY n) AS own
                        FROM wanted WHERE item_id IN (SELECT card_id FROM free)) w
               WHERE own + (${buildHoldCountSql('w.item_id', 'w.collector_id')}) <= ${HOLDS_PER_CARD}) p
       WHERE place IS NOT NULL),
    held AS (
      UPDATE art_copies k
         SET state = 'held', order_id = ranked.id, collector_id = ranked.collector_id, hold_place = ranked.place
        FROM free JOIN ranked ON ranked.item_id = free.card_id AND ranked.turn = free.turn
       WHERE k.card_id = free.card_id AND k.number = free.number RETURNING k.order_id)`,

  limitBy: 'collectorId',

  async getBuyerErrors(cardId, collectorIds) {
    const full = await sql<{ id: string }>(
      db,
      `SELECT id FROM unnest($2::uuid[]) id WHERE (${buildHoldCountSql('$1::uuid', 'id')}) >= ${HOLDS_PER_CARD}`,
      [cardId, [...new Set(collectorIds)]],
    )
    return new Map(full.map(({ id }) => [id, new ApiError(errors['holds-enough'])]))
  },

  getHoldError: getUnavailableError,

  releaseHoldSql: `
    freed AS (
      UPDATE art_copies k SET state = 'free', order_id = NULL, collector_id = NULL FROM released
       WHERE k.order_id = released.id AND k.state = 'held')`,

  claimSql: `
    own AS (
      SELECT k.card_id, k.number FROM wanted JOIN art_copies k ON k.order_id = wanted.id AND k.state = 'held'
        WHERE ${buildPublishedSql('wanted')} FOR UPDATE OF k),
    other AS (${buildFreeCopySql('wanted')} AND ${buildPublishedSql('wanted')} ${anyOneSql}),
    reserved AS (
      UPDATE art_copies k SET state = 'capturing', order_id = wanted.id, collector_id = wanted.collector_id
        FROM (SELECT * FROM own UNION ALL SELECT * FROM other) meant, wanted
       WHERE k.card_id = meant.card_id AND k.number = meant.number RETURNING k.order_id)`,

  getClaimError: (order) => getUnavailableError(order.itemId),

  releaseClaimSql: `
    held_again AS (
      UPDATE art_copies k SET state = 'held', hold_place = NULL FROM refused WHERE k.order_id = refused.id AND k.state = 'capturing')`,

  deliverSql: `
    own AS (
      SELECT k.card_id, k.number FROM paid JOIN art_copies k ON k.order_id = paid.id AND k.state IN ('capturing', 'held')
         FOR UPDATE OF k),
    other AS (${buildFreeCopySql('paid')} ${anyOneSql}),
    sold AS (
      UPDATE art_copies k SET state = 'sold', order_id = paid.id, collector_id = paid.collector_id
        FROM (SELECT * FROM own UNION ALL SELECT * FROM other) meant, paid
       WHERE k.card_id = meant.card_id AND k.number = meant.number RETURNING k.*),
    counted AS (
      UPDATE art_cards c SET scarcity_sold = c.scarcity_sold + 1 FROM sold WHERE c.id = sold.card_id),
    certified AS (
      INSERT INTO art_certificates (card_id, number, collector_id, order_id)
      SELECT card_id, number, collector_id, order_id FROM sold),
    delivered AS (SELECT order_id FROM sold)`,

  reverseSql: `
    freed AS (
      UPDATE art_copies k SET state = 'free', order_id = NULL, collector_id = NULL FROM fully_refunded
       WHERE k.order_id = fully_refunded.id AND k.state = 'sold' RETURNING k.card_id),
    uncounted AS (
      UPDATE art_cards c SET scarcity_sold = c.scarcity_sold - 1 FROM freed WHERE c.id = freed.card_id),
    voided AS (
      UPDATE art_certificates t SET voided_at = now() FROM fully_refunded WHERE t.order_id = fully_refunded.id AND t.voided_at IS NULL)`,
}

/** SQL: the number of unpaid copies of a card held by this collector. */
function buildHoldCountSql(card: string, collector: string): string {
  return `SELECT count(*) FROM art_copies h WHERE h.card_id = ${card} AND h.collector_id = ${collector} AND h.state = 'held'`
}

/** SQL: the `own`-th place that no hold of this collector has yet; none beyond the limit. */
function buildHoldPlaceSql(card: string, collector: string, own: string): string {
  return `SELECT place FROM generate_series(1, ${HOLDS_PER_CARD}) place
           WHERE NOT EXISTS (SELECT FROM art_copies h WHERE h.card_id = ${card} AND h.collector_id = ${collector}
                                AND h.state = 'held' AND h.hold_place = place)
           ORDER BY place OFFSET ${own} - 1 LIMIT 1`
}

/** SQL: whether the order's card is still on sale; a card that was taken down is not, not even for those who hold a copy. */
function buildPublishedSql(order: string): string {
  return `EXISTS (SELECT FROM art_cards c WHERE c.id = ${order}.item_id AND c.state = 'published')`
}

/** SQL: the free copies of the order's card, for an order whose own hold has expired. */
function buildFreeCopySql(order: string): string {
  return `
      SELECT k.card_id, k.number FROM ${order} JOIN art_copies k ON k.card_id = ${order}.item_id AND k.state = 'free'
       WHERE NOT EXISTS (SELECT FROM own)`
}

async function getUnavailableError(cardId: string): Promise<ApiError> {
  const [left] = await sql<{ unsold: number; published: boolean }>(
    db,
    `SELECT c.state = 'published' AS published,
            (SELECT count(*) FROM art_copies k WHERE k.card_id = c.id AND k.state <> 'sold') AS unsold
       FROM art_cards c WHERE c.id = $1`,
    [cardId],
  )
  if (!left?.published) return new ApiError(errors['card-unknown'])
  return buildUnavailableError(left.unsold)
}

/**
 * Price and payee of a card's next free copy. Throws ApiError 404 for an unknown card and 409 for an artist without a
 * payment account.
 */
async function getCurrentQuote(cardId: string): Promise<Quote> {
  const [card] = UUID.test(cardId)
    ? await sql<{
        id: string
        title: string
        artist: string
        artistId: string
        cents: number
        of: number
        email: string | null
      }>(
        db,
        `SELECT c.id, c.title, a.stage_name AS artist, a.id AS "artistId", c.price_cents AS cents,
                c.scarcity_count AS "of", a.payment_email AS email
           FROM art_cards c JOIN artists a ON a.id = c.artist_id
          WHERE c.id = $1 AND c.state = 'published' AND a.suspended_at IS NULL AND a.closed_at IS NULL`,
        [cardId],
      )
    : []
  if (!card) throw new ApiError(errors['card-unknown'])
  if (!card.email) throw new ApiError(errors['payment-account-required'])
  return {
    itemId: card.id,
    quantity: 1,
    cents: card.cents,
    payee: { artistId: card.artistId, email: card.email },
    description: `${card.title} by ${card.artist}, art card from an edition of ${card.of}`,
  }
}
