import type { Step } from './catalog-sql.ts'
import { LARGE_FAN_COPIES, type Sizes } from './plan.ts'

/** Keymails, fans, orders, the ledger and copies of art cards. */
export const buildSaleSteps = (size: Sizes): Step[] => [
  [
    'fans and the order of sales',
    `INSERT INTO fans (id, email, name, created_at)
     SELECT pg_temp.id(7, n), 'fan' || n || '@large.example', pg_temp.name(n), pg_temp.at(n, ${size.fans})
       FROM generate_series(1, ${size.fans}) n;
     -- Sales of all editions mixed in time: m is a sale's place among all. Copies 1 to sold of each edition are sold.
     CREATE TEMP TABLE sale AS
       SELECT row_number() OVER (ORDER BY pg_temp.pick(keymail, 20, 1000000000), keymail) AS m, keymail, edition, artist, price, openly
         FROM (SELECT e.first_keymail + c AS keymail, e.n AS edition, e.artist, 99 + e.n % 20 * 100 AS price,
                      c > e.sold_by_code AS openly
                 FROM edition e CROSS JOIN LATERAL generate_series(1, e.sold_by_code + e.sold_openly) c) s;
     ALTER TABLE sale ADD fan bigint;
     -- Fan 1 owns hundreds of copies, fan 2 eight. The large artist's holders are one twentieth of all fans.
     UPDATE sale SET fan = CASE WHEN m % (SELECT greatest(1, count(*) / ${LARGE_FAN_COPIES}) FROM sale) = 0 THEN 1
       WHEN m % (SELECT greatest(1, count(*) / 8) FROM sale) = 1 THEN 2
       WHEN artist = 1 THEN 3 + pg_temp.pick(m, 21, ${Math.max(2, Math.round(size.fans / 20))})
       ELSE 3 + pg_temp.pick(m, 21, ${size.fans - 2}) END;
     CREATE INDEX ON sale (keymail); ANALYZE sale`,
  ],
  [
    'orders',
    `INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
                         state, provider_order_id, capture_request_id, capturing_since, capture_id, fee_cents, payer_email,
                         payer_name, created_at, completed_at, receipt_queued_at, receipt_sent_at, compared_at)
     SELECT pg_temp.id(8, m), pg_temp.id(9, fan), CASE WHEN openly THEN 'edition' ELSE 'keymail' END,
            CASE WHEN openly THEN pg_temp.id(4, edition) ELSE pg_temp.id(10, keymail) END, 1, price, 'USD',
            'paid' || artist || '@large.example', pg_temp.id(1, artist), 'A song, one copy', 'completed', 'L' || m,
            pg_temp.id(11, m), at, 'C' || m, 52, 'fan' || fan || '@large.example', pg_temp.name(fan), at, at, at, at, now()
       FROM (SELECT *, pg_temp.at(m, (SELECT count(*) FROM sale)) AS at FROM sale ORDER BY m) s;
     INSERT INTO capture_attempts (request_id, order_id, started_at, outcome, ended_at)
     SELECT capture_request_id, id, completed_at, 'completed', completed_at FROM orders ORDER BY id;
     INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
                         state, provider_order_id, created_at)
     SELECT pg_temp.id(12, n), pg_temp.id(9, n), 'keymail', pg_temp.id(10, n), 1, 750, 'USD', 'paid1@large.example',
            pg_temp.id(1, 1), 'A song, one copy', 'created', 'A' || n, pg_temp.at(n, ${size.abandonedOrders})
       FROM generate_series(1, ${size.abandonedOrders}) n`,
  ],
  [
    'Keymails',
    `INSERT INTO keymails (id, code, edition_id, copy, price_cents, state, order_id, fan_id, issued_at, redeemed_at, copy_id)
     SELECT pg_temp.id(10, e.first_keymail + c), pg_temp.code(e.first_keymail + c), pg_temp.id(4, e.n), c, 99 + e.n % 20 * 100,
            CASE WHEN s.m IS NULL THEN 'issued' ELSE 'redeemed' END, pg_temp.id(8, s.m), pg_temp.id(7, s.fan),
            pg_temp.at(e.n, (SELECT max(n) FROM edition)), pg_temp.at(s.m, (SELECT count(*) FROM sale)), pg_temp.id(13, e.first_keymail + c)
       FROM edition e CROSS JOIN LATERAL generate_series(1, e.issued) c
       LEFT JOIN sale s ON s.keymail = e.first_keymail + c ORDER BY e.first_keymail, c;
     INSERT INTO open_sales (edition_id, per_person) SELECT pg_temp.id(4, n), 10 FROM edition WHERE sold_openly > 0;
     INSERT INTO open_copies (edition_id, state, order_id, visitor_id, nth, keymail_id)
     SELECT pg_temp.id(4, edition), 'sold', pg_temp.id(8, m), pg_temp.id(9, m), 1, pg_temp.id(10, keymail) FROM sale WHERE openly;
     INSERT INTO open_copies (edition_id)
     SELECT pg_temp.id(4, n) FROM edition, generate_series(1, copies - issued) WHERE sold_openly > 0;
     -- There are free copies: everybody has been told.
     INSERT INTO open_sale_waiters (id, edition_id, email, since, called_at, mailed_at)
     SELECT pg_temp.id(14, n), pg_temp.id(4, ${size.songs} - n % ${size.hugeEditions}), 'waiter' || n || '@large.example',
            at, at + interval '1 hour', at + interval '1 hour'
       FROM generate_series(1, ${size.waiters}) n, LATERAL (SELECT pg_temp.at(n, ${size.waiters}) AS at) a`,
  ],
  [
    'copies of art cards',
    // Every tenth copy is sold, for the order numbers after those of the Keymails.
    `CREATE TEMP TABLE art_sale AS
       SELECT n AS card, c AS number, (SELECT count(*) FROM sale) + row_number() OVER (ORDER BY n, c) AS m,
              1 + pg_temp.pick(n + c, 22, ${size.collectors}) AS collector
         FROM generate_series(1, ${size.artCards}) n, generate_series(1, 5) c WHERE pg_temp.pick(n * 10 + c, 23, 10) = 0;
     INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id, description,
                         state, provider_order_id, capture_request_id, capturing_since, capture_id, fee_cents, payer_email,
                         payer_name, created_at, completed_at, receipt_queued_at, receipt_sent_at, compared_at, collector_id)
     SELECT pg_temp.id(8, m), pg_temp.id(9, m), 'art-card', c.id, 1, c.price_cents, 'USD', 'artist@large.example', c.artist_id, c.title,
            'completed', 'L' || m, pg_temp.id(11, m), c.created_at, 'C' || m, 60, 'collector' || collector || '@large.example',
            pg_temp.name(collector), c.created_at, c.created_at, c.created_at, c.created_at, now(), pg_temp.id(6, collector)
       FROM art_sale s JOIN art_cards c ON c.id = pg_temp.id(5, s.card);
     INSERT INTO art_copies (card_id, number, state, order_id, collector_id)
     SELECT c.id, place, CASE WHEN s.m IS NULL THEN 'free' ELSE 'sold' END, pg_temp.id(8, s.m), pg_temp.id(6, s.collector)
       FROM generate_series(1, ${size.artCards}) n JOIN art_cards c ON c.id = pg_temp.id(5, n)
      CROSS JOIN LATERAL generate_series(1, c.scarcity_count) place LEFT JOIN art_sale s ON s.card = n AND s.number = place;
     INSERT INTO art_certificates (id, card_id, number, collector_id, order_id, code)
     SELECT pg_temp.id(15, m), pg_temp.id(5, card), number, pg_temp.id(6, collector), pg_temp.id(8, m), 'TMC-LARGE-' || m FROM art_sale;
     UPDATE art_cards c SET scarcity_sold = s.sold
       FROM (SELECT card, count(*) AS sold FROM art_sale GROUP BY card) s WHERE c.id = pg_temp.id(5, s.card)`,
  ],
  [
    'ledger',
    `INSERT INTO ledger_postings (id, kind, order_id, provider_id, at)
     SELECT overlay(id::text placing '016' from 16 for 3)::uuid, 'sale', id, capture_id, completed_at FROM orders
      WHERE state = 'completed' ORDER BY completed_at, id;
     INSERT INTO ledger_entries (posting_id, account, cents)
     SELECT p.id, e.account, e.cents FROM ledger_postings p JOIN orders o ON o.id = p.order_id
      CROSS JOIN LATERAL (VALUES ('paypal/artist/' || o.payee_artist_id, o.cents - o.fee_cents), ('fees/paypal', o.fee_cents),
                                 ('sales/' || o.purpose, -o.cents)) AS e (account, cents) ORDER BY p.at, p.id`,
  ],
]
