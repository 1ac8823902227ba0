import { db } from '#database/client'
import { type CsvTable, toIsoOrNull } from '#text/csv-table'
import { buildUnsubscribeUrl } from './build-unsubscribe-url.ts'
import { NewsletterAddress } from './addresses/newsletter-address.ts'

/** Confirmed newsletter subscribers as a table with a header row, each with its unsubscribe URL. */
export async function listSubscribers(): Promise<CsvTable> {
  const rows = await NewsletterAddress.query(db).whereNotNull('news_since').orderBy('news_since')
  return [
    ['email', 'since', 'unsubscribe'],
    ...rows.map((row) => [row.email, toIsoOrNull(row.newsSince), buildUnsubscribeUrl(row.unsubscribeToken)]),
  ]
}
