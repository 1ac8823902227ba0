import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WRONG_PASSWORDS } from '#contract/admin'
import type { Entry } from '#contract/green-room'
import { songUploaded } from '#module/songs'
import { db, sql } from '#platform/database'
import { enqueue, startJobs, stopJobs } from '#platform/jobs'
import { type Balancer, startBalancer } from '#testing/balancer'
import { aSong, anArtist, keymailsFor, signedIn } from '#testing/builders'
import { Listener } from '#testing/listener'
import { approve, approvedOrder, books, orderFor } from '#testing/paypal'
import { Process, freePort, until } from '#testing/processes'
import { Browser, browseAt } from '#testing/server'

// The arrangement of docker-compose.yml with real processes: two web, two workers, one database, a balancer before the
// web processes that gives every request to the other one than the last.
const TOKEN = 'a-token-for-the-scraper'
const env = { LOG_LEVEL: 'silent', TRUST_PROXY: '1', METRICS_TOKEN: TOKEN }
const webPorts = [await freePort(), await freePort()]
const workerPorts = [await freePort(), await freePort()]
const webs = webPorts.map((port) => new Process('backend/main.ts', { ...env, PORT: String(port) }))
const workers = workerPorts.map((port) => new Process('worker/main.ts', { ...env, METRICS_PORT: String(port) }))
let balancer: Balancer

const webReady = (port = 0) => until('web process', 90, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
const metricsAt = (port: number, token = TOKEN) =>
  fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })
const workerReady = (port: number) => until('worker', 90, async () => (await metricsAt(port)).ok)

beforeAll(async () => {
  for (const process of [...webs, ...workers]) process.start()
  await startJobs()
  await Promise.all([...webPorts.map(webReady), ...workerPorts.map(workerReady)])
  balancer = await startBalancer(webPorts)
  browseAt(balancer.origin)
}, 120_000)
afterAll(async () => {
  await (balancer as Balancer | undefined)?.close()
  await Promise.all([...webs, ...workers].map((process) => process.kill()))
  await stopJobs()
  await db.destroy()
})

test('a redemption whose every step lands at the other process ends in the Green Room, and signing out there counts everywhere', async () => {
  const { artist, codes } = await keymailsFor(1)
  const [code = ''] = codes
  const fan = new Browser()
  const steps: number[] = []
  const step = async (method: string, path: string, body?: object) => {
    const answer = await fan.send(method, path, body)
    steps.push(balancer.last())
    return answer
  }
  expect((await step('POST', '/api/validate-keymail', { keymailCode: code })).status).toBe(200)
  const order = await orderFor(fan, code)
  steps.push(balancer.last())
  const id = String(order.body['id'])
  await approve(id, 'several@example.com')
  expect((await step('POST', `/paypal/order/${id}/capture`)).status).toBe(200)
  const complete = { keymailCode: code, paypalOrderId: id }
  expect((await step('POST', '/api/complete-keymail-redemption', complete)).status).toBe(200)
  for (let n = 0; n < 2; n++) {
    expect((await step('GET', `/api/green-room/${artist.id}`)).status).toBe(200)
  }
  // Really in turn, or nothing was shown.
  expect(steps.every((at, n) => n === 0 || at !== steps[n - 1])).toBe(true)
  expect((await step('DELETE', '/api/session')).status).toBeLessThan(300)
  for (let n = 0; n < 2; n++) {
    expect((await step('GET', `/api/green-room/${artist.id}`)).status).toBe(401)
  }
})

test('of 60 fans on three Keymails, through the balancer, three buy one and nobody else is charged', async () => {
  const { codes } = await keymailsFor(3)
  const fans = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const browser = new Browser()
      return { browser, id: await approvedOrder(browser, codes[n % 3] ?? '', `race${n}@example.com`) }
    }),
  )
  const before = [...balancer.answered]
  const statuses = await Promise.all(
    fans.map(async ({ browser, id }) => (await browser.post(`/paypal/order/${id}/capture`)).status),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 409)).toHaveLength(57)
  expect(balancer.answered.map((count, n) => count - (before[n] ?? 0))).toEqual([30, 30])
  const ids = new Set(fans.map(({ id }) => id))
  expect((await books()).captures.filter(({ orderId }) => ids.has(orderId))).toHaveLength(3)
})

