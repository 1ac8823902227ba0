import { compareWithProvider } from '#module/payments'
import { compareFiles } from '#module/storage'
import { db, sql } from '#platform/database'
import { ALL_GUESSES, GUESSES_IN_TOTAL, GUESSES_PER_ADDRESS } from '#platform/guesses'

/** Something that is not as it should be. `subject` names it, so that the next run knows it again. */
export type Seen = {
  subject: string
  level: 'notice' | 'serious'
  message: string
  details?: Record<string, unknown>
}

export type Check = {
  name: string
  /** What is in order while there is no finding. */
  healthy: string
  everySeconds: number
  run: () => Promise<Seen[]>
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Everything Godfrey watches. Each check looks at the present rows and says what it sees; opening and closing is not its business. */
export const checks: Check[] = [
  { name: 'dead-jobs', healthy: 'No job has died.', everySeconds: MINUTE, run: findDeadJobs },
  { name: 'late-jobs', healthy: 'Jobs start in time.', everySeconds: MINUTE, run: findLateJobs },
  { name: 'mail', healthy: 'Mail is taken by its servers.', everySeconds: MINUTE, run: findBounces },
  { name: 'captures', healthy: 'No payment is stuck.', everySeconds: MINUTE, run: findStuckCaptures },
  { name: 'papers', healthy: 'No papers wait to be read.', everySeconds: MINUTE, run: findUnreadPapers },
  { name: 'ledger', healthy: 'The ledger agrees with the orders.', everySeconds: 5 * MINUTE, run: findLedgerGaps },
  {
    name: 'provider',
    healthy: 'The ledger agrees with the payment provider.',
    everySeconds: 10 * MINUTE,
    run: compareWithProvider,
  },
  { name: 'guessing', healthy: 'Nobody is guessing codes.', everySeconds: MINUTE, run: findGuessing },
  { name: 'sales', healthy: 'Sales are as usual.', everySeconds: 5 * MINUTE, run: findUnusualSales },
  { name: 'editions', healthy: 'No edition is past its number.', everySeconds: 5 * MINUTE, run: findFullerEditions },
  { name: 'files', healthy: 'Every file has its row and every row its file.', everySeconds: HOUR, run: compareFiles },
]

function findDeadJobs(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT source_name AS subject, 'serious' AS level,
            count(*) || ' of ' || source_name || ' failed at every try' AS message,
            jsonb_build_object('queue', source_name, 'jobs', count(*), 'oldest', min(created_on)) AS details
       FROM pgboss.job WHERE name = 'dead-letters' GROUP BY source_name`,
  )
}

function findLateJobs(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT name AS subject, CASE WHEN min(start_after) < now() - interval '1 hour' THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' of ' || name || ' wait since ' || to_char(min(start_after) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'
              AS message,
            jsonb_build_object('queue', name, 'jobs', count(*)) AS details
       FROM pgboss.job
      WHERE name <> 'dead-letters' AND state IN ('created', 'retry') AND start_after < now() - interval '5 minutes'
      GROUP BY name`,
  )
}

/** Addresses are shown shortened: who watches needs the server, not the person. */
function findBounces(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT domain AS subject, CASE WHEN count(*) >= 5 THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' mails to ' || domain || ' were refused in the last day' AS message,
            jsonb_build_object('answer', (array_agg(answer ORDER BY at DESC))[1], 'addresses', count(DISTINCT address)) AS details
       FROM (SELECT *, split_part(address, '@', 2) AS domain FROM mail_bounces WHERE at > now() - interval '1 day') b
      GROUP BY domain`,
  )
}

/** A provider may keep a payment pending for days and say so; silence for ten minutes is another thing. */
function findStuckCaptures(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT id::text AS subject,
            CASE WHEN capturing_since < now() - interval '6 hours' AND pending_reason IS NULL THEN 'serious' ELSE 'notice' END AS level,
            'A payment of $' || to_char(cents / 100.0, 'FM999990.00') || ' has no outcome since '
              || to_char(capturing_since AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' AS message,
            jsonb_build_object('orderId', id, 'purpose', purpose, 'pendingReason', pending_reason) AS details
       FROM orders
      WHERE state = 'capturing'
        AND capturing_since < now() - CASE WHEN pending_reason IS NULL THEN interval '10 minutes' ELSE interval '3 days' END`,
  )
}

