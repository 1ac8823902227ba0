import { HttpResponse } from '#http/http-response'
import { buildCsvHeaders, streamCsv } from '#text/csv'
import { listSales, type Sale } from './list-sales.ts'

const BATCH_SIZE = 1_000

const HEAD = ['Sold at (UTC)', 'Title', 'Kind', 'Keymail', 'Paid', 'PayPal fee', 'Refunded', 'Yours', 'PayPal capture']

const formatDollars = (cents: number) => (cents / 100).toFixed(2)

/** All sales as CSV for the artist's bookkeeping, read and sent in batches. */
export async function downloadRevenue(artistId: string): Promise<HttpResponse> {
  // Read before the headers are sent, so that a failure is still an error response.
  const first = await listSales(artistId, { limit: BATCH_SIZE })
  return new HttpResponse(200, streamCsv(HEAD, listRows(artistId, first)), buildCsvHeaders('tunemaker-revenue'))
}

async function* listRows(artistId: string, first: Sale[]) {
  for (let sales = first; ;) {
    yield sales.map(({ at, songTitle, kind, keymailCode, captureId, cents, feeCents, refundedCents }) => [
      at.toISOString(),
      songTitle,
      kind,
      keymailCode,
      formatDollars(cents),
      formatDollars(feeCents),
      formatDollars(refundedCents),
      formatDollars(cents - feeCents - refundedCents),
      captureId,
    ])
    const last = sales.at(-1)
    if (sales.length < BATCH_SIZE || !last) return
    sales = await listSales(artistId, { after: last.captureId, limit: BATCH_SIZE })
  }
}
