import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'

const BATCH_SIZE = 20_000

const ROLL_UP_LOCK_ID = 7_046_114

/** Minute buckets are queried up to two hours back. */
const MINUTES_KEPT_HOURS = 3

// One statement deletes the rows and adds them to the sums, so each event counts once even if the process is killed.
const rollUpSql = `
  WITH taken AS (
    DELETE FROM analytics_inbox
     WHERE id = ANY (ARRAY (SELECT id FROM analytics_inbox ORDER BY id LIMIT $1)) RETURNING *),
  kept AS (INSERT INTO analytics_events SELECT * FROM taken),
  grains (grain) AS (VALUES ('minute'), ('hour')),
  counted AS (
    INSERT INTO analytics_sums AS s (grain, bucket, kind, detail, events, quantity, cents)
    SELECT grain, date_trunc(grain, at, 'UTC'), kind, detail, count(*), sum(quantity), sum(cents)
      FROM taken CROSS JOIN grains GROUP BY 1, 2, 3, 4
    ON CONFLICT (grain, bucket, kind, detail) DO UPDATE
      SET events = s.events + EXCLUDED.events, quantity = s.quantity + EXCLUDED.quantity, cents = s.cents + EXCLUDED.cents),
  gained AS (
    INSERT INTO analytics_fans (artist_id, fan_id)
    SELECT DISTINCT t.artist_id, f.id
      FROM taken t JOIN orders o ON o.id = t.subject_id
     CROSS JOIN LATERAL (SELECT id FROM fans WHERE address = o.payer_email ORDER BY id LIMIT 1) f
     WHERE t.kind = 'sale' AND t.artist_id IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING artist_id, fan_id),
  firsts AS (
    SELECT g.artist_id, min(t.at) AS at
      FROM gained g JOIN fans f ON f.id = g.fan_id JOIN taken t ON t.artist_id = g.artist_id AND t.kind = 'sale'
      JOIN orders o ON o.id = t.subject_id AND o.payer_email = f.address
     GROUP BY g.artist_id, g.fan_id),
  played AS (
    INSERT INTO analytics_plays AS p (artist_id, day, plays)
    SELECT artist_id, (at AT TIME ZONE 'UTC')::date, sum(quantity) FROM taken
     WHERE kind = 'play' AND artist_id IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (artist_id, day) DO UPDATE SET plays = p.plays + EXCLUDED.plays),
  earned AS (
    INSERT INTO analytics_artist_sums AS s (grain, bucket, artist_id, sales, cents, fans)
    SELECT grain, date_trunc(grain, at, 'UTC'), artist_id, sum(sales), sum(cents), sum(fans)
      FROM (SELECT artist_id, at, (kind = 'sale')::int AS sales, cents, 0 AS fans
              FROM taken WHERE kind IN ('sale', 'refund') AND artist_id IS NOT NULL
             UNION ALL
            SELECT artist_id, at, 0, 0, 1 FROM firsts) e CROSS JOIN grains
     GROUP BY 1, 2, 3
    ON CONFLICT (grain, bucket, artist_id) DO UPDATE
      SET sales = s.sales + EXCLUDED.sales, cents = s.cents + EXCLUDED.cents, fans = s.fans + EXCLUDED.fans)
  SELECT count(*)::int AS folded FROM taken`

/** Job, every ten seconds: rolls incoming events up into the sums. Returns the number of events processed. */
export async function rollUpEvents(batch = BATCH_SIZE): Promise<number> {
  let all = 0
  for (;;) {
    const folded = await runInTransaction(async (trx) => {
      // A second process would only wait for the rows of the first.
      const [mine] = await sql<{ locked: boolean }>(trx, 'SELECT pg_try_advisory_xact_lock($1) AS locked', [
        ROLL_UP_LOCK_ID,
      ])
      if (!mine?.locked) return 0
      const [row] = await sql<{ folded: number }>(trx, rollUpSql, [batch])
      return row?.folded ?? 0
    })
    all += folded
    if (folded < batch) break
  }
  await purgeOldSums()
  return all
}

async function purgeOldSums(): Promise<void> {
  await sql(db, `DELETE FROM analytics_sums WHERE grain = 'minute' AND bucket < now() - make_interval(hours => $1)`, [
    MINUTES_KEPT_HOURS,
  ])
  await sql(
    db,
    `DELETE FROM analytics_artist_sums WHERE grain = 'minute' AND bucket < now() - make_interval(hours => $1)`,
    [MINUTES_KEPT_HOURS],
  )
  // Yesterday's last visitors may be written shortly after midnight.
  const over = `day < ((now() - interval '1 minute') AT TIME ZONE 'UTC')::date`
  await sql(db, `DELETE FROM analytics_salts WHERE ${over}`)
  await sql(db, `DELETE FROM analytics_seen WHERE ${over}`)
}
