import type { Step } from './catalog-sql.ts'
import type { Sizes } from './plan.ts'
import { copyCountsSql } from '../copy-counts-sql.ts'

// What triggers keep, which do not run here.
const lastMessagesSql = `
  UPDATE green_room_members m SET last_message = n.made, last_from_fan = n.from_fan
    FROM (SELECT thread_id, max(made) AS made, coalesce(max(made) FILTER (WHERE author_id IS NOT NULL), 0) AS from_fan
            FROM green_room_entries WHERE thread_id IS NOT NULL GROUP BY 1) n
   WHERE m.id = n.thread_id`

/** Everything around the sales: events, rooms, conversations, reviews, audit lines. */
export const buildActivitySteps = (size: Sizes): Step[] => [
  [
    'revenue',
    `CREATE TEMP TABLE posted AS SELECT * FROM revenue_of_postings;
     INSERT INTO revenue_days (artist_id, day, sales, cents, fee_cents, refunded_cents)
     SELECT artist_id, day, sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM posted GROUP BY 1, 2;
     INSERT INTO revenue_artists (artist_id, kept_cents)
     SELECT artist_id, sum(cents - refunded_cents) FROM posted GROUP BY 1;
     INSERT INTO revenue_items (artist_id, item_id, sales, cents, fee_cents, refunded_cents)
     SELECT artist_id, item_id, sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents) FROM posted GROUP BY 1, 2;
     INSERT INTO revenue_countries (artist_id, country, sales, cents, fee_cents, refunded_cents)
     SELECT r.artist_id, coalesce(o.payer_country, ''), sum(r.sales), sum(r.cents), sum(r.fee_cents), sum(r.refunded_cents)
       FROM posted r JOIN ledger_postings p ON p.id = r.posting_id JOIN orders o ON o.id = p.order_id GROUP BY 1, 2;
     INSERT INTO revenue_item_months (artist_id, item_id, month, sales, cents, fee_cents, refunded_cents)
     SELECT artist_id, item_id, date_trunc('month', day), sum(sales), sum(cents), sum(fee_cents), sum(refunded_cents)
       FROM posted GROUP BY 1, 2, 3`,
  ],
  ['copy counts', copyCountsSql],
  [
    'events of the edition log',
    `CREATE TEMP TABLE logged AS
       SELECT e.id, e.kind, e.title, e.artist_id, e.copies FROM editions e
        WHERE EXISTS (SELECT FROM edition_counts n WHERE n.edition_id = e.id AND n.sold > 0)
           OR (EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id WHERE es.edition_id = e.id AND s.state = 'published')
               AND NOT EXISTS (SELECT FROM edition_songs es JOIN songs s ON s.id = es.song_id
                                WHERE es.edition_id = e.id AND s.state IN ('checking', 'in-review')))
        UNION ALL
       SELECT id, 'art-card', title, artist_id, scarcity_count FROM art_cards;
     INSERT INTO edition_log_editions (edition_id) SELECT id FROM logged;
     INSERT INTO edition_log_inbox (edition_id, type, details)
     SELECT l.id, 'published', jsonb_build_object('kind', l.kind, 'title', l.title, 'artist', a.stage_name, 'copies', l.copies)
       FROM logged l JOIN artists a ON a.id = l.artist_id ORDER BY l.id;
     INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy, owner_id, at)
     SELECT edition_id, id, 'sold', copy, fan_id, redeemed_at FROM keymails WHERE state = 'redeemed' ORDER BY redeemed_at, id;
     INSERT INTO edition_log_inbox (edition_id, subject_id, type, copy, owner_id)
     SELECT card_id, id, 'sold', number, collector_id FROM art_certificates ORDER BY id`,
  ],
  [
    'events and their sums',
    `INSERT INTO analytics_events (id, at, kind, detail, artist_id, subject_id, quantity, cents)
     SELECT row_number() OVER (ORDER BY completed_at), completed_at, 'sale', purpose, payee_artist_id, id, 1, cents
       FROM orders WHERE state = 'completed';
     INSERT INTO analytics_events (id, at, kind, detail, quantity, cents)
     SELECT 100000000 + n, pg_temp.at(n, ${size.events}), (ARRAY['page', 'page', 'page', 'deed', 'preview', 'keymail-checked'])[1 + n % 6],
            CASE WHEN n % 6 = 3 THEN (ARRAY['came', 'looked', 'listened', 'asked', 'bought'])[1 + n / 6 % 5] ELSE '' END, 1, 0
       FROM generate_series(1, ${size.events}) n;
     INSERT INTO analytics_events (id, at, kind, detail, artist_id, quantity, cents)
     SELECT 200000000 + row_number() OVER (), at, 'keymail-issued', '', artist_id, keymails, 0
       FROM (SELECT e.artist_id, k.issued_at AS at, count(*) AS keymails FROM keymails k JOIN editions e ON e.id = k.edition_id
              GROUP BY 1, 2) i;
     INSERT INTO analytics_events (id, at, kind, detail, artist_id, quantity, cents)
     SELECT 300000000 + row_number() OVER (), created_at, 'song-uploaded', '', artist_id, 1, 0 FROM songs;
     -- New events get higher ids.
     SELECT setval(pg_get_serial_sequence('analytics_inbox', 'id'), 400000000);
     INSERT INTO analytics_sums (grain, bucket, kind, detail, events, quantity, cents)
     SELECT 'hour', date_trunc('hour', at, 'UTC'), kind, detail, count(*), sum(quantity), sum(cents) FROM analytics_events GROUP BY 2, 3, 4;
     INSERT INTO analytics_fans (artist_id, fan_id) SELECT pg_temp.id(1, artist), pg_temp.id(7, fan) FROM sale GROUP BY artist, fan;
     INSERT INTO analytics_artist_sums (grain, bucket, artist_id, sales, cents, fans)
     SELECT 'hour', date_trunc('hour', at, 'UTC'), artist_id, count(*), sum(cents), 0 FROM analytics_events
      WHERE kind = 'sale' GROUP BY 2, 3`,
  ],
  [
    'Green Rooms',
    // Half of the members and of the entries are the large artist's.
    `CREATE TEMP TABLE member AS
       SELECT row_number() OVER (ORDER BY artist = 1 DESC, artist, fan) AS n, artist, fan FROM sale GROUP BY artist, fan
        ORDER BY 1 LIMIT ${size.roomMembers};
     INSERT INTO green_room_members (id, artist_id, fan_id) SELECT pg_temp.id(17, n), pg_temp.id(1, artist), pg_temp.id(7, fan) FROM member;
     CREATE TEMP TABLE entry AS
       SELECT n, CASE WHEN n % 2 = 0 THEN 1 ELSE 2 + pg_temp.pick(n, 30, ${size.artists - 1}) END AS artist
         FROM generate_series(1, ${size.roomEntries}) n;
     INSERT INTO green_room_entries (id, artist_id, made, change, kind, author_id, thread_id, text, request_id, created_at)
     SELECT pg_temp.id(18, e.n), pg_temp.id(1, e.artist), made, made, CASE WHEN made % 20 = 0 THEN 'post' ELSE 'message' END,
            CASE WHEN made % 20 = 0 THEN NULL ELSE m.id END, CASE WHEN made % 20 > 10 THEN m.id END, 'Entry ' || e.n,
            pg_temp.id(19, e.n), pg_temp.at(e.n, ${size.roomEntries})
       FROM (SELECT *, row_number() OVER (PARTITION BY artist ORDER BY n) AS made FROM entry) e
       LEFT JOIN green_room_members m ON e.artist = 1
             AND m.id = pg_temp.id(17, 1 + pg_temp.pick(e.n, 31, (SELECT count(*) FROM member WHERE artist = 1)));
     INSERT INTO green_rooms (artist_id, last_change, posts, conversations)
     SELECT artist_id, max(change), count(*) FILTER (WHERE kind <> 'message'),
            count(DISTINCT coalesce(thread_id, artist_id)) FILTER (WHERE kind = 'message')
       FROM green_room_entries GROUP BY 1;
     ${lastMessagesSql}`,
  ],
  [
    'conversations with Godfrey',
    `INSERT INTO godfrey_turns (id, visitor_id, question, language, state, answer, origin, topics, asked_at, answered_at)
     SELECT pg_temp.id(20, n), pg_temp.id(9, n / 4), 'How does a Keymail work, please?', 'english', 'answered',
            'A Keymail opens one copy of a song.', 'knowledge', '{keymail}', pg_temp.at(n, ${size.turns}), pg_temp.at(n, ${size.turns})
       FROM generate_series(1, ${size.turns}) n`,
  ],
  [
    'applications, reviews and audit lines',
    `INSERT INTO orders (id, visitor_id, purpose, item_id, quantity, cents, currency, description, state, provider_order_id,
                         capture_request_id, capturing_since, capture_id, fee_cents, payer_email, created_at, completed_at, receipt_queued_at)
     SELECT pg_temp.id(21, n), pg_temp.id(9, n), 'g-key', pg_temp.id(22, n), 1, 5000, 'USD', 'G-Key', 'completed', 'G' || n,
            pg_temp.id(23, n), at, 'GC' || n, 200, 'artist' || n || '@large.example', at, at, at
       FROM (SELECT n, pg_temp.at(n, ${size.applications}) AS at FROM generate_series(1, ${size.applications}) n) a;
     WITH posted AS (
       INSERT INTO ledger_postings (kind, order_id, provider_id, at)
       SELECT 'sale', id, capture_id, completed_at FROM orders WHERE purpose = 'g-key' ORDER BY completed_at, id RETURNING id, order_id)
     INSERT INTO ledger_entries (posting_id, account, cents)
     SELECT p.id, e.account, e.cents FROM posted p JOIN orders o ON o.id = p.order_id
      CROSS JOIN LATERAL (VALUES ('paypal/platform', o.cents - o.fee_cents), ('fees/paypal', o.fee_cents),
                                 ('sales/g-key', -o.cents)) AS e (account, cents);
     INSERT INTO g_key_applications (id, tracking_number, full_name, email, artist_name, copyright_details, state, order_id, artist_id,
                                     created_at, confirmed_at, paid_at, paid_told_at, decided_at, key_mailed_at, reasons)
     SELECT pg_temp.id(22, n), pg_temp.code(n), pg_temp.name(n), 'artist' || n || '@large.example', pg_temp.name(n + 7), 'All mine',
            CASE WHEN approved THEN 'approved' ELSE 'declined' END, pg_temp.id(21, n), CASE WHEN approved THEN pg_temp.id(1, n) END,
            at, at, at, at, at, at, CASE WHEN NOT approved THEN 'The document is not legible.' END
       FROM (SELECT n, n % 2 = 1 AS approved, pg_temp.at(n, ${size.applications}) AS at FROM generate_series(1, ${size.applications}) n) a;
     INSERT INTO reviews (id, kind, subject, effect_key, reason, evidence, cents, search, state, opened_at, due_at, decided_at, decision, note)
     SELECT pg_temp.id(24, n), (ARRAY['copyright', 'correction', 'handover', 'payment'])[1 + n % 4], 'Subject ' || n, 'large:' || n,
            'Someone has to look at this.', jsonb_build_object('artistId', pg_temp.id(1, 1 + pg_temp.pick(n, 40, ${size.artists}))),
            pg_temp.pick(n, 43, 20) * 250, to_tsvector('simple', 'subject ' || n || ' ' || lower(pg_temp.name(n))), CASE WHEN decided THEN 'decided' ELSE 'open' END, at, at + interval '2 days', CASE WHEN decided THEN at + interval '1 day' END,
            CASE WHEN decided THEN 'approve' END, CASE WHEN decided THEN 'Fine.' END
       FROM (SELECT n, n <= ${size.reviews - size.openReviews} AS decided, pg_temp.at(n, ${size.reviews}) AS at
               FROM generate_series(1, ${size.reviews}) n) r;
     INSERT INTO godfrey_assessments (review_id, points, draft, draft_by)
     SELECT id, '[]', '', 'policy' FROM reviews WHERE state = 'open' AND kind <> 'payment';
     INSERT INTO audit_log (id, at, role, staff_session_id, action, subject, details)
     SELECT pg_temp.id(25, n), pg_temp.at(n, ${size.auditLines}), 'admin', pg_temp.id(26, n % 50),
            (ARRAY['search', 'read-story', 'claim-review', 'decide-review', 'take-down-song'])[1 + n % 5],
            CASE WHEN n % 5 = 4 THEN 'artist:' || pg_temp.id(1, 1 + pg_temp.pick(n, 41, ${size.artists})) ELSE 'review:' || n END,
            jsonb_build_object('note', 'Line ' || n || CASE WHEN n % 10007 = 1 THEN ' zephyr' ELSE '' END)
       FROM generate_series(1, ${size.auditLines}) n`,
  ],
  [
    'corrections and subscribers',
    `INSERT INTO corrections (id, artist_id, kind, subject, was, becomes, state, created_at, applied_at)
     SELECT pg_temp.id(27, n), pg_temp.id(1, 1 + pg_temp.pick(n, 42, ${size.artists})), 'price', 'A song', '1.99', '2.99', 'applied',
            pg_temp.at(n, ${size.corrections}), pg_temp.at(n, ${size.corrections}) FROM generate_series(1, ${size.corrections}) n;
     INSERT INTO visitor_addresses (id, email, asked_at, confirmed_at, news_since, unsubscribe_token)
     SELECT pg_temp.id(28, n), 'reader' || n || '@large.example', at, at, at, 'large-' || n
       FROM (SELECT n, pg_temp.at(n, ${size.subscribers}) AS at FROM generate_series(1, ${size.subscribers}) n) s;
     INSERT INTO visitor_feedback (id, text, given_at)
     SELECT pg_temp.id(29, n), 'Feedback ' || n, pg_temp.at(n, ${size.subscribers}) FROM generate_series(1, ${size.subscribers} / 5) n`,
  ],
]
