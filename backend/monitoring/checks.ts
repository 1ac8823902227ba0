import { compareLedger } from '#module/payments'
import { compareFiles } from '#module/storage'
import { db, sql } from '#platform/database'
import { TOTAL_ATTEMPTS_BUCKET, FAILED_ATTEMPTS_TOTAL, FAILED_ATTEMPTS_PER_CALLER } from '#platform/guesses'

/** A problem that a check observed. `subject` identifies it across runs. */
export type Observation = {
  subject: string
  level: 'notice' | 'serious'
  message: string
  details?: Record<string, unknown>
}

export type Check = {
  name: string
  /** The message shown while there are no findings. */
  healthy: string
  everySeconds: number
  run: () => Promise<Observation[]>
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** All checks. Each one reports what it observes in the current rows; runDueChecks opens and closes the findings. */
export const checks: Check[] = [
  { name: 'dead-jobs', healthy: 'No job has died.', everySeconds: MINUTE, run: detectDeadJobs },
  { name: 'late-jobs', healthy: 'Jobs start in time.', everySeconds: MINUTE, run: detectLateJobs },
  { name: 'mail', healthy: 'Mail is taken by its servers.', everySeconds: MINUTE, run: detectBouncedMail },
  { name: 'captures', healthy: 'No payment is stuck.', everySeconds: MINUTE, run: detectStuckCaptures },
  { name: 'papers', healthy: 'No papers wait to be read.', everySeconds: MINUTE, run: detectUnreadDocuments },
  { name: 'ledger', healthy: 'The ledger agrees with the orders.', everySeconds: 5 * MINUTE, run: detectLedgerMismatches },
  {
    name: 'provider',
    healthy: 'The ledger agrees with the payment provider.',
    everySeconds: 10 * MINUTE,
    run: compareLedger,
  },
  { name: 'guessing', healthy: 'Nobody is guessing codes.', everySeconds: MINUTE, run: detectCodeGuessing },
  { name: 'sales', healthy: 'Sales are as usual.', everySeconds: 5 * MINUTE, run: detectUnusualSales },
  { name: 'editions', healthy: 'No edition is past its number.', everySeconds: 5 * MINUTE, run: detectOversoldEditions },
  { name: 'files', healthy: 'Every file has its row and every row its file.', everySeconds: HOUR, run: compareFiles },
]

function detectDeadJobs(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT source_name AS subject, 'serious' AS level,
            count(*) || ' of ' || source_name || ' failed at every try' AS message,
            jsonb_build_object('queue', source_name, 'jobs', count(*), 'oldest', min(created_on)) AS details
       FROM pgboss.job WHERE name = 'dead-letters' GROUP BY source_name`,
  )
}

function detectLateJobs(): Promise<Observation[]> {
  return sql<Observation>(
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

/** Reports domains only: the mail server matters here, not the person. */
function detectBouncedMail(): Promise<Observation[]> {
  return sql<Observation>(
    db,
    `SELECT domain AS subject, CASE WHEN count(*) >= 5 THEN 'serious' ELSE 'notice' END AS level,
            count(*) || ' mails to ' || domain || ' were refused in the last day' AS message,
            jsonb_build_object('answer', (array_agg(answer ORDER BY at DESC))[1], 'addresses', count(DISTINCT address)) AS details
       FROM (SELECT *, split_part(address, '@', 2) AS domain FROM mail_bounces WHERE at > now() - interval '1 day') b
      GROUP BY domain`,
  )
}

/**
 * A payment may stay pending for days if the provider says so; without a reason it should be resolved within ten
 * minutes.
 */
function detectStuckCaptures(): Promise<Observation[]> {
  return sql<Observation>(
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

function detectUnreadDocuments(): Promise<Observation[]> {
  return sql<Observation>(
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

/**
 * Per order: a completed one has one sale at its price, its refund postings equal the refunded amount, and an order
 * that was never captured has no postings.
 */
function detectLedgerMismatches(): Promise<Observation[]> {
  return sql<Observation>(
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

/** Reads the existing rate limit counters, so that nothing more about anybody needs to be stored. */
function detectCodeGuessing(): Promise<Observation[]> {
  return sql<Observation>(
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
    [TOTAL_ATTEMPTS_BUCKET, FAILED_ATTEMPTS_TOTAL.hits, FAILED_ATTEMPTS_PER_CALLER.hits],
  )
}

/** Detects an artist selling ten times last month's hourly average, a payer buying repeatedly, and card testing. */
function detectUnusualSales(): Promise<Observation[]> {
  return sql<Observation>(
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

/** The database's constraints already prevent this. Counted independently as a second line of defense. */
function detectOversoldEditions(): Promise<Observation[]> {
  return sql<Observation>(
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
