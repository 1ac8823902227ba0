import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { StatementSums, listStatements as listStatementsCall } from './contract.ts'

// The sums of past days and the postings that are not rolled up yet, as everywhere in this module.
const listSumsSql = `
  WITH days AS (
    SELECT day, sales, cents, fee_cents, refunded_cents FROM revenue_days WHERE artist_id = $1
     UNION ALL
    SELECT day, sales, cents, fee_cents, refunded_cents
      FROM revenue_inbox JOIN revenue_of_postings USING (posting_id) WHERE artist_id = $1),
  sums AS (
    SELECT to_char(day, $2) AS period, sum(sales)::int AS sales, sum(cents) AS gross, sum(fee_cents) AS fee,
           sum(refunded_cents) AS refunded FROM days GROUP BY 1),
  running AS (
    SELECT *, gross - fee - refunded AS net, sum(gross - fee - refunded) OVER (ORDER BY period) AS closing FROM sums)
  SELECT period, sales, gross::float8 AS "grossCents", fee::float8 AS "feeCents", refunded::float8 AS "refundedCents",
         net::float8 AS "netCents", (closing - net)::float8 AS "openingCents", closing::float8 AS "closingCents"
    FROM running ORDER BY period DESC`

const listSums = (artistId: string, by: 'YYYY-MM' | 'YYYY') => sql<StatementSums>(db, listSumsSql, [artistId, by])

/** The artist's months and years with sales or refunds, newest first, in cents. */
export async function listStatements(artistId: string): Promise<EndpointReply<typeof listStatementsCall>> {
  const [months, years] = await Promise.all([listSums(artistId, 'YYYY-MM'), listSums(artistId, 'YYYY')])
  return { months, years }
}

/** The sums of one month or year; undefined if nothing was sold or refunded in it. */
export async function getStatementSums(artistId: string, period: string): Promise<StatementSums | undefined> {
  const all = await listSums(artistId, period.includes('-') ? 'YYYY-MM' : 'YYYY')
  return all.find((sums) => sums.period === period)
}
