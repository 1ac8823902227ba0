import { db } from '#database/client'
import { sql } from '#database/sql'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'
import { buildUnsubscribeUrl } from './build-unsubscribe-url.ts'

/** Confirmed newsletter subscribers as a table with a header row, each with its unsubscribe URL. */
export async function listSubscribers(): Promise<CsvTable> {
  const rows = await sql<{ email: string; since: Date; token: string }>(
    db,
    `SELECT email, news_since AS since, unsubscribe_token AS token FROM visitor_addresses
      WHERE news_since IS NOT NULL ORDER BY news_since`,
  )
  return [
    ['email', 'since', 'unsubscribe'],
    ...rows.map((row) => [row.email, toIsoOrNull(row.since), buildUnsubscribeUrl(row.token)]),
  ]
}