test('a stream through the balancer hears what is said at either process; when its own dies it goes on at the other, with nothing lost or said twice', async () => {
  const { artist, gKeyId } = await keymailsFor(1)
  const room = `/api/green-room/${artist.id}`
  const speaker = await signedIn(gKeyId)
  const say = async (text: string) =>
    expect((await speaker.post(`${room}/messages`, { text, requestId: randomUUID() })).status).toBe(201)
  const textsOf = (listener: Listener) =>
    listener.heard.flatMap(({ data }) => (data['is'] === 'entry' ? [(data['entry'] as Entry).text] : []))
  const open = (headers = {}) =>
    Listener.open(`${balancer.origin}${room}/stream`, { cookie: speaker.cookie, ...headers })

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
  const second = await open({ 'last-event-id': String(first.heard.at(-1)?.id) })
  expect(balancer.last()).not.toBe(at)
  await say('six')
  await expect
    .poll(() => [...textsOf(first), ...textsOf(second)])
    .toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  webs[at]?.start()
  await webReady(webPorts[at])
  second.close()
})

test('wrong passwords are counted over both processes', async () => {
  await sql(db, 'DELETE FROM throttle')
  const guess = async () => (await new Browser().post('/api/admin/login', { password: 'a wrong guess' })).status
  const statuses: number[] = []
  for (let n = 0; n <= WRONG_PASSWORDS.hits; n++) statuses.push(await guess())
  expect(statuses).toEqual([...Array.from({ length: WRONG_PASSWORDS.hits }, () => 401), 429])
})

/** What a worker says of its own jobs of this queue that came to their end. */
async function doneBy(port: number, queue: string): Promise<number> {
  const text = await (await metricsAt(port)).text()
  return Number(
    new RegExp(`^tunemaker_job_seconds_count\\{queue="${queue}",outcome="done"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  )
}

test('two workers share the jobs, each done once; when one is killed the other does what was left', async () => {
  const { artist } = await anArtist()
  const songs = await Promise.all(Array.from({ length: 24 }, () => aSong(artist)))
  const peaks = () =>
    sql(db, 'SELECT 1 FROM songs WHERE artist_id = $1 AND peaks IS NOT NULL', [artist.id]).then((rows) => rows.length)
  const send = (some: typeof songs) =>
    db.transaction(async (trx) => {
      for (const { id } of some) await enqueue(trx, songUploaded, { songId: id })
    })
  const [one = 0, two = 0] = workerPorts
  const before = [await doneBy(one, songUploaded.name), await doneBy(two, songUploaded.name)]
  await send(songs.slice(0, 16))
  await until('waveforms of sixteen songs', 40, async () => (await peaks()) === 16)
  await until('sixteen jobs noted', 10, async () => {
    const after = [await doneBy(one, songUploaded.name), await doneBy(two, songUploaded.name)]
    const done = after.map((count, n) => count - (before[n] ?? 0))
    return (done[0] ?? 0) + (done[1] ?? 0) === 16 && done.every((count) => count > 0)
  })
  await send(songs.slice(16))
  await workers[0]?.kill()
  await until('the other worker to do the rest', 60, async () => (await peaks()) === 24)
  workers[0]?.start()
  await workerReady(one)
}, 120_000)

test('every process shows its metrics to who has the token, at web’s and at the worker’s own address, and to nobody else', async () => {
  for (const port of [...webPorts, ...workerPorts]) {
    const text = await (await metricsAt(port)).text()
    expect(text, String(port)).toMatch(/^tunemaker_jobs\{queue="/m)
    expect((await metricsAt(port, 'not-the-token-at-all')).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  }
  expect((await fetch(`${balancer.origin}/metrics`)).status).toBe(404)
})
