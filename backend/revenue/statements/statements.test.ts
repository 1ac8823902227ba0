import { expect, test } from 'vitest'
import { applyRefund } from '#module/payments/refunds'
import { getOrder } from '#module/payments'
import { rollUpRevenue } from '#module/revenue'
import { statementDocument } from '#module/revenue/statements'
import { issueSoleGKey } from '#module/artists/g-keys'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { Browser } from '#testing/clients/browser'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { downloadDocument, parseRenderedPdf } from '#testing/rendered-documents'
import { startTestServer } from '#testing/servers/app-server'
import type { StatementSums } from './contract.ts'
import { itemSumsSql, listPostingsSql, listStatementPostings } from './list-statement-postings.ts'

startTestServer()

/** A settled sale of an earlier time, as the settling statement posts it. Returns the order's id. */
async function createPastSale(artistId: string, cents: number, feeCents: number, at: string): Promise<string> {
  const [order] = await sql<{ id: string }>(
    db,
    `WITH bought AS (
       INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
                           description, state, provider_order_id, capture_id, completed_at)
       VALUES (uuidv7(), 'edition', $1, 1, $2, 'USD', 'x@example.com', $1, 'Past "sale"', 'completed', uuidv7()::text,
               uuidv7()::text, $4) RETURNING id),
     posting AS (INSERT INTO ledger_postings (kind, order_id, provider_id, at) SELECT 'sale', id, uuidv7()::text, $4 FROM bought RETURNING id),
     entries AS (
       INSERT INTO ledger_entries (posting_id, account, cents)
       SELECT posting.id, e.account, e.cents FROM posting,
              (VALUES ('paypal', $2::bigint - $3::bigint), ('fees/paypal', $3::bigint), ('sales/edition', -$2::bigint)) AS e (account, cents))
     SELECT id FROM bought`,
    [artistId, cents, feeCents, at],
  )
  return order?.id ?? ''
}

/** The ledger's own sum of everything that concerns the artist before a time. */
async function getLedgerNet(artistId: string, before: string): Promise<number> {
  const [row] = await sql<{ cents: number }>(
    db,
    `SELECT coalesce(-sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%')
                     - sum(l.cents) FILTER (WHERE l.account = 'fees/paypal'), 0)::int AS cents
       FROM ledger_entries l JOIN ledger_postings p ON p.id = l.posting_id JOIN orders o ON o.id = p.order_id
      WHERE o.payee_artist_id = $1 AND p.at < $2`,
    [artistId, before],
  )
  return row?.cents ?? 0
}

const listMonths = async (artist: Browser) =>
  (await artist.get('/api/artist/statements')).body['months'] as StatementSums[]
/** The column. */
const NET = 7
const parseCsv = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

