import { commonErrors } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { buildPayerSql } from '#module/keymails'
import type { Product } from '#module/payments'
import { errors, LIBRARY_PRICE_CENTS } from './contract.ts'

/** Order purpose `library`: the Digital Music Library, bought once and paid to the platform. */
export const libraryProduct: Product<'code-bound'> = {
  kind: 'code-bound',

  async quote(_, { session }) {
    if (session.accountType === 'test') throw new ApiError(commonErrors['test-account'])
    const [active] = await sql(
      db,
      `SELECT 1 FROM library_passes WHERE fan_id = ANY ($1)
       UNION ALL SELECT 1 FROM library_purchases p JOIN orders o ON o.id = p.order_id
        WHERE p.visitor_id = $2 AND o.state = 'completed' LIMIT 1`,
      [session.fanIds, session.visitorId],
    )
    if (active) throw new ApiError(errors['library-active'])
    return {
      itemId: session.visitorId,
      quantity: 1,
      cents: LIBRARY_PRICE_CENTS,
      payee: null,
      description: 'Digital Music Library',
    }
  },

  // If two tabs pay at once, one gets the row; the other is rejected before it is charged.
  claimSql: `
    reserved AS (
      INSERT INTO library_purchases (visitor_id, order_id) SELECT visitor_id, id FROM wanted
      ON CONFLICT (visitor_id) DO NOTHING RETURNING order_id)`,

  getClaimError: () => Promise.resolve(new ApiError(errors['library-active'])),

  releaseClaimSql: `
    free AS (DELETE FROM library_purchases p USING refused WHERE p.order_id = refused.id)`,

  deliverSql: `${buildPayerSql('paid')},
    bought AS (
      INSERT INTO library_purchases AS p (visitor_id, order_id) SELECT visitor_id, id FROM paid
      ON CONFLICT (visitor_id) DO UPDATE SET order_id = p.order_id WHERE p.order_id = EXCLUDED.order_id
      RETURNING order_id),
    passes AS (
      INSERT INTO library_passes (order_id, fan_id)
      SELECT order_id, f.id FROM bought JOIN paid ON paid.id = bought.order_id CROSS JOIN LATERAL (
        SELECT id FROM payer WHERE payer.order_id = paid.id
        UNION SELECT unnest(s.fan_ids) FROM sessions s WHERE s.visitor_id = paid.visitor_id) f
      ON CONFLICT DO NOTHING),
    delivered AS (SELECT order_id FROM bought)`,

  reverseSql: `
    reversed AS (DELETE FROM library_purchases p USING fully_refunded WHERE p.order_id = fully_refunded.id)`,
}