function findUnreadPapers(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT 'application ' || tracking_number AS subject, 'serious' AS level,
            'The papers of a paid application have waited for ten minutes' AS message,
            jsonb_build_object('applicationId', id) AS details
       FROM g_key_applications WHERE state IN ('paid', 'verifying') AND paid_at < now() - interval '10 minutes'
     UNION ALL
     SELECT 'song ' || id, 'serious', 'The papers of the song “' || title || '” have waited for ten minutes',
            jsonb_build_object('songId', id)
       FROM songs WHERE state = 'checking' AND created_at < now() - interval '10 minutes'`,
  )
}

/** Per order: a completed one has one sale of its price, refunds sum to what went back, nothing else has postings. */
function findLedgerGaps(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `WITH booked AS (
       SELECT p.order_id, count(*) FILTER (WHERE p.kind = 'sale') AS sales,
              coalesce(-sum(e.cents) FILTER (WHERE p.kind = 'sale' AND e.account LIKE 'sales/%'), 0) AS sold,
              coalesce(sum(e.cents) FILTER (WHERE p.kind = 'refund' AND e.account LIKE 'sales/%'), 0) AS refunded
         FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account LIKE 'sales/%'
        GROUP BY p.order_id)
     SELECT coalesce(o.id, b.order_id)::text AS subject, 'serious' AS level,
            'The ledger and an order disagree: $' || to_char(coalesce(b.sold, 0) / 100.0, 'FM999990.00') || ' booked, $'
              || to_char(CASE WHEN o.state IN ('completed', 'stranded') THEN o.cents ELSE 0 END / 100.0, 'FM999990.00') || ' sold' AS message,
            jsonb_build_object('orderId', o.id, 'state', o.state, 'soldCents', b.sold, 'refundedCents', b.refunded,
              'orderRefundedCents', o.refunded_cents) AS details
       FROM orders o FULL JOIN booked b ON b.order_id = o.id
      WHERE (o.state = 'completed' AND (coalesce(b.sales, 0) <> 1 OR b.sold <> o.cents OR b.refunded <> o.refunded_cents))
         OR (o.state = 'stranded' AND coalesce(b.sales, 0) <> 1)
         OR (o.state IN ('creating', 'created', 'capturing') AND b.order_id IS NOT NULL)
      LIMIT 100`,
  )
}

/** The counters that slow guessers down, read: nothing more is stored about anybody. */
function findGuessing(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT CASE WHEN bucket = $1 THEN 'everywhere' ELSE md5(bucket) END AS subject,
            CASE WHEN bucket = $1 AND hits >= $2 THEN 'serious' ELSE 'notice' END AS level,
            CASE WHEN bucket = $1 THEN hits || ' wrong codes in this hour, from all addresses together'
                 WHEN bucket LIKE 'guess:signed-in:%' THEN 'Somebody who is signed in typed ' || hits || ' wrong codes in a minute'
                 ELSE 'One address typed ' || hits || ' wrong codes in a minute' END AS message,
            jsonb_build_object('hits', hits) AS details
       FROM throttle
      WHERE (bucket = $1 AND hits >= $2 / 2 AND window_start > now() - interval '1 hour')
         OR (bucket LIKE 'guess:%' AND bucket <> $1 AND hits >= $3 AND window_start > now() - interval '10 minutes')`,
    [ALL_GUESSES, GUESSES_IN_TOTAL.hits, GUESSES_PER_ADDRESS.hits],
  )
}

/** Ten times what an artist sells in an hour of the last month, one payer who buys on and on, cards that are tried out. */
function findUnusualSales(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `WITH lately AS (
       SELECT payee_artist_id AS artist_id, count(*) AS sales FROM orders
        WHERE state = 'completed' AND completed_at > now() - interval '1 hour' AND payee_artist_id IS NOT NULL GROUP BY 1),
     usual AS (
       SELECT payee_artist_id AS artist_id, count(*) / 720.0 AS an_hour FROM orders
        WHERE state = 'completed' AND completed_at BETWEEN now() - interval '30 days' AND now() - interval '1 hour' GROUP BY 1)
     SELECT 'artist ' || l.artist_id AS subject, CASE WHEN l.sales >= 500 THEN 'serious' ELSE 'notice' END AS level,
            a.stage_name || ' sold ' || l.sales || ' copies in an hour, and usually ' || round(coalesce(u.an_hour, 0), 1) AS message,
            jsonb_build_object('artistId', l.artist_id, 'sales', l.sales) AS details
       FROM lately l JOIN artists a ON a.id = l.artist_id LEFT JOIN usual u ON u.artist_id = l.artist_id
      WHERE l.sales >= 50 AND l.sales > 10 * coalesce(u.an_hour, 0)
     UNION ALL
     SELECT 'payer ' || md5(payer_email), CASE WHEN count(*) >= 100 THEN 'serious' ELSE 'notice' END,
            'One payer bought ' || count(*) || ' things in an hour', jsonb_build_object('orders', count(*), 'cents', sum(cents))
       FROM orders WHERE state = 'completed' AND completed_at > now() - interval '1 hour' AND payer_email IS NOT NULL
      GROUP BY payer_email HAVING count(*) >= 20
     UNION ALL
     SELECT 'declined payments', CASE WHEN count(*) >= 200 THEN 'serious' ELSE 'notice' END,
            count(*) || ' payments were declined in an hour: cards may be tried out', jsonb_build_object('declined', count(*))
       FROM capture_attempts WHERE outcome = 'declined' AND ended_at > now() - interval '1 hour' HAVING count(*) >= 30`,
  )
}

/** Must never be: the database refuses it. Looked at all the same, by counting instead of by believing. */
function findFullerEditions(): Promise<Seen[]> {
  return sql<Seen>(
    db,
    `SELECT 'edition ' || e.id AS subject, 'serious' AS level,
            'The edition “' || e.title || '” has ' || greatest(k.live, k.highest, e.issued) || ' copies of ' || e.copies AS message,
            jsonb_build_object('editionId', e.id, 'copies', e.copies, 'keymails', k.live, 'highestCopy', k.highest,
              'issued', e.issued) AS details
       FROM editions e CROSS JOIN LATERAL (
         SELECT count(*) AS live, coalesce(max(copy), 0) AS highest FROM keymails WHERE edition_id = e.id AND state <> 'void') k
      WHERE k.live > e.copies OR k.highest > e.copies OR e.issued + e.open_left > e.copies
     UNION ALL
     SELECT 'card ' || id, 'serious', 'The art card “' || title || '” has sold ' || scarcity_sold || ' of ' || scarcity_count,
            jsonb_build_object('cardId', id)
       FROM art_cards WHERE scarcity_sold > scarcity_count`,
  )
}
