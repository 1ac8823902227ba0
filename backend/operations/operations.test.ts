import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { rollUpEvents } from '#module/analytics'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { startHeartbeat } from '#module/operations/processes'
import { updateJobMetrics, trackJobRun } from '#queue/job-metrics'
import { enqueue, startQueue } from '#queue/queue'
import { enqueueReconciliationsJob } from '#jobs/payments/ledger'
import { createPreviewJob } from '#jobs/playback'
import { createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { createApprovedOrder } from '#testing/clients/paypal'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { signInStaff } from '#testing/clients/sign-in-staff'
import { type Dashboard, LIST_LIMIT } from '#contract/operations/dashboard'
import { listRowsOfWord } from './dashboard/list-all-keymails.ts'
import { listGKeysSql } from './dashboard/list-g-keys.ts'

startTestServer()

const dashboard = async (browser: Browser, period = '24h') => {
  const answer = await browser.get(`/api/godfrey/analytics/dashboard?period=${period}`)
  expect(answer.status).toBe(200)
  return answer.body['data'] as Dashboard
}
const createVisitor = (name: string) => new Browser({ 'user-agent': `Mozilla/5.0 (${name})` })
/** Counts are buffered for a second before they are written. */
const flushPending = async () => (await import('#module/analytics')).updateCounters()

describe('the dashboard', () => {
  test('matches the rows for staff; visitors see totals', async () => {
    const { artist, codes, song } = await createTestKeymails(4)
    const fans = ['one', 'two', 'three'].map(createVisitor)
    for (const fan of fans) await fan.send('POST', '/api/visits')
    for (const [n, code] of codes.slice(0, 2).entries()) {
      const fan = fans[n] ?? createVisitor('late')
      const orderId = await createApprovedOrder(fan, code, `fan${n}@example.com`)
      expect((await fan.post(`/paypal/order/${orderId}/capture`)).status).toBe(200)
    }
    await fans[2]?.post('/api/godfrey/chat', { message: 'What is a Keymail?' })
    await flushPending()
    for (let round = 0; round < 2; round++) {
      const seen = await dashboard(await signInStaff('operator'))
      const [rows] = await sql<{ issued: number; cents: number; keys: number; fans: number }>(
        db,
        `SELECT (SELECT count(*) FROM keymails) AS issued, (SELECT count(*) FROM g_keys WHERE state = 'active') AS keys,
                (SELECT -sum(cents) FROM ledger_entries WHERE account = 'sales/keymail')::bigint AS cents,
                (SELECT count(DISTINCT payer_email) FROM orders WHERE payee_artist_id = $1 AND state = 'completed') AS fans`,
        [artist.id],
      )
      expect(seen).toMatchObject({
        period: '24h',
        totalVisitors: 3,
        activeGKeys: rows?.keys,
        keymailsDistributed: rows?.issued,
        artistRevenue: (rows?.cents ?? 0) / 100,
        keymailsRedeemed: 2,
        questions: 1,
        visitorToFanConversion: 66.7,
        // Three visitors: one asked a question, two bought.
        averageVisitorEngagement: 2,
      })
      expect(seen.artistRevenue).toBe(15)
      expect(seen.topPerformingArtists).toEqual([{ name: artist.stageName, fans: rows?.fans, revenue: 15 }])
      expect(seen.series).toHaveLength(24)
      expect(seen.series.reduce((sum, { revenue }) => sum + (revenue ?? 0), 0)).toBe(15)
      expect(seen.series.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(3)
      expect(seen.system.map(({ name }) => name)).toContain('Payments')
      expect(seen.activity.map(({ description }) => description)).toContain('A Keymail was redeemed')
      await rollUpEvents()
    }
    const visitor = await dashboard(new Browser())
    expect(visitor).toMatchObject({
      totalVisitors: 3,
      artistRevenue: null,
      topPerformingArtists: [],
      before: { artistRevenue: null },
    })
    expect(JSON.stringify(visitor)).not.toContain(artist.stageName)
    expect(JSON.stringify(visitor)).not.toContain(song.editionId)
    expect(visitor.series.every(({ revenue }) => revenue === null)).toBe(true)
  })

  test('filters by period and compares with the previous one', async () => {
    const before = await dashboard(await signInStaff(), '1h')
    await sql(
      db,
      `INSERT INTO analytics_inbox (at, kind, quantity) VALUES (now() - interval '90 minutes', 'keymail-issued', 7),
      (now() - interval '3 days', 'keymail-issued', 20), (now() - interval '20 days', 'keymail-issued', 100)`,
    )
    const operator = await signInStaff('operator')
    const [hour, day, week, month] = await Promise.all(
      ['1h', '24h', '7d', '30d'].map((period) => dashboard(operator, period)),
    )
    const now = before.keymailsDistributed
    expect(hour).toMatchObject({ keymailsDistributed: now, before: { keymailsDistributed: 7 } })
    expect(day?.keymailsDistributed).toBe(now + 7)
    expect(week?.keymailsDistributed).toBe(now + 27)
    expect(month?.keymailsDistributed).toBe(now + 127)
    expect((await operator.get('/api/godfrey/analytics/dashboard?period=2y')).status).toBe(400)
  })

  test('is exported as CSV with the same numbers, money for staff only', async () => {
    const { stageName } = (await createTestArtist({ stageName: '=HYPERLINK("https://example.com")' })).artist
    const { artist } = await createTestArtist({ stageName })
    await createTestSong(artist)
    await sql(
      db,
      `INSERT INTO analytics_inbox (kind, detail, artist_id, cents) VALUES ('sale', 'edition', $1, 123456)`,
      [artist.id],
    )
    const text = async (browser: Browser) =>
      String((await browser.get('/api/godfrey/analytics/dashboard.csv?period=7d')).body['text'])
    const csv = await text(await signInStaff('operator'))
    expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")",`)
    expect(csv).toMatch(/totalVisitors,\d+,\d+,/)
    const theirs = await text(new Browser())
    expect(theirs).toContain('totalVisitors')
    expect(theirs).not.toMatch(/revenue|HYPERLINK/i)
  })
})

describe('a dead job', () => {
  async function createDeadJob() {
    const songId = randomUUID()
    const boss = await startQueue()
    await runInTransaction((trx) => enqueue(trx, createPreviewJob, { songId }))
    for (let tries = 0; tries <= createPreviewJob.retries; tries++) {
      await sql(db, `UPDATE pgboss.job SET start_after = now() WHERE name = $1`, [createPreviewJob.name])
      for (const job of await boss.fetch(createPreviewJob.name)) {
        await boss.fail(
          createPreviewJob.name,
          job.id,
          new Error(`no answer for fan@example.com and TM-20261121-ABCDEFGH`),
        )
      }
    }
    return songId
  }
  type Queues = {
    queues: { name: string; dead: number; waiting: number }[]
    dead: { id: string; queue: string; payload: string; error: string; tries: number }[]
  }
  const queues = async (browser: Browser) => (await browser.get('/api/operator/jobs')).body as unknown as Queues
  beforeEach(() => sql(db, 'DELETE FROM pgboss.job'))

  test('is listed with its payload and error, without secrets', async () => {
    const songId = await createDeadJob()
    const { dead, queues: all } = await queues(await signInStaff('operator'))
    expect(dead).toMatchObject([{ queue: 'playback.create-preview', tries: createPreviewJob.retries + 1 }])
    expect(dead[0]?.payload).toContain(songId)
    expect(dead[0]?.error).toContain('no answer for')
    expect(dead[0]?.error).not.toMatch(/fan@|ABCDEFGH/)
    expect(all.find(({ name }) => name === 'playback.create-preview')).toMatchObject({ dead: 1, waiting: 0 })
  })

  // Without checking the number of redriven jobs, all five report success.
  test('is retried once by five concurrent requests; the others answer 404', async () => {
    await createDeadJob()
    const operator = await signInStaff('operator')
    const [job] = (await queues(operator)).dead
    const url = `/api/operator/jobs/${job?.queue}/${job?.id}/retry`
    const answers = await Promise.all(Array.from({ length: 5 }, () => operator.send('POST', url)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404, 404])
    const after = await queues(operator)
    expect(after.dead).toEqual([])
    expect(after.queues.find(({ name }) => name === 'playback.create-preview')).toMatchObject({ dead: 0, waiting: 1 })
    const lines = await sql(db, `SELECT role, action FROM audit_log WHERE subject = $1`, [`job:${job?.id}`])
    expect(lines).toEqual([{ role: 'operator', action: 'job-retry' }])
  })

  test('is deleted with a reason', async () => {
    await createDeadJob()
    const operator = await signInStaff('operator')
    const [job] = (await queues(operator)).dead
    const url = `/api/operator/jobs/${job?.queue}/${job?.id}/discard`
    expect((await operator.post(url, { reason: ' ' })).status).toBe(400)
    expect((await operator.post(url, { reason: 'The song never existed.' })).status).toBe(204)
    expect((await operator.post(url, { reason: 'Again.' })).status).toBe(404)
    expect((await queues(operator)).dead).toEqual([])
    const lines = await sql(db, `SELECT details->>'reason' AS reason FROM audit_log WHERE subject = $1`, [
      `job:${job?.id}`,
    ])
    expect(lines).toEqual([{ reason: 'The song never existed.' }])
  })

  test('is retried or discarded with all of its queue, and the total counts more than are listed', async () => {
    const operator = await signInStaff('operator')
    const count = async () =>
      (await queues(operator)).queues.find(({ name }) => name === 'playback.create-preview')?.dead
    await createDeadJob()
    // As the queue itself writes them, but quicker.
    await sql(
      db,
      `INSERT INTO pgboss.job SELECT (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
         FROM pgboss.job j, generate_series(1, 150) WHERE j.name = 'dead-letters'`,
    )
    expect(await count()).toBe(151)
    expect((await queues(operator)).dead).toHaveLength(100)
    const url = '/api/operator/jobs/playback.create-preview'
    expect((await new Browser().send('POST', `${url}/retry`)).status).toBe(401)
    expect((await operator.send('POST', `${url}/retry`)).body).toEqual({ jobs: 151 })
    expect(await count()).toBe(0)
    await sql(db, 'DELETE FROM pgboss.job')
    await createDeadJob()
    expect((await operator.post(`${url}/discard`, { reason: '' })).status).toBe(400)
    expect((await operator.post(`${url}/discard`, { reason: 'Not needed.' })).body).toEqual({ jobs: 1 })
    expect((await operator.post(`${url}/discard`, { reason: 'Again.' })).body).toEqual({ jobs: 0 })
    expect(await sql(db, `SELECT action, details FROM audit_log WHERE subject LIKE 'queue:%' ORDER BY at`)).toEqual([
      { action: 'queue-retry', details: { jobs: 151 } },
      { action: 'queue-discard', details: { jobs: 1, reason: 'Not needed.' } },
    ])
  })
})

test('job counts and durations are summed by queue', async () => {
  trackJobRun(enqueueReconciliationsJob.name, 'done', 10, 100)
  trackJobRun(enqueueReconciliationsJob.name, 'failed', 30, 300)
  await updateJobMetrics()
  trackJobRun(enqueueReconciliationsJob.name, 'done', 50, 200)
  await updateJobMetrics()
  for (const period of ['1h', '30d']) {
    const { body } = await (await signInStaff('operator')).get(`/api/operator/jobs?period=${period}`)
    expect(
      (body['queues'] as { name: string }[]).find(({ name }) => name === enqueueReconciliationsJob.name),
    ).toMatchObject({
      done: 2,
      failed: 1,
      waitedMs: 30,
      ranMs: 200,
      longestWaitMs: 50,
    })
    const series = body['series'] as { done: number }[]
    expect(series).toHaveLength(period === '1h' ? 60 : 30)
    expect(series.filter(({ done }) => done > 0)).toMatchObject([{ done: 2, failed: 1, waitedMs: 30, ranMs: 200 }])
  }
})

test('processes are listed while they run and removed when they stop', async () => {
  const stop = startHeartbeat('worker')
  const system = async () => (await (await signInStaff('operator')).get('/api/operator/system')).body
  await expect
    .poll(async () => (await system())['processes'], { timeout: 20_000 })
    .toMatchObject([{ kind: 'worker', pid: process.pid, silent: false }])
  await sql(db, `UPDATE processes SET seen_at = now() - interval '31 seconds'`)
  expect((await system())['processes']).toMatchObject([{ silent: true }])
  await stop()
  const { processes, database, storage } = await system()
  expect(processes).toEqual([])
  const [size] = await sql<{ files: number; bytes: number }>(
    db,
    `SELECT count(*) AS files, coalesce(sum(bytes), 0)::bigint AS bytes FROM files WHERE state = 'kept'`,
  )
  expect(storage).toEqual(size)
  // Read from the sums, however many files there are.
  await sql(db, 'INSERT INTO file_sums (files, bytes) VALUES (1, 0)')
  expect((await system()).storage).toEqual({ ...size, files: (size?.files ?? NaN) + 1 })
  await sql(db, 'INSERT INTO file_sums (files, bytes) VALUES (-1, 0)')
  expect(database).toMatchObject({ schema: expect.stringMatching(/^\d{12}_/), bytes: expect.any(Number) })
})

test('G-Keys and Keymails are listed without any code that can still be redeemed', async () => {
  const { artist, codes } = await createTestKeymails(2)
  const [sold = '', open = ''] = codes
  const fan = new Browser()
  await fan.post(`/paypal/order/${await createApprovedOrder(fan, sold, 'listed@example.com')}/capture`)
  const operator = await signInStaff('operator')
  const q = encodeURIComponent(artist.stageName)
  const { body: keys } = await operator.get(`/api/operator/g-keys?q=${q}`)
  expect(keys).toMatchObject({ total: 1, gKeys: [{ artist: artist.stageName, state: 'active', songs: 1 }] })
  const { body: keymails } = await operator.get(`/api/operator/keymails?q=${q}`)
  expect(keymails).toMatchObject({ next: null, keymails: [{ copy: 2 }, { copy: 1 }] })
  expect(JSON.stringify(keymails)).toContain(sold)
  expect(JSON.stringify(keymails)).not.toContain(open)
  expect((await operator.get(`/api/operator/keymails?q=${open}&state=issued`)).body['keymails']).toHaveLength(1)
  expect((await operator.get('/api/operator/keymails?q=%25')).body['keymails']).toEqual([])
})

test('the newest G-Keys are listed without sorting all', async () => {
  const { artist } = await createTestKeymails(1)
  await sql(
    db,
    `INSERT INTO g_keys (artist_id, key_hash, state) SELECT $1, decode(md5(n::text), 'hex'), 'void' FROM generate_series(1, 5000) n`,
    [artist.id],
  )
  await sql(db, 'ANALYZE g_keys')
  const [plan] = await sql(db, `EXPLAIN (FORMAT JSON) ${listGKeysSql}`, ['%%', LIST_LIMIT])
  expect(JSON.stringify(plan)).toContain('g_keys_created')
  expect(JSON.stringify(plan)).not.toContain('"Node Type":"Sort"')
  const { body } = await (await signInStaff('operator')).get('/api/operator/g-keys')
  const [count] = await sql<{ total: number }>(db, 'SELECT count(*)::int AS total FROM g_keys')
  expect(body).toMatchObject({ total: count?.total })
  await sql(db, `DELETE FROM g_keys WHERE artist_id = $1 AND state = 'void'`, [artist.id])
})

test('Keymails are listed newest first, page by page, also those of more editions than are looked through one by one', async () => {
  const { artist } = await createTestKeymails(LIST_LIMIT + 5)
  const operator = await signInStaff('operator')
  const listPages = async (query: string) => {
    const ids: string[] = []
    for (let after = ''; ;) {
      const { body } = await operator.get(`/api/operator/keymails?${query}${after && `&after=${after}`}`)
      const { keymails, next } = body as unknown as { keymails: { id: string }[]; next: string | null }
      ids.push(...keymails.map(({ id }) => id))
      if (!next) return ids
      after = next
    }
  }
  const listIds = async (where: string) =>
    (
      await sql<{ id: string }>(
        db,
        `SELECT k.id FROM keymails k JOIN editions e ON e.id = k.edition_id WHERE ${where} ORDER BY k.id DESC`,
      )
    ).map(({ id }) => id)
  const own = await listIds(`e.artist_id = '${artist.id}'`)
  expect(own).toHaveLength(LIST_LIMIT + 5)
  const q = encodeURIComponent(artist.stageName)
  expect(await listPages(`q=${q}`)).toEqual(own)
  expect(await listPages('')).toEqual(await listIds('true'))
  expect(await listPages(`q=${q}&state=void`)).toEqual([])

  // As with more Keymails than are looked through for one page.
  const found: string[] = []
  for (let after: string | null = null; ;) {
    const page = await listRowsOfWord(`%${artist.stageName}%`, [null, after, LIST_LIMIT + 1], [1, 7])
    found.push(...page.found.map(({ id }) => id))
    after = page.lookedTo
    if (!after) break
  }
  expect(found).toEqual(own)

  await sql(
    db,
    `INSERT INTO editions (artist_id, kind, title, copies, price_cents)
     SELECT $1, 'album', 'Nothing issued ' || n, 5, 100 FROM generate_series(1, 5_001) n`,
    [artist.id],
  )
  expect(await listPages(`q=${q}`)).toEqual(own)
})
