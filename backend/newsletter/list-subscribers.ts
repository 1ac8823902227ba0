import { db } from '#database/client'
import { toIsoOrNull } from '#text/csv-table'
import { buildUnsubscribeUrl } from './build-unsubscribe-url.ts'
import { NewsletterAddress } from './addresses/newsletter-address.ts'

const BATCH_SIZE = 2_000

const listBatch = (last?: NewsletterAddress) => {
  const query = NewsletterAddress.query(db).whereNotNull('news_since').orderBy(['news_since', 'id']).limit(BATCH_SIZE)
  // The column has microseconds and a Date has none: what was read last says itself where it stands.
  return last
    ? query.whereRaw('(news_since, id) > (SELECT l.news_since, l.id FROM visitor_addresses l WHERE l.id = ?)', [
        last.id,
      ])
    : query
}

/** Confirmed newsletter subscribers in batches, each with its unsubscribe URL, earliest first. */
export async function listSubscribers() {
  // Read before the headers are sent, so that a failure is still an error response.
  return listBatches(await listBatch())
}

async function* listBatches(first: NewsletterAddress[]) {
  for (let rows = first; ;) {
    yield rows.map((row) => [row.email, toIsoOrNull(row.newsSince), buildUnsubscribeUrl(row.unsubscribeToken)])
    const last = rows.at(-1)
    if (rows.length < BATCH_SIZE || !last) return
    rows = await listBatch(last)
  }
}
