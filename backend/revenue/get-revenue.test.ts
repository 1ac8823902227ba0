import { expect, test } from 'vitest'
import { createTestArtist, createTestKeymails } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import {
  approveAtPaypal,
  createApprovedOrder,
  getPaypalBooks,
  deletePaypalFaults,
  createPaypalFault,
} from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { EventSourceClient } from '#testing/clients/event-source-client'
import { redeemAsFan } from '#testing/builders/redemption'
import { detectRevenueMismatches, getRevenueSummary, rollUpRevenue } from '#module/revenue'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { firstPageSql, listSales } from './list-sales.ts'
import { listStatementPostings } from './statements/list-statement-postings.ts'

startTestServer()
const { db, runInTransaction } = await import('#database/client')
const { isListening } = await import('#database/pub-sub')
const { sql } = await import('#database/sql')

test('lists the artist’s own sales exactly as PayPal booked them', async () => {
  const { codes, gKeyId, song } = await createTestKeymails(3)
  const orders: string[] = []
  for (const code of codes.slice(0, 2)) {
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, code, `${code.toLowerCase()}@example.com`)
    await fan.post(`/paypal/order/${orderId}/capture`)
    orders.push(orderId)
  }
  const booked = (await getPaypalBooks()).captures.filter(({ orderId }) => orders.includes(orderId))
  const artist = await signInArtist(gKeyId)
  const { body } = await artist.get('/api/artist/revenue')
  const sales = body['sales'] as {
    captureId: string
    keymailCode: string
    cents: number
    feeCents: number
    at: string
  }[]
  expect(sales.map(({ captureId, cents, feeCents }) => `${captureId} ${cents} ${feeCents}`).toSorted()).toEqual(
    booked.map(({ captureId, grossCents, feeCents }) => `${captureId} ${grossCents} ${feeCents}`).toSorted(),
  )
  expect(sales.map(({ keymailCode }) => keymailCode).toSorted()).toEqual(codes.slice(0, 2).toSorted())
  for (const { at } of sales) expect(new Date(at).toISOString()).toBe(at)
  const fees = booked.reduce((sum, { feeCents }) => sum + feeCents, 0)
  expect(body['totals']).toEqual({ sales: 2, cents: 1500, feeCents: fees, refundedCents: 0, netCents: 1500 - fees })
  expect(JSON.stringify(body)).not.toContain('@example.com')

  expect((await artist.get('/api/artist/editions')).body).toMatchObject([
    { id: song.editionId, issued: 3, redeemed: 2 },
  ])
  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect((await other.get('/api/artist/revenue')).body).toMatchObject({ sales: [], totals: { sales: 0, cents: 0 } })
})

test('does not count upload fees as revenue', async () => {
  const { gKeyId } = await createTestArtist()
  const artist = await signInArtist(gKeyId)
  const { body } = await artist.post('/paypal/order', { amount: 25, currency: 'USD', intent: 'CAPTURE' })
  await approveAtPaypal(String(body['id']))
  expect((await artist.post(`/paypal/order/${String(body['id'])}/capture`)).status).toBe(200)
  expect((await artist.get('/api/artist/revenue')).body).toMatchObject({ sales: [], totals: { sales: 0 } })
})

