import { issueSold, payerOf, voidRefunded } from '#module/keymails'
import { type Fulfilment, holdsPerNetwork, refuseGone } from '#module/payments'
import { db, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { refusals } from './contract.ts'
import { copiesCameFree } from './jobs.ts'
import { quoteCopy } from './quote-copy.ts'

/**
 * Order purpose `edition`: the next free copy on open sale, without a code. Which of the copies it is does not matter
 * until it is sold: the number and the Keymail are made by the statement that settles the payment, so that numbers
 * follow the sales and none is wasted on a hold.
 */
export const openSaleFulfilment: Fulfilment = {
  quote: ({ reference }) => quoteCopy(reference ?? ''),

  hold: `
    free AS MATERIALIZED (
      SELECT c.id, c.edition_id, row_number() OVER (PARTITION BY c.edition_id ORDER BY c.id) AS turn
        FROM (SELECT item_id, count(*) AS buyers FROM wanted GROUP BY item_id) w
       CROSS JOIN LATERAL (SELECT id, edition_id FROM open_copies WHERE edition_id = w.item_id AND state = 'free'
                            ORDER BY id LIMIT w.buyers FOR UPDATE SKIP LOCKED) c),
    asked AS (
      SELECT w.*, row_number() OVER (PARTITION BY item_id ORDER BY n) AS turn
        FROM (SELECT o.id, o.n, o.item_id, o.visitor_id, open_place(o.item_id, o.visitor_id, o.own) AS nth
                FROM (SELECT *, (row_number() OVER (PARTITION BY item_id, visitor_id ORDER BY n) - 1)::int AS own
                        FROM wanted) o
               WHERE o.item_id IN (SELECT edition_id FROM free)) w
       WHERE w.nth IS NOT NULL),
    held AS (
      UPDATE open_copies c SET state = 'held', order_id = a.id, visitor_id = a.visitor_id, nth = a.nth
        FROM free f JOIN asked a ON a.item_id = f.edition_id AND a.turn = f.turn
       WHERE c.id = f.id RETURNING c.order_id)`,

  async whyNotHeld(editionId) {
    const [left] = await sql<{ unsold: number }>(
      db,
      `SELECT count(*) FILTER (WHERE state <> 'sold')::int AS unsold FROM open_copies WHERE edition_id = $1`,
      [editionId],
    )
    return refuseGone(left?.unsold ?? 0)
  },

  async whoMayNot(editionId, visitorIds) {
    const full = await sql<{ visitorId: string; paying: boolean }>(
      db,
      `SELECT c.visitor_id AS "visitorId", bool_or(c.state <> 'sold') AS paying
         FROM open_copies c JOIN open_sales s ON s.edition_id = c.edition_id
        WHERE c.edition_id = $1 AND c.visitor_id = ANY($2::uuid[])
        GROUP BY c.visitor_id, s.per_person HAVING count(*) >= s.per_person`,
      [editionId, visitorIds],
    )
    return new Map(
      full.map(({ visitorId, paying }) => [visitorId, new Refusal(refusals[paying ? 'own-hold' : 'limit-reached'])]),
    )
  },

  async holdsPerNetwork(editionId) {
    const [sale] = await sql<{ copies: number }>(
      db,
      'SELECT count(*)::int AS copies FROM open_copies WHERE edition_id = $1',
      [editionId],
    )
    return holdsPerNetwork(sale?.copies ?? 0)
  },

  letGo: `
    UPDATE open_copies c SET state = 'free', order_id = NULL, visitor_id = NULL, nth = NULL
      FROM lapsed WHERE c.order_id = lapsed.id AND c.state = 'held'`,

  async onLetGo(trx, editionIds) {
    for (const editionId of editionIds) await enqueue(trx, copiesCameFree, { editionId })
  },

  // The copy that is held, or, after the hold has lapsed, any that is free.
  reserve: `
    own AS (
      SELECT c.id, c.nth FROM wanted JOIN open_copies c ON c.order_id = wanted.id AND c.state = 'held' FOR UPDATE OF c),
    spare AS (
      SELECT c.id, open_place(wanted.item_id, wanted.visitor_id, 0) AS nth
        FROM wanted CROSS JOIN LATERAL (
          SELECT id FROM open_copies WHERE edition_id = wanted.item_id AND state = 'free'
           ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) c
       WHERE NOT EXISTS (SELECT FROM own)),
    reserved AS (
      UPDATE open_copies c SET state = 'capturing', order_id = wanted.id, visitor_id = wanted.visitor_id, nth = got.nth
        FROM wanted, (SELECT * FROM own UNION ALL SELECT * FROM spare WHERE nth IS NOT NULL) got
       WHERE c.id = got.id RETURNING c.order_id)`,

  async whyNotReserved({ itemId, visitorId }) {
    const full = await openSaleFulfilment.whoMayNot?.(itemId, [visitorId])
    return full?.get(visitorId) ?? (await openSaleFulfilment.whyNotHeld?.(itemId)) ?? refuseGone(1)
  },

  release: `
    UPDATE open_copies c SET state = 'held' FROM refused WHERE c.order_id = refused.id AND c.state = 'capturing'`,

  // Also money that we had given up on gets a copy while one is free: the payer always gets in.
  deliver: `
    own AS (
      SELECT c.id, c.edition_id FROM paid JOIN open_copies c ON c.order_id = paid.id AND c.state IN ('held', 'capturing')
         FOR UPDATE OF c),
    spare AS (
      SELECT c.id, c.edition_id FROM paid CROSS JOIN LATERAL (
          SELECT id, edition_id FROM open_copies WHERE edition_id = paid.item_id AND state = 'free'
           ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) c
       WHERE NOT EXISTS (SELECT FROM own)),
    sold AS (SELECT * FROM own UNION ALL SELECT * FROM spare),
    ${payerOf('sold')},
    ${issueSold('sold')},
    delivered AS (
      UPDATE open_copies c SET state = 'sold', order_id = issued.order_id, keymail_id = issued.id
        FROM sold, issued WHERE c.id = sold.id RETURNING c.order_id)`,

  revoke: voidRefunded,
}
