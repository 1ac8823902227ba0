import { HttpResponse } from '#http/http-response'
import { buildCsvHeaders, toCsv } from '#text/csv'
import { listSales } from './list-sales.ts'

const formatDollars = (cents: number) => (cents / 100).toFixed(2)

/** All sales as CSV for the artist's bookkeeping. */
export async function exportRevenue(artistId: string): Promise<HttpResponse> {
  const sales = await listSales(artistId)
  const rows = sales.map(({ at, songTitle, kind, keymailCode, captureId, cents, feeCents, refundedCents }) => [
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
  const head = [
    'Sold at (UTC)',
    'Title',
    'Kind',
    'Keymail',
    'Paid',
    'PayPal fee',
    'Refunded',
    'Yours',
    'PayPal capture',
  ]
  return new HttpResponse(200, Buffer.from(toCsv([head, ...rows])), buildCsvHeaders('tunemaker-revenue'))
}
