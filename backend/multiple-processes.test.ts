import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRONG_PASSWORD_LIMIT } from '#contract/auth/staff'
import type { Entry } from '#contract/green-room/entries'
import { calculateWaveformJob } from '#jobs/playback'
import { db } from './database/client.ts'
import { sql } from './database/sql.ts'
import { enqueue, startQueue, closeQueue } from './queue/queue.ts'
import { type LoadBalancer, startLoadBalancer } from './testing/servers/load-balancer.ts'
import { createTestSong, createTestArtist, createTestKeymails } from './testing/builders/records.ts'
import { signInArtist } from './testing/clients/sign-in-artist.ts'
import { EventSourceClient } from './testing/clients/event-source-client.ts'
import { approveAtPaypal, createApprovedOrder, getPaypalBooks, createKeymailOrder } from './testing/clients/paypal.ts'
import { ServerProcess, getFreePort } from './testing/servers/server-process.ts'
import { pollUntil } from './testing/poll-until.ts'
import { Browser, createClientAddress } from './testing/clients/browser.ts'
import { updateServerOrigin } from './testing/servers/app-server.ts'

// The setup of docker-compose.yml with real processes: two web processes, two workers, one database, and a load
// balancer that alternates between the web processes.
const TOKEN = 'a-token-for-the-scraper'
const env = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN }
const webPorts = [await getFreePort(), await getFreePort()]
const workerPorts = [await getFreePort(), await getFreePort()]
const webs = webPorts.map((port) => new ServerProcess('backend/main.ts', { ...env, PORT: String(port) }))
const workers = workerPorts.map((port) => new ServerProcess('worker/main.ts', { ...env, METRICS_PORT: String(port) }))
let balancer: LoadBalancer