test('chart, totals by edition and CSV match the sales, and pending payments are listed apart', async () => {
  const { codes, gKeyId, song } = await createTestKeymails(3)
  await sql(db, 'UPDATE editions SET title = $2 WHERE id = $1', [song.editionId, '=1+1,"Formula"'])
  for (const code of codes.slice(0, 2)) {
    const fan = new Browser()
    const orderId = await createApprovedOrder(fan, code)
    await fan.post(`/paypal/order/${orderId}/capture`)
  }
  const late = new Browser()
  const lateOrder = await createApprovedOrder(late, codes[2] ?? '')
  await createPaypalFault('/capture$', 'PENDING')
  expect((await late.post(`/paypal/order/${lateOrder}/capture`)).status).toBe(202)
  await deletePaypalFaults()

  const browser = await signInArtist(gKeyId)
  const { body } = await browser.get('/api/artist/revenue')
  const totals = body['totals'] as { cents: number; netCents: number }
  expect(body['pending']).toEqual({ sales: 1, cents: 750 })
  expect(body['editions']).toEqual([
    { id: song.editionId, title: '=1+1,"Formula"', kind: 'song', sales: 2, cents: 1500, netCents: totals.netCents },
  ])
  for (const [period, length] of [
    ['30d', 30],
    ['12w', 12],
    ['12m', 12],
  ] as const) {
    const answer = await browser.get(`/api/artist/revenue/history?period=${period}`)
    const points = answer.body['points'] as { from: string; cents: number; sales: number }[]
    expect(points).toHaveLength(length)
    expect(points.reduce((sum, { cents }) => sum + cents, 0)).toBe(1500)
    expect(points.at(-1)).toMatchObject({ cents: 1500, sales: 2 })
    expect(points.map(({ from }) => from)).toEqual(points.map(({ from }) => from).toSorted())
  }
  expect((await browser.get('/api/artist/revenue/history?period=9y')).status).toBe(400)

  const csv = await browser.get('/api/artist/revenue.csv')
  expect(csv.headers.get('content-disposition')).toContain('tunemaker-revenue.csv')
  const lines = String(csv.body['text']).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  // Formulas in titles are escaped in the CSV.
  expect(lines[1]).toContain(`"'=1+1,""Formula"""`)
  expect(lines[1]).toContain(',7.50,')

  const other = await signInArtist((await createTestArtist()).gKeyId)
  expect((await other.get('/api/artist/revenue.csv')).body['text']).not.toContain('Formula')
  expect((await new Browser().get('/api/artist/revenue.csv')).status).toBe(401)
  expect((await new Browser().get('/api/artist/revenue/history')).status).toBe(401)
})

test('each point of the history equals the sales of its day, week or month', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const DAY = 86_400_000
  // Sixty sales over fourteen months, at irregular times.
  for (let n = 0; n < 60; n++) {
    const at = new Date(Date.now() - n * 7.3 * DAY - n * 3_600_000)
    await sql(
      db,
      `WITH bought AS (
         INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
                             description, state, provider_order_id, capture_id, completed_at)
         VALUES (uuidv7(), 'edition', uuidv7(), 1, $2, 'USD', 'x@example.com', $1, '', 'completed', $3, $3, $4)
         RETURNING id),
       posting AS (INSERT INTO ledger_postings (kind, order_id, provider_id, at) SELECT 'sale', id, $3, $4 FROM bought RETURNING id)
       INSERT INTO ledger_entries (posting_id, account, cents)
       SELECT posting.id, e.account, e.cents FROM posting,
              (VALUES ('paypal', $2::bigint), ('sales/edition', -$2::bigint)) AS e (account, cents)`,
      [artist.id, 100 + 37 * n, `history-${artist.id}-${n}`, at],
    )
  }
  const rows = await sql<{ at: Date; cents: number }>(
    db,
    'SELECT completed_at AS at, cents FROM orders WHERE payee_artist_id = $1',
    [artist.id],
  )
  const midnight = new Date().setUTCHours(0, 0, 0, 0)
  const monday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY
  const today = new Date(midnight)
  const starts = {
    '30d': Array.from({ length: 31 }, (_, n) => midnight + (n - 29) * DAY),
    '12w': Array.from({ length: 13 }, (_, n) => monday + (n - 11) * 7 * DAY),
    '12m': Array.from({ length: 13 }, (_, n) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + n - 11, 1)),
  }
  const browser = await signInArtist(gKeyId)
  for (const [period, edges] of Object.entries(starts)) {
    const expected = edges.slice(0, -1).map((from, n) => {
      const sold = rows.filter(({ at }) => at.getTime() >= from && at.getTime() < (edges[n + 1] ?? 0))
      return {
        from: new Date(from).toISOString().slice(0, 10),
        cents: sold.reduce((sum, { cents }) => sum + cents, 0),
        sales: sold.length,
      }
    })
    expect(expected.filter(({ sales }) => sales > 0).length, period).toBeGreaterThan(3)
    expect((await browser.get(`/api/artist/revenue/history?period=${period}`)).body['points'], period).toEqual(expected)
  }
  const { body } = await browser.get('/api/artist/revenue')
  const cents = rows.reduce((sum, row) => sum + row.cents, 0)
  expect(body['totals']).toMatchObject({ sales: 60, cents, netCents: cents })
})

