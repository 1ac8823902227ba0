import { db } from '#database/client'
import { toIsoOrNull } from '#text/csv-table'
import { buildUnsubscribeUrl } from './build-unsubscribe-url.ts'
import { NewsletterAddress } from './addresses/newsletter-address.ts'

const BATCH_SIZE = 2_000

/** Where a row stands in the order: the column has microseconds, which a Date has not. */
type Listed = NewsletterAddress & { since: string }

// The place itself is compared, not the row that had it: whoever unsubscribes meanwhile has none.
const listBatch = async (last?: Listed) => {
  const query = NewsletterAddress.query(db)
    .select('*', db.raw('news_since::text AS since'))
    .whereNotNull('news_since')
    .orderBy(['news_since', 'id'])
    .limit(BATCH_SIZE)
  return (await (last
    ? query.whereRaw('(news_since, id) > (?::timestamptz, ?)', [last.since, last.id])
    : query)) as Listed[]
}

/** Confirmed newsletter subscribers in batches, each with its unsubscribe URL, earliest first. */
export async function listSubscribers() {
  // Read before the headers are sent, so that a failure is still an error response.
  return listBatches(await listBatch())
}

async function* listBatches(first: Listed[]) {
  for (let rows = first; ;) {
    yield rows.map((row) => [row.email, toIsoOrNull(row.newsSince), buildUnsubscribeUrl(row.unsubscribeToken)])
    const last = rows.at(-1)
    if (rows.length < BATCH_SIZE || !last) return
    rows = await listBatch(last)
  }
}
