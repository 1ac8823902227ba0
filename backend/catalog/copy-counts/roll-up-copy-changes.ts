import { runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { FEATURED_DAYS } from '#contract/catalog'

const BATCH_SIZE = 20_000

/** Whoever writes the sums holds this advisory lock. */
export const ROLL_UP_LOCK_ID = 7_046_116

// One statement, so that each change counts once even if the process is killed. A trigger on copy_changes keeps edition_holders.
const rollUpSql = `
  WITH taken AS (
    DELETE FROM copy_changes WHERE id = ANY (ARRAY (SELECT id FROM copy_changes ORDER BY id LIMIT $1)) RETURNING *),
  by_edition AS (
    INSERT INTO edition_counts AS n (edition_id, sold) SELECT edition_id, sum(copies) FROM taken GROUP BY 1
    ON CONFLICT (edition_id) DO UPDATE SET sold = n.sold + EXCLUDED.sold),
  of_artist AS (SELECT e.artist_id, t.* FROM taken t JOIN editions e ON e.id = t.edition_id),
  by_day AS (
    INSERT INTO artist_copy_days AS n (day, artist_id, copies)
    SELECT day, artist_id, sum(copies) FROM of_artist GROUP BY 1, 2
    ON CONFLICT (day, artist_id) DO UPDATE SET copies = n.copies + EXCLUDED.copies),
  by_holder AS (
    INSERT INTO artist_holders AS n (artist_id, fan_id, copies)
    SELECT artist_id, fan_id, sum(copies) FROM of_artist GROUP BY 1, 2
    ON CONFLICT (artist_id, fan_id) DO UPDATE SET copies = n.copies + EXCLUDED.copies
    RETURNING new.artist_id, coalesce(old.copies, 0) AS before, new.copies AS after),
  by_artist AS (
    INSERT INTO artist_counts AS n (artist_id, sold, holders)
    SELECT artist_id, sum(after - before), sum((after > 0)::int - (before > 0)::int) FROM by_holder GROUP BY 1
    ON CONFLICT (artist_id) DO UPDATE SET sold = n.sold + EXCLUDED.sold, holders = n.holders + EXCLUDED.holders)
  SELECT count(*)::int AS changes FROM taken`

// What left the window is taken off once, with the day it begins at.
const moveWindowSql = `
  WITH moved AS (UPDATE recent_copies_window SET since = $1 WHERE since < $1 RETURNING old.since AS before, new.since AS after),
  gone AS (
    SELECT d.artist_id, sum(d.copies) AS copies FROM moved JOIN artist_copy_days d ON d.day >= moved.before AND d.day < moved.after
     GROUP BY 1)
  UPDATE artist_recent_copies n SET copies = n.copies - gone.copies FROM gone WHERE n.artist_id = gone.artist_id`

/** The first UTC day that counts as lately. */
export const getFirstRecentDay = (): string =>
  new Date(Date.now() - (FEATURED_DAYS - 1) * 86_400_000).toISOString().slice(0, 10)

/** Job, every ten seconds: adds the latest copy changes to the sums. Returns how many. */
export async function rollUpCopyChanges(batch = BATCH_SIZE): Promise<number> {
  for (let all = 0; ;) {
    const changes = await runInTransaction(async (trx) => {
      // A second process would only wait for the rows of the first.
      const [mine] = await sql<{ locked: boolean }>(trx, 'SELECT pg_try_advisory_xact_lock($1) AS locked', [
        ROLL_UP_LOCK_ID,
      ])
      if (!mine?.locked) return 0
      await sql(trx, moveWindowSql, [getFirstRecentDay()])
      const [row] = await sql<{ changes: number }>(trx, rollUpSql, [batch])
      return row?.changes ?? 0
    })
    all += changes
    if (changes < batch) return all
  }
}