const pollWeb = (port = 0) =>
  pollUntil('web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
const getMetrics = (port: number, token = TOKEN) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
const pollWorker = (port: number) => pollUntil('worker', 90, async () => (await getMetrics(port)).ok)

beforeAll(async () => {
  for (const process of [...webs, ...workers]) process.start()
  await startQueue()
  await Promise.all([...webPorts.map(pollWeb), ...workerPorts.map(pollWorker)])
  balancer = await startLoadBalancer(webPorts)
  updateServerOrigin(balancer.origin)
})
afterAll(async () => {
  await (balancer as LoadBalancer | undefined)?.close()
  await Promise.all([...webs, ...workers].map((process) => process.kill()))
  await closeQueue()
  await db.destroy()
})

test('a redemption that alternates between processes opens the Green Room, and signing out applies to both', async () => {
  const { artist, codes } = await createTestKeymails(1)
  const [code = ''] = codes
  const fan = new Browser()
  const steps: number[] = []
  const step = async (method: string, path: string, body?: object) => {
    const answer = await fan.send(method, path, body)
    steps.push(balancer.last())
    return answer
  }
  expect((await step('POST', '/api/validate-keymail', { keymailCode: code })).status).toBe(200)
  const order = await createKeymailOrder(fan, code)
  steps.push(balancer.last())
  const id = String(order.body['id'])
  await approveAtPaypal(id, 'several@example.com')
  expect((await step('POST', `/paypal/order/${id}/capture`)).status).toBe(200)
  const complete = { keymailCode: code, paypalOrderId: id }
  expect((await step('POST', '/api/complete-keymail-redemption', complete)).status).toBe(200)
  for (let n = 0; n < 2; n++) {
    expect((await step('GET', `/api/green-room/${artist.id}`)).status).toBe(200)
  }
  // Proves that the requests really alternated.
  expect(steps.every((at, n) => n === 0 || at !== steps[n - 1])).toBe(true)
  expect((await step('DELETE', '/api/session')).status).toBeLessThan(300)
  for (let n = 0; n < 2; n++) {
    expect((await step('GET', `/api/green-room/${artist.id}`)).status).toBe(401)
  }
})

// As many as one network may leave unpaid: behind the load balancer all share this machine's address.
test('of 24 fans racing for three Keymails through the load balancer, three buy one and no other is charged', async () => {
  const { codes } = await createTestKeymails(3)
  const fans = await Promise.all(
    Array.from({ length: 24 }, async (_, n) => {
      const browser = new Browser()
      return { browser, id: await createApprovedOrder(browser, codes[n % 3] ?? '', `race${n}@example.com`) }
    }),
  )
  const before = [...balancer.answered]
  const statuses = await Promise.all(
    fans.map(async ({ browser, id }) => (await browser.post(`/paypal/order/${id}/capture`)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 409)).toHaveLength(21)
  expect(balancer.answered.map((count, n) => count - (before[n] ?? 0))).toEqual([12, 12])
  const ids = new Set(fans.map(({ id }) => id))
  expect((await getPaypalBooks()).captures.filter(({ orderId }) => ids.has(orderId))).toHaveLength(3)
})

test('a pre-order opens at its minute: nothing is sold before, and over both processes exactly its copies', async () => {
  const copies = 3
  const { artist, gKeyId } = await createTestArtist()
  const { editionId } = await createTestSong(artist, { draft: true })
  const workshop = await signInArtist(gKeyId)
  const edition = `/api/artist/editions/${editionId}`
  expect((await workshop.send('PUT', `${edition}/open-sale`, { copies, perPerson: 1 })).status).toBe(200)
  const releaseAt = new Date(Date.now() + 5_000).toISOString()
  const release = { releaseAt, timeZone: 'Europe/Berlin', announced: true }
  expect((await workshop.send('PUT', `${edition}/release`, release)).status).toBe(200)

  const stream = await EventSourceClient.open(`${balancer.origin}/api/artist/revenue/stream`, {
    cookie: workshop.cookie,
  })

  // Buyers ask without a pause, through both processes, from before the minute until nothing is left.
  const order = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
  const buy = async (port: number) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': createClientAddress() }
    const sent = { method: 'POST', headers, body: JSON.stringify(order) }
    const answer = await fetch(`http://127.0.0.1:${port}/paypal/order`, sent)
    const { error } = (await answer.json()) as { error?: string }
    return error ?? 'a copy'
  }
  const answers: string[] = []
  const countHeld = () => answers.filter((answer) => answer === 'a copy').length
  await pollUntil('all copies to be held', 120, async () => {
    answers.push(...(await Promise.all([...webPorts, ...webPorts].map(buy))))
    return countHeld() >= copies
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}; answered: ${[...new Set(answers)].join(', ')}`)
  })
  expect(countHeld()).toBe(copies)
  expect(answers.slice(0, 4)).not.toContain('a copy')
  const [facts] = await sql<object>(
    db,
    `SELECT count(*)::int AS held, bool_and(o.created_at >= $2) AS "isAfter",
            (SELECT count(*)::int FROM edition_releases WHERE edition_id = $1) AS planned,
            (SELECT count(*)::int FROM edition_log_inbox WHERE edition_id = $1 AND type = 'published')
              + (SELECT count(*)::int FROM edition_log_entries WHERE edition_id = $1 AND leaf LIKE '%"published"%') AS published
       FROM orders o WHERE o.item_id = $1`,
    [editionId, releaseAt],
  )
  // The worker that published it has told the artist's open pages.
  await expect.poll(() => stream.events.length).toBeGreaterThan(1)
  stream.close()
  expect(facts).toEqual({ held: copies, isAfter: true, planned: 0, published: 1 })
})

test('wrong passwords are counted across processes', async () => {
  await sql(db, 'DELETE FROM throttle')
  const guess = async () => (await new Browser().post('/api/admin/login', { password: 'a wrong guess' })).status
  const statuses: number[] = []
  for (let n = 0; n <= WRONG_PASSWORD_LIMIT.hits; n++) statuses.push(await guess())
  expect(statuses).toEqual([...Array.from({ length: WRONG_PASSWORD_LIMIT.hits }, () => 401), 429])
})

test('every process serves its metrics with the token only, on its own port', async () => {
  for (const port of [...webPorts, ...workerPorts]) {
    const text = await (await getMetrics(port)).text()
    expect(text, String(port)).toMatch(/^tunemaker_jobs\{queue="/m)
    expect((await getMetrics(port, 'not-the-token-at-all')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  }
  expect((await fetch(`${balancer.origin}/metrics`)).status).toBe(404)
})

// The last one that needs both web processes.
test('a stream receives events from both processes, and resumes on the other without loss or duplicates when its own is killed', async () => {
  const { artist, gKeyId } = await createTestKeymails(1)
  const room = `/api/green-room/${artist.id}`
  const speaker = await signInArtist(gKeyId)
  const say = async (text: string) =>
    expect((await speaker.post(`${room}/messages`, { text, requestId: randomUUID() })).status).toBe(201)
  const textsOf = (listener: EventSourceClient) =>
    listener.events.flatMap(({ data }) => (data['is'] === 'entry' ? [(data['entry'] as Entry).text] : []))
  const open = (headers = {}) =>
    EventSourceClient.open(`${balancer.origin}${room}/stream`, { cookie: speaker.cookie, ...headers })

  const first = await open()
  const at = balancer.last()
  const spokenAt = new Set<number>()
  for (const text of ['one', 'two', 'three', 'four']) {
    await say(text)
    spokenAt.add(balancer.last())
  }
  expect(spokenAt.size).toBe(2)
  await expect.poll(() => textsOf(first)).toEqual(['one', 'two', 'three', 'four'])

  await webs[at]?.kill()
  await expect.poll(() => first.ended).toBe(true)
  await say('five')
  const second = await open({ 'last-event-id': String(first.events.at(-1)?.id) })
  expect(balancer.last()).not.toBe(at)
  await say('six')
  await expect
    .poll(() => [...textsOf(first), ...textsOf(second)])
    .toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  second.close()
})

/** The number of finished jobs of this queue, from a worker's metrics. */
async function countDoneJobs(port: number, queue: string): Promise<number> {
  const text = await (await getMetrics(port)).text()
  return Number(
    new RegExp(`^tunemaker_job_seconds_count\\{queue="${queue}",outcome="done"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  )
}

test('two workers share the jobs, each done once; when one is killed the other finishes the rest', async () => {
  const { artist } = await createTestArtist()
  const songs = await Promise.all(Array.from({ length: 24 }, () => createTestSong(artist)))
  const peaks = () =>
    sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1 AND peaks IS NOT NULL', [artist.id]).then((rows) => rows.length)
  const send = (some: typeof songs) =>
    db.transaction(async (trx) => {
      for (const { id } of some) await enqueue(trx, calculateWaveformJob, { songId: id })
    })
  const [one = 0, two = 0] = workerPorts
  const before = [
    await countDoneJobs(one, calculateWaveformJob.name),
    await countDoneJobs(two, calculateWaveformJob.name),
  ]
  await send(songs.slice(0, 16))
  await pollUntil('waveforms of sixteen songs', 120, async () => (await peaks()) === 16)
  await pollUntil('sixteen jobs noted', 10, async () => {
    const after = [
      await countDoneJobs(one, calculateWaveformJob.name),
      await countDoneJobs(two, calculateWaveformJob.name),
    ]
    const done = after.map((count, n) => count - (before[n] ?? 0))
    return (done[0] ?? 0) + (done[1] ?? 0) === 16 && done.every((count) => count > 0)
  })
  await send(songs.slice(16))
  await workers[0]?.kill()
  await pollUntil('the other worker to do the rest', 120, async () => (await peaks()) === 24)
  // Whatever the killed one was doing, of the clock or not, is done by the other or by the next tick.
  const left = `SELECT name FROM pgboss.job WHERE state = 'active' AND heartbeat_on < now() - interval '15 seconds'`
  await pollUntil('the end of its jobs', 120, async () => (await sql(db, left)).length === 0)
  expect(await sql(db, `SELECT source_name FROM pgboss.job WHERE name = 'dead-letters'`)).toEqual([])
}, 400_000)
