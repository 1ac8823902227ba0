import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ROLL_UP_LOCK_ID } from '#module/catalog/copy-counts'
import { copyCountsSql } from './copy-counts-sql.ts'

/** Moments of the seed: it began, the first copies were sold, the last was sold, and everything was there. */
export type SeedMoments = { began: Date; sales: Date; sold: Date; ended: Date }

// Two months of sales, so that each period of the dashboards has one before it. Time runs from sale to sale, since the
// seed sells cards faster than songs. Sales grow: more of them lie in the later weeks. Green Rooms are written in the last days.
const spreadFunctionSql = `
  CREATE FUNCTION pg_temp.spread(t timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN t BETWEEN '%began' AND '%sales' THEN
        timestamptz '%ended' - interval '67 days' + interval '7 days' * pg_temp.share(t, '%began', '%sales')
      WHEN t BETWEEN '%sales' AND '%sold' THEN
        timestamptz '%ended' - interval '60 days' + (interval '60 days' - interval '20 minutes') * (
          0.02 * pg_temp.share(t, '%sales', '%sold') + 0.98 * width_bucket(t, '%times'::timestamptz[]) / %count) ^ 0.75
      WHEN t BETWEEN '%sold' AND '%ended' THEN
        timestamptz '%ended' - interval '6 days' + (interval '6 days' - interval '10 minutes') * pg_temp.share(t, '%sold', '%ended')
      ELSE t END $$`

/** A week with its weekend, growing by a half over nine weeks. Who comes at night is counted in the morning. */
const visitorsSql = `
  WITH visits AS (
    SELECT now() - make_interval(days => d, secs => 300 + (n * 7919 % 50000)) AS at, n
      FROM generate_series(0, 66) d
     CROSS JOIN LATERAL generate_series(1, (270 - d * 1.5 + CASE WHEN extract(isodow FROM now() - make_interval(days => d)) > 5 THEN 80 ELSE 0 END)::int) n),
  came AS (
    INSERT INTO analytics_inbox (at, kind, detail)
    SELECT at, 'deed', a.name FROM visits
      JOIN (VALUES ('came', 100), ('looked', 64), ('listened', 37), ('asked', 11)) AS a (name, percent) ON n * 37 % 100 < a.percent)
  INSERT INTO analytics_inbox (at, kind, quantity) SELECT at, 'page', 1 + n % 5 FROM visits`

const boughtSql = `INSERT INTO analytics_inbox (at, kind, detail) SELECT at, 'deed', 'bought' FROM analytics_inbox WHERE kind = 'sale'`

const COPY_COUNT_TABLES = [
  'copy_changes',
  'edition_counts',
  'edition_holders',
  'artist_holders',
  'artist_counts',
  'artist_copy_days',
  'artist_recent_copies',
]

/**
 * Dates back what the seed did within seconds, as if it had happened in nine weeks, and adds the visits that go with it, so
 * that trends, statements and charts have something to show. Order and equality of times stay as they were. What waits
 * for an answer keeps its time. Does nothing for a user who may not bypass the ledger's triggers.
 */
export async function updateDemoTimes(trx: Trx, moments: SeedMoments): Promise<boolean> {
  const [user] = await sql<{ may: boolean }>(trx, 'SELECT usesuper AS may FROM pg_user WHERE usename = current_user')
  if (!user?.may) return false
  await sql(trx, 'SET LOCAL session_replication_role = replica')
  await sql(
    trx,
    `CREATE FUNCTION pg_temp.share(t timestamptz, a timestamptz, b timestamptz) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
       SELECT extract(epoch FROM t - a) / greatest(extract(epoch FROM b - a), 0.001) $$`,
  )
  const [sales] = await sql<{ times: string; count: number }>(
    trx,
    `SELECT coalesce(array_agg(completed_at ORDER BY completed_at), '{}')::text AS times, greatest(count(*), 1) AS count
       FROM orders WHERE completed_at BETWEEN $1 AND $2`,
    [moments.sales, moments.sold],
  )
  const functionSql = spreadFunctionSql
    .replace('%times', sales?.times ?? '{}')
    .replace('%count', String(sales?.count ?? 1))
    .replaceAll(/%(began|sales|sold|ended)/g, (_, name: keyof SeedMoments) => moments[name].toISOString())
  await sql(trx, functionSql)
  const columns = await sql<{ table: string; columns: string[] }>(
    trx,
    `SELECT c.table_name AS "table", array_agg(c.column_name::text) AS columns
       FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND c.data_type = 'timestamp with time zone' AND c.is_generated = 'NEVER'
        AND t.table_type = 'BASE TABLE' AND c.table_name NOT LIKE 'knex%' GROUP BY 1`,
  )
  for (const { table, columns: names } of columns) {
    const waiting = ['orders', 'keymails'].includes(table) ? `WHERE state <> 'capturing'` : ''
    await sql(
      trx,
      `UPDATE ${table} SET ${names.map((name) => `${name} = pg_temp.spread(${name})`).join(', ')} ${waiting}`,
    )
  }
  // The days of the copies are those of the Keymails, and no roll-up may be adding to them.
  await trx.raw(`SELECT pg_advisory_xact_lock(${ROLL_UP_LOCK_ID})`)
  await trx.raw(`${COPY_COUNT_TABLES.map((table) => `DELETE FROM ${table}`).join('; ')}; ${copyCountsSql}`)
  await sql(trx, boughtSql)
  await sql(trx, visitorsSql)
  return true
}
