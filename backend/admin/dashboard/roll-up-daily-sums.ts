import { db } from '#database/client'
import { sql } from '#database/sql'

/** Ledger accounts of what fans and collectors pay. Uploads and G-Keys are paid by artists. */
export const FAN_SALES_ACCOUNTS = `('sales/keymail', 'sales/edition', 'sales/art-card', 'sales/library')`

/** What is summed by day: rows created, and what fans paid in cents, minus refunds. */
export const dailySums = ['artists', 'fans', 'keymails', 'songs', 'cards', 'cents'] as const
export type DailySum = (typeof dailySums)[number]

/** SQL: one address is one fan, however many browsers (table `f`) paid under it. */
export const isFirstOfAddressSql = `
  NOT EXISTS (SELECT FROM fans earlier WHERE earlier.address = f.address AND earlier.id < f.id)`

const sources: Record<Exclude<DailySum, 'cents'>, { table: string; at: string; where?: string }> = {
  artists: { table: 'artists', at: 'created_at' },
  fans: { table: 'fans f', at: 'created_at', where: isFirstOfAddressSql },
  keymails: { table: 'keymails', at: 'issued_at' },
  songs: { table: 'songs', at: 'created_at' },
  cards: { table: 'art_cards', at: 'created_at' },
}

/** SQL: `(day, amount)` of the rows at or after `from`, an SQL expression, and before `until`, if given. */
export function buildDailyAmountsSql(kind: DailySum, from: string, until?: string): string {
  const build = (at: string, amount: string, rows: string) => `
    SELECT (${at} AT TIME ZONE 'UTC')::date AS day, ${amount} AS amount FROM ${rows}
     WHERE ${at} >= ${from} ${until ? `AND ${at} < ${until}` : ''}`
  if (kind !== 'cents') {
    const { at, table, where } = sources[kind]
    return `${build(at, 'count(*)', table)} ${where ? `AND ${where}` : ''} GROUP BY 1`
  }
  const entries = 'ledger_postings p JOIN ledger_entries l ON l.posting_id = p.id'
  return `${build('p.at', '-sum(l.cents)', entries)} AND l.account IN ${FAN_SALES_ACCOUNTS} GROUP BY 1`
}

// All kinds of a day are stored together, so that the latest day is the same for all of them.
const rollUpSql = `
  WITH span AS (
    SELECT coalesce((SELECT max(day) + 1 FROM daily_sums), '-infinity')::timestamp AT TIME ZONE 'UTC' AS first,
           date_trunc('day', now() - interval '1 hour', 'UTC') AS today)
  INSERT INTO daily_sums (kind, day, amount)
  SELECT kind, day, amount FROM span CROSS JOIN LATERAL (
    ${dailySums.map((kind) => `SELECT '${kind}' AS kind, d.* FROM (${buildDailyAmountsSql(kind, 'span.first', 'span.today')}) d`).join(' UNION ALL ')}
    UNION ALL SELECT 'end', (today AT TIME ZONE 'UTC')::date - 1, 0) found
   WHERE first < today
  ON CONFLICT DO NOTHING`

/**
 * Job, scheduled: sums the days that ended at least an hour ago and are not summed yet. These rows never change: they
 * are neither deleted nor dated anew.
 */
export async function rollUpDailySums(): Promise<void> {
  await sql(db, rollUpSql)
}