test('opening, closing and each row of several months with refunds and a dispute equal the ledger to the cent', async () => {
  const { artist, gKeyId, codes } = await createTestKeymails(2)
  const browser = await signInArtist(gKeyId)
  const [, refunded, disputed] = [
    await createPastSale(artist.id, 1_999, 87, '2025-12-31T23:59:59.999Z'),
    await createPastSale(artist.id, 750, 52, '2026-01-01T00:00:00Z'),
    await createPastSale(artist.id, 1_200, 65, '2026-02-28T12:00:00Z'),
    await createPastSale(artist.id, 333, 40, '2026-03-01T00:00:00Z'),
  ]
  const refund = async (orderId: string, cents: number, at: string) => {
    const order = await getOrder(orderId)
    if (order) await applyRefund(order, { id: `refund of ${orderId}`, cents })
    await sql(db, 'ALTER TABLE ledger_postings DISABLE TRIGGER USER')
    await sql(db, `UPDATE ledger_postings SET at = $2 WHERE order_id = $1 AND kind = 'refund'`, [orderId, at])
    await sql(db, 'ALTER TABLE ledger_postings ENABLE TRIGGER USER')
  }
  await refund(refunded ?? '', 250, '2026-03-05T08:00:00Z')
  await refund(disputed ?? '', 1_200, '2026-03-31T23:59:59.999Z')
  // One sale of today through the whole product, and one that is refunded.
  await redeemAsFan(codes[0] ?? '', 'first@example.com')
  await (await redeemAsFan(codes[1] ?? '', 'second@example.com')).refund()

  const unrolled = await listMonths(browser)
  await rollUpRevenue()
  const months = await listMonths(browser)
  expect(months).toEqual(unrolled)
  expect(months.map(({ period }) => period).slice(1)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12'])
  expect(months[1]).toEqual({
    period: '2026-03',
    sales: 1,
    grossCents: 333,
    feeCents: 40,
    refundedCents: 1_450,
    netCents: 333 - 40 - 1_450,
    openingCents: 1_999 - 87 + 750 - 52 + 1_200 - 65,
    closingCents: 1_999 - 87 + 750 - 52 + 1_200 - 65 + 333 - 40 - 1_450,
  })
  for (const { period, openingCents, closingCents } of months) {
    const [year = 0, month = 0] = period.split('-').map(Number)
    const next = new Date(Date.UTC(year, month)).toISOString()
    expect(openingCents, period).toBe(await getLedgerNet(artist.id, `${period}-01`))
    expect(closingCents, period).toBe(await getLedgerNet(artist.id, next))
    const rows = parseCsv(String((await browser.get(`/api/artist/statements/${period}/csv`)).body['text']))
    const sums = rows
      .slice(1, -1)
      .map((row) => row[NET])
      .map((dollars) => Math.round(Number(dollars) * 100))
    expect(
      sums.reduce((sum, cents) => sum + cents, 0),
      period,
    ).toBe(closingCents)
    expect(rows.at(-1)?.[NET], period).toBe((closingCents / 100).toFixed(2))
  }
  const { years } = (await browser.get('/api/artist/statements')).body as { years: StatementSums[] }
  expect(years.map(({ period, closingCents }) => [period, closingCents])).toEqual([
    ['2026', await getLedgerNet(artist.id, '2027-01-01')],
    ['2025', 1_999 - 87],
  ])
})

test('the PDF names the sums of the month and each edition; another artist gets neither file nor sums', async () => {
  const { artist, gKeyId } = await createTestArtist()
  await createPastSale(artist.id, 123_456, 4_321, '2026-04-10T00:00:00Z')
  const browser = await signInArtist(gKeyId)
  const { status, bytes } = await downloadDocument('/api/artist/statements/2026-04/pdf', [statementDocument], browser)
  expect(status).toBe(200)
  const { text } = await parseRenderedPdf(bytes)
  for (const part of ['April2026', '$1,234.56', '-$43.21', '$1,191.35', 'Past"sale"']) expect(text).toContain(part)
  // Nothing was refunded.
  expect(text).not.toContain('-$0.00')

  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect((await other.get('/api/artist/statements')).body).toEqual({ months: [], years: [] })
  for (const kind of ['pdf', 'csv']) {
    expect(await other.get(`/api/artist/statements/2026-04/${kind}`)).toMatchObject({
      status: 404,
      body: { error: 'statement-unknown' },
    })
    expect((await browser.get(`/api/artist/statements/2026-13/${kind}`)).status).toBe(404)
  }
})

// Without `later.id > k.id` a key that was lost before opens the books, too.
test('an artist who left gets the same files with the last G-Key for thirty days, and nobody else does', async () => {
  const { artist, gKeyId: lost } = await createTestArtist()
  await createPastSale(artist.id, 1_999, 87, '2026-05-31T00:00:00Z')
  const gKeyId = await runInTransaction((trx) => issueSoleGKey(trx, artist.id))
  const browser = await signInArtist(gKeyId)
  const path = '/api/artist/account/closed/revenue.csv'
  const open = new Browser()
  expect((await open.post(path, { gKeyId })).status).toBe(401)
  const before = (await browser.get('/api/artist/revenue.csv')).body['text']
  expect((await browser.post('/api/artist/account/close', { gKeyId })).status).toBe(204)
  expect((await browser.get('/api/artist/revenue.csv')).status).toBe(401)

  expect((await open.post(path, { gKeyId })).body['text']).toBe(before)
  const statement = await open.post(path, { gKeyId: gKeyId.toLowerCase(), period: '2026-05' })
  expect(statement.body['text']).toContain('Closing,,,,,,19.12')
  expect((await open.post(path, { gKeyId, period: '2026-06' })).status).toBe(404)
  for (const key of [lost, (await createTestArtist()).gKeyId, 'GK-0000-0000-0000-0000']) {
    expect(await open.post(path, { gKeyId: key })).toMatchObject({ status: 401, body: { error: 'invalid-g-key' } })
  }
  await sql(db, `UPDATE artists SET closed_at = now() - interval '30 days 1 minute' WHERE id = $1`, [artist.id])
  expect((await open.post(path, { gKeyId })).status).toBe(401)
})

test('pages of postings follow each other without a gap or a repetition, also within a millisecond', async () => {
  const { artist } = await createTestArtist()
  const orders = []
  for (const at of ['10:00:00.000100', '10:00:00.000900', '10:00:00.000900', '10:00:00.001', '11:00:00'])
    orders.push(await createPastSale(artist.id, 750, 52, `2026-04-10T${at}Z`))
  const order = await getOrder(orders[1] ?? '')
  if (order) await applyRefund(order, { id: `refund of ${order.id}`, cents: 100 })
  await sql(db, 'ALTER TABLE ledger_postings DISABLE TRIGGER USER')
  await sql(db, `UPDATE ledger_postings SET at = '2026-04-10T10:00:00.0009Z' WHERE kind = 'refund' AND order_id = $1`, [
    orders[1],
  ])
  await sql(db, 'ALTER TABLE ledger_postings ENABLE TRIGGER USER')
  const all = await listStatementPostings(artist.id, '2026-04', { limit: 10 })
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['refund', 'sale', 'sale', 'sale', 'sale', 'sale'])
  for (const limit of [1, 2, 3]) {
    const paged = []
    for (let page = await listStatementPostings(artist.id, '2026-04', { limit }); page.length > 0;) {
      paged.push(...page)
      expect(paged.length).toBeLessThanOrEqual(all.length)
      page = await listStatementPostings(artist.id, '2026-04', { after: page.at(-1)?.id, limit })
    }
    expect(paged).toEqual(all)
  }
})