/** Inserts a completed order with its posting; several may have the same time. */
async function createPaidOrder(artistId: string, captureId: string, cents: number, at: Date) {
  await sql(
    db,
    `WITH bought AS (
       INSERT INTO orders (visitor_id, purpose, item_id, quantity, cents, currency, payee_email, payee_artist_id,
                           description, state, provider_order_id, capture_id, completed_at)
       VALUES (uuidv7(), 'edition', $5, 1, $2, 'USD', 'x@example.com', $1, 'A copy', 'completed', $3, $3, $4) RETURNING id),
     posting AS (INSERT INTO ledger_postings (kind, order_id, provider_id, at) SELECT 'sale', id, $3, $4 FROM bought RETURNING id)
     INSERT INTO ledger_entries (posting_id, account, cents)
     SELECT posting.id, e.account, e.cents FROM posting,
            (VALUES ('paypal', $2::bigint - 7), ('fees/paypal', 7::bigint), ('sales/edition', -$2::bigint)) AS e (account, cents)`,
    [artistId, cents, captureId, at, artistId],
  )
}

test('pages have every sale once while others are made, and the CSV has them all; the sums are of all sales', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const browser = await signInArtist(gKeyId)
  const start = Date.now()
  // Many sales of one moment: the order's id decides among them.
  for (let n = 0; n < 250; n++) {
    await createPaidOrder(artist.id, `page-${artist.id}-${n}`, 100 + n, new Date(start - Math.floor(n / 60) * 60_000))
  }
  const totals = { sales: 250, cents: 250 * 100 + (249 * 250) / 2, feeCents: 250 * 7, refundedCents: 0 }
  const seen: string[] = []
  let next: string | null = null
  for (let page = 0; page === 0 || next; page++) {
    const { body } = await browser.get(`/api/artist/revenue${next ? `?after=${next}` : ''}`)
    if (page === 0) expect(body['totals']).toMatchObject(totals)
    seen.push(...(body['sales'] as { captureId: string }[]).map(({ captureId }) => captureId))
    next = body['next'] as string | null
    await createPaidOrder(artist.id, `later-${artist.id}-${page}`, 100, new Date(start + 60_000))
    await rollUpRevenue(40)
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(250)
  expect(seen.every((id) => id.startsWith('page-'))).toBe(true)
  const { body } = await browser.get('/api/artist/revenue')
  expect(body['totals']).toMatchObject({ sales: 253, cents: totals.cents + 300 })
  await rollUpRevenue()
  expect((await browser.get('/api/artist/revenue')).body['totals']).toEqual(body['totals'])
  const csv = String((await browser.get('/api/artist/revenue.csv')).body['text'])
  expect(csv.trim().split('\r\n')).toHaveLength(254)
})

type Node = { 'Relation Name'?: string; 'Shared Hit Blocks': number; 'Shared Read Blocks': number; Plans?: Node[] }

const countBlocks = (node: Node, table: string): number =>
  (node['Relation Name'] === table ? node['Shared Hit Blocks'] + node['Shared Read Blocks'] : 0) +
  (node.Plans ?? []).reduce((sum, one) => sum + countBlocks(one, table), 0)

