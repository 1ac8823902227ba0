import { HttpResponse } from '#http/http-response'
import { ApiError } from '#http/api-error'
import { buildCsvHeaders, streamCsv } from '#text/csv'
import { type DividedItem, errors, type StatementSums } from './contract.ts'
import { listDividedRevenue } from './list-divided-revenue.ts'
import { listStatementPostings, type StatementPosting } from './list-statement-postings.ts'
import { getStatementSums } from './list-statements.ts'

const BATCH_SIZE = 1_000

const HEAD = [
  'At (UTC)',
  'What',
  'Title',
  'Keymail',
  'Gross',
  'PayPal fee',
  'Refunded',
  'Net',
  'PayPal capture',
  'Collaborator',
  'Email',
  'Percent',
]

const formatDollars = (cents: number) => (cents / 100).toFixed(2)

/**
 * Every sale and refund of a month or year as CSV, oldest first, between its opening and closing sum. Then, for what is
 * shared, how its net is divided. Throws 404 for a period without sales and refunds.
 */
export async function downloadStatementPostings(artistId: string, period: string): Promise<HttpResponse> {
  const sums = await getStatementSums(artistId, period)
  if (!sums) throw new ApiError(errors['statement-unknown'])
  const first = await listStatementPostings(artistId, period, { limit: BATCH_SIZE })
  const rows = listRows(artistId, sums, first)
  return new HttpResponse(200, streamCsv(HEAD, rows), buildCsvHeaders(`tunemaker-statement-${period}`))
}

async function* listRows(artistId: string, sums: StatementSums, first: StatementPosting[]) {
  const buildSum = (name: string, cents: number) => ['', name, '', '', '', '', '', formatDollars(cents), '', '', '', '']
  yield [buildSum('Opening', sums.openingCents)]
  for (let postings = first; ;) {
    yield postings.map(({ at, kind, title, keymailCode, cents, feeCents, refundedCents, captureId }) => [
      at.toISOString(),
      kind === 'sale' ? 'Sale' : 'Refund',
      title,
      keymailCode,
      formatDollars(cents),
      formatDollars(feeCents),
      formatDollars(refundedCents),
      formatDollars(cents - feeCents - refundedCents),
      captureId,
      '',
      '',
      '',
    ])
    const last = postings.at(-1)
    if (postings.length < BATCH_SIZE || !last) break
    postings = await listStatementPostings(artistId, sums.period, { after: last.id, limit: BATCH_SIZE })
  }
  yield [buildSum('Closing', sums.closingCents)]
  const divided = await listDividedRevenue(artistId, sums.period)
  yield divided.filter(({ shares }) => shares.length > 0).flatMap(toShareRows)
}

/** Each collaborator's part of the net of a release, and what remains to the artist. */
const toShareRows = ({ title, shares, ownCents }: DividedItem): string[][] => [
  ...shares.map(({ name, email, percent, cents }) => [
    '',
    'Share',
    title,
    '',
    '',
    '',
    '',
    formatDollars(cents),
    '',
    name,
    email,
    String(percent),
  ]),
  ['', 'Remains', title, '', '', '', '', formatDollars(ownCents), '', '', '', ''],
]