type Node = { 'Relation Name'?: string; Plans?: Node[] }

const listTables = ({ 'Relation Name': table, Plans = [] }: Node): string[] => [
  ...(table ? [table] : []),
  ...Plans.flatMap(listTables),
]

test('a page of postings reads each order and posting once', async () => {
  const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(db, `EXPLAIN (FORMAT JSON) ${listPostingsSql}`, [
    '00000000-0000-0000-0000-000000000000',
    '2026-01-01',
    '2027-01-01',
    '2026-01-01',
    '00000000-0000-0000-0000-000000000000',
    1_000,
  ])
  const tables = plan ? listTables(plan['QUERY PLAN'][0].Plan) : []
  // Once for the sales and once for the refunds.
  expect(tables.filter((table) => table === 'orders')).toHaveLength(2)
  expect(tables.filter((table) => table === 'ledger_postings')).toHaveLength(2)
})

test('a statement sums its months from an index alone', async () => {
  const { artist } = await createTestArtist()
  await sql(
    db,
    `INSERT INTO revenue_item_months (artist_id, item_id, month, sales, cents, fee_cents, refunded_cents)
     SELECT artist, item, date '2026-01-01' + make_interval(months => n), 1, 100, 5, 0
       FROM (SELECT CASE WHEN a = 1 THEN $1::uuid ELSE uuidv7() END AS artist, uuidv7() AS item
               FROM generate_series(1, 50) a, generate_series(1, 24)) i, generate_series(0, 11) n ORDER BY random()`,
    [artist.id],
  )
  await sql(db, 'VACUUM ANALYZE revenue_item_months')
  const plan = JSON.stringify(
    await sql(db, `EXPLAIN (FORMAT JSON) ${itemSumsSql}`, [artist.id, '2026-01-01', '2027-01-01']),
  )
  expect(plan).toContain('"Index Only Scan"')
  expect(plan).not.toMatch(/"(?:Bitmap Heap|Seq|Index) Scan","[^}]*"Relation Name":"revenue_item_months"/)
  await sql(
    db,
    'DELETE FROM revenue_item_months m WHERE NOT EXISTS (SELECT FROM revenue_artists a WHERE a.artist_id = m.artist_id)',
  )
})