test('a page of Keymail sales looks for no open copies and no art cards', async () => {
  const { artist } = await createTestArtist()
  for (let n = 0; n < 5; n++) await createPaidOrder(artist.id, `plan-${artist.id}-${n}`, 100, new Date())
  const explain = () =>
    runInTransaction(async (trx) => {
      // As it is planned where these tables are large.
      for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'material'])
        await sql(trx, `SET LOCAL enable_${way} = off`)
      const [plan] = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        trx,
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${firstPageSql}`,
        [artist.id, null, 100],
      )
      const root = plan?.['QUERY PLAN'][0].Plan
      return ['open_copies', 'art_cards', 'orders'].map((table) => (root ? countBlocks(root, table) > 0 : null))
    })
  expect(await explain()).toEqual([true, false, true])
  await sql(db, `UPDATE orders SET purpose = 'keymail', item_id = uuidv7() WHERE payee_artist_id = $1`, [artist.id])
  expect(await explain()).toEqual([false, false, true])
})

test('the stream announces a payment, a wish for a refund and a refund to the artist it concerns, and ends with the session', async () => {
  const { codes, gKeyId } = await createTestKeymails(2)
  const artist = await signInArtist(gKeyId)
  const other = await signInArtist((await createTestArtist()).gKeyId)
  const open = (who: Browser) =>
    EventSourceClient.open(`${getServerOrigin()}/api/artist/revenue/stream`, { cookie: who.cookie })
  // The process starts to listen with its first stream, and then wakes those that are open.
  const early = await open(other)
  await expect.poll(isListening).toBe(true)
  early.close()
  const [mine, theirs] = await Promise.all([open(artist), open(other)])
  for (const stream of [mine, theirs]) await expect.poll(() => stream.events.length).toBe(1)
  const { fan, refund } = await redeemAsFan(codes[0] ?? '', 'streamed@example.com')
  await expect.poll(() => mine.events.length).toBe(2)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  expect((await fan.post(`/api/copies/${copy?.id}/refund-request`, { reason: 'It crackles.' })).status).toBe(202)
  await expect.poll(() => mine.events.length).toBe(3)
  await refund()
  await expect.poll(() => mine.events.length).toBe(4)
  expect(mine.events.map(({ id, data }) => [id, data])).toEqual([
    [1, {}],
    [2, {}],
    [3, {}],
    [4, {}],
  ])
  expect(theirs.events).toHaveLength(1)
  await artist.send('DELETE', '/api/session')
  await expect.poll(() => mine.ended).toBe(true)
  expect((await open(new Browser())).status).toBe(401)
})

test('sums sales by the country that PayPal tells, before and after they are rolled up, and links each payment', async () => {
  const { codes, gKeyId, artist } = await createTestKeymails(2)
  for (const [n, code] of codes.entries()) await redeemAsFan(code, `country${n}@example.com`)
  await sql(
    db,
    `UPDATE orders SET payer_country = NULL WHERE payee_artist_id = $1 AND payer_email = 'country1@example.com'`,
    [artist.id],
  )
  const workshop = await signInArtist(gKeyId)
  const countries = [
    { country: 'US', sales: 1, cents: 750 },
    { country: null, sales: 1, cents: 750 },
  ]
  const before = (await workshop.get('/api/artist/revenue')).body
  expect(before['countries']).toHaveLength(2)
  expect(before['countries']).toEqual(expect.arrayContaining(countries))
  const [sale] = before['sales'] as { captureId: string; paymentUrl: string }[]
  expect(sale?.paymentUrl).toMatch(new RegExp(`/activity/payment/${sale?.captureId}$`))
  await rollUpRevenue()
  expect((await workshop.get('/api/artist/revenue')).body['countries']).toEqual(expect.arrayContaining(countries))
})

// What a posting brought is said by one function: whoever said it again would not follow.
test('the sums, the list of sales and the statement follow one rule of what a posting brought', async () => {
  const { codes, artist } = await createTestKeymails(1)
  const { refund } = await redeemAsFan(codes[0] ?? '', 'once@example.com', new Browser())
  await refund()
  const period = new Date().toISOString().slice(0, 7)
  const add = (one: { cents: number; feeCents: number; refundedCents: number }[]) =>
    one.reduce((sum, { cents, feeCents, refundedCents }) => sum + cents + feeCents + refundedCents, 0)
  const listTotals = async () => [
    add(
      await sql(
        db,
        `SELECT cents::int AS cents, fee_cents::int AS "feeCents", refunded_cents::int AS "refundedCents" FROM revenue_of_postings WHERE artist_id = $1`,
        [artist.id],
      ),
    ),
    add(await listSales(artist.id, { limit: 10 })),
    add(await listStatementPostings(artist.id, period, { limit: 10 })),
  ]
  const before = await listTotals()
  // A call for each posting would cost more than the posting.
  for (const text of [`SELECT * FROM revenue_of_postings WHERE artist_id = '${artist.id}'`, firstPageSql]) {
    const plan = await sql(db, `EXPLAIN ${text}`, text === firstPageSql ? [artist.id, null, 10] : [])
    expect(JSON.stringify(plan)).not.toContain('Function Scan')
  }
  const [rule] = await sql<{ text: string }>(db, `SELECT pg_get_functiondef('sums_of_posting'::regproc) AS text`)
  await db.raw((rule?.text ?? '').replaceAll('sum(l.cents)', 'sum(l.cents * 10)').replaceAll('?', String.raw`\?`))
  expect(await listTotals()).toEqual(before.map((cents) => cents * 10))
  await db.raw((rule?.text ?? '').replaceAll('?', String.raw`\?`))
  expect(await listTotals()).toEqual(before)
})

test('a wrong sum of a day, a month, an item, a country or all is found in its slice; sales and refunds alone are not', async () => {
  const { codes, artist } = await createTestKeymails(3)
  const listFound = async () => {
    const found = []
    for (let after: string | null = null; ;) {
      const { mismatches, last } = await detectRevenueMismatches(after, 2)
      found.push(...mismatches.filter(({ artistId }) => artistId === artist.id))
      if (last === null) return found
      after = last
    }
  }
  for (const code of codes) {
    const { refund } = await redeemAsFan(code, `${code.toLowerCase()}@example.com`, new Browser())
    expect(await listFound()).toEqual([])
    // The refund of the last one waits in the inbox.
    if (code === codes[1]) await rollUpRevenue()
    if (code !== codes[0]) await refund()
    expect(await listFound()).toEqual([])
  }
  for (const [table, column, part] of [
    ['revenue_days', 'sales', 'day '],
    ['revenue_items', 'cents', 'item '],
    ['revenue_item_months', 'fee_cents', 'month '],
    ['revenue_countries', 'refunded_cents', 'country '],
    ['revenue_artists', 'kept_cents', 'all '],
  ]) {
    const add = (n: number) =>
      sql(db, `UPDATE ${table} SET ${column} = ${column} + $2 WHERE artist_id = $1`, [artist.id, n])
    await add(1)
    expect(await listFound(), table).toMatchObject([{ part: expect.stringMatching(`^${part}`) }])
    await add(-1)
  }
  await rollUpRevenue()
  expect(await listFound()).toEqual([])
  await sql(db, 'DELETE FROM revenue_days WHERE artist_id = $1', [artist.id])
  expect(await listFound()).toMatchObject([{ summed: { sales: 0 }, posted: { sales: 3 } }])
  const { mismatches } = await detectRevenueMismatches('ffffffff-ffff-ffff-ffff-ffffffffffff', 2, [artist.id])
  expect(mismatches).toHaveLength(1)
})

test('the summary adds up today, seven days, this month and the last by days in UTC, rolled up or not', async () => {
  const { codes, artist } = await createTestKeymails(1)
  await redeemAsFan(codes[0] ?? '', 'summary@example.com')
  const [sale] = await listSales(artist.id, { limit: 1 })
  const [row] = await sql<{ today: string; month: string }>(
    db,
    `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS today,
            to_char(date_trunc('month', now() AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS month`,
  )
  const { today, month } = row ?? { today: '', month: '' }
  const shift = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
  const lastMonth = `${shift(month, -1).slice(0, 7)}-01`
  // Each day has an amount of its own, so that no wrong set of days has the right sum.
  const days = [
    shift(today, -1),
    shift(today, -6),
    shift(today, -7),
    month,
    shift(month, -1),
    lastMonth,
    shift(lastMonth, -1),
  ]
  const booked = days.map((day, at) => ({
    day,
    sales: 1,
    cents: 1000 * 2 ** at,
    feeCents: 10 * 2 ** at,
    refundedCents: 2 ** at,
  }))
  for (const { day, sales, cents, feeCents, refundedCents } of booked)
    await sql(
      db,
      `INSERT INTO revenue_days (artist_id, day, sales, cents, fee_cents, refunded_cents) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (artist_id, day) DO UPDATE SET sales = revenue_days.sales + EXCLUDED.sales,
         cents = revenue_days.cents + EXCLUDED.cents, fee_cents = revenue_days.fee_cents + EXCLUDED.fee_cents,
         refunded_cents = revenue_days.refunded_cents + EXCLUDED.refunded_cents`,
      [artist.id, day, sales, cents, feeCents, refundedCents],
    )
  const all = [
    ...booked,
    { day: today, sales: 1, cents: sale?.cents ?? 0, feeCents: sale?.feeCents ?? 0, refundedCents: 0 },
  ]
  const add = (isIn: (day: string) => boolean) => {
    const within = all.filter(({ day }) => isIn(day))
    const sum = (field: 'sales' | 'cents' | 'feeCents' | 'refundedCents') =>
      within.reduce((total, each) => total + each[field], 0)
    const [cents, feeCents, refundedCents] = [sum('cents'), sum('feeCents'), sum('refundedCents')]
    return { sales: sum('sales'), cents, feeCents, refundedCents, netCents: cents - feeCents - refundedCents }
  }
  const expected = {
    today: add((day) => day === today),
    week: add((day) => day >= shift(today, -6)),
    month: add((day) => day >= month),
    lastMonth: add((day) => day >= lastMonth && day < month),
    all: add(() => true),
  }
  expect((await getRevenueSummary(artist.id)).periods).toEqual(expected)
  await rollUpRevenue()
  expect((await getRevenueSummary(artist.id)).periods).toEqual(expected)
})
