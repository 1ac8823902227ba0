import { buildIssueSoldKeymailSql, buildPayerSql, voidRefundedKeymailSql } from '#module/keymails'
import type { Product } from '#module/payments'
import { buildUnavailableError } from '#module/payments/holds'
import { forSaleSql } from '#module/catalog/editions/open-copies'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { enqueueAll } from '#queue/queue'
import { ApiError } from '#http/api-error'
import { errors as discountErrors } from '#contract/open-sales/discounts'
import {
  countLateDiscountSql,
  hasDiscountSql,
  isDiscountUsedUp,
  returnDiscountSql,
  takeDiscountSql,
} from '#module/open-sales/discounts'
import { errors } from './contract.ts'
import { notifyWaitlistJob } from './jobs.ts'
import { getCopyQuote } from './get-copy-quote.ts'

/**
 * Order purpose `edition`: the next free copy on open sale, without a code. The copy's number and Keymail are assigned
 * only by the statement that settles the payment, so numbers follow sales and no hold wastes one.
 */
export const openSaleProduct: Product<'pooled'> = {
  kind: 'pooled',

  quote: ({ reference, ...wish }, buyer) => getCopyQuote(reference ?? '', wish, buyer),

  holdSql: `
    free AS MATERIALIZED (
      SELECT c.id, c.edition_id, row_number() OVER (PARTITION BY c.edition_id ORDER BY c.id) AS turn
        FROM (SELECT item_id, count(*) AS buyers FROM wanted GROUP BY item_id) w
        JOIN editions e ON e.id = w.item_id AND ${forSaleSql}
       CROSS JOIN LATERAL (SELECT id, edition_id FROM open_copies WHERE edition_id = w.item_id AND state = 'free'
                            ORDER BY id LIMIT w.buyers FOR UPDATE SKIP LOCKED) c),
    ranked AS (
      SELECT w.*, row_number() OVER (PARTITION BY item_id ORDER BY n) AS turn
        FROM (SELECT o.id, o.n, o.item_id, o.visitor_id, open_place(o.item_id, o.visitor_id, o.own) AS nth
                FROM (SELECT *, (row_number() OVER (PARTITION BY item_id, visitor_id ORDER BY n) - 1)::int AS own
                        FROM wanted) o
               WHERE o.item_id IN (SELECT edition_id FROM free)) w
       WHERE w.nth IS NOT NULL),
    held AS (
      UPDATE open_copies c SET state = 'held', order_id = a.id, visitor_id = a.visitor_id, nth = a.nth
        FROM free f JOIN ranked a ON a.item_id = f.edition_id AND a.turn = f.turn
       WHERE c.id = f.id RETURNING c.order_id)`,

  async getHoldError(editionId) {
    const [left] = await sql<{ unsold: number; offSale: boolean }>(
      db,
      `SELECT e.open_left AS unsold, NOT ${forSaleSql} AS "offSale" FROM editions e WHERE e.id = $1`,
      [editionId],
    )
    if (left?.offSale && left.unsold > 0) return new ApiError(errors['off-sale'])
    return buildUnavailableError(left?.unsold ?? 0)
  },

  limitBy: 'visitorId',

  async getBuyerErrors(editionId, visitorIds) {
    const full = await sql<{ visitorId: string; paying: boolean }>(
      db,
      `SELECT c.visitor_id AS "visitorId", bool_or(c.state <> 'sold') AS paying
         FROM open_copies c JOIN open_sales s ON s.edition_id = c.edition_id
        WHERE c.edition_id = $1 AND c.visitor_id = ANY($2::uuid[])
        GROUP BY c.visitor_id, s.per_person HAVING count(*) >= s.per_person`,
      [editionId, visitorIds],
    )
    return new Map(
      full.map(({ visitorId, paying }) => [visitorId, new ApiError(errors[paying ? 'own-hold' : 'limit-reached'])]),
    )
  },

  async getCopyCount(editionId) {
    const [sale] = await sql<{ copies: number }>(
      db,
      'SELECT open_left + open_sold AS copies FROM editions WHERE id = $1',
      [editionId],
    )
    return sale?.copies ?? 0
  },

  releaseHoldSql: `
    freed AS (
      UPDATE open_copies c SET state = 'free', order_id = NULL, visitor_id = NULL, nth = NULL
        FROM released WHERE c.order_id = released.id AND c.state = 'held')`,

  async onHoldsReleased(trx, editionIds) {
    await enqueueAll(
      trx,
      notifyWaitlistJob,
      editionIds.map((editionId) => ({ editionId })),
    )
  },

  // The held copy or, if the hold has expired, any free one while the edition is on sale; with a use of its discount.
  claimSql: `
    own AS (
      SELECT c.id, c.nth FROM wanted JOIN open_copies c ON c.order_id = wanted.id AND c.state = 'held' FOR UPDATE OF c),
    spare AS (
      SELECT c.id, open_place(wanted.item_id, wanted.visitor_id, 0) AS nth
        FROM wanted CROSS JOIN LATERAL (
          SELECT id FROM open_copies WHERE edition_id = wanted.item_id AND state = 'free'
           ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) c
       WHERE NOT EXISTS (SELECT FROM own) AND EXISTS (SELECT FROM editions e WHERE e.id = wanted.item_id AND ${forSaleSql})),
    got AS (SELECT * FROM own UNION ALL SELECT * FROM spare WHERE nth IS NOT NULL),
    ${takeDiscountSql},
    reserved AS (
      UPDATE open_copies c SET state = 'capturing', order_id = wanted.id, visitor_id = wanted.visitor_id, nth = got.nth
        FROM wanted, got WHERE c.id = got.id AND ${hasDiscountSql} RETURNING c.order_id)`,

  async getClaimError({ id, itemId, visitorId }) {
    if (await isDiscountUsedUp(id)) return new ApiError(discountErrors['discount-used-up'])
    const own = await openSaleProduct.getBuyerErrors(itemId, [visitorId])
    return own.get(visitorId) ?? openSaleProduct.getHoldError(itemId)
  },

  releaseClaimSql: `
    held_again AS (
      UPDATE open_copies c SET state = 'held' FROM refused WHERE c.order_id = refused.id AND c.state = 'capturing'),
    ${returnDiscountSql}`,

  // A late payment whose order was given up still gets a copy while one is free.
  deliverSql: `
    own AS (
      SELECT c.id, c.edition_id FROM paid JOIN open_copies c ON c.order_id = paid.id AND c.state IN ('held', 'capturing')
         FOR UPDATE OF c),
    spare AS (
      SELECT c.id, c.edition_id FROM paid CROSS JOIN LATERAL (
          SELECT id, edition_id FROM open_copies WHERE edition_id = paid.item_id AND state = 'free'
           ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) c
       WHERE NOT EXISTS (SELECT FROM own)),
    sold AS (SELECT * FROM own UNION ALL SELECT * FROM spare),
    ${buildPayerSql('sold')},
    ${buildIssueSoldKeymailSql('sold')},
    ${countLateDiscountSql},
    delivered AS (
      UPDATE open_copies c SET state = 'sold', order_id = issued.order_id, keymail_id = issued.id
        FROM sold, issued WHERE c.id = sold.id RETURNING c.order_id)`,

  reverseSql: voidRefundedKeymailSql,
}
