import { type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Router } from '@koa/router'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoint } from '#contract/platform'
import { answerErrors } from '#platform/answer-errors'
import { db, inTransaction, sql } from '#platform/database'
import { EventStream, RECHECK, endStreams, follow } from '#platform/event-stream'
import { SIGNED_OUT, announce, stopListening, visitorTopic } from '#platform/live'
import { Refusal } from '#platform/refusal'
import { type Guard, route } from '#platform/route'
import { Listener } from '#testing/listener'

const lines = endpoint({ method: 'GET', path: '/api/lines' })
const flood = endpoint({ method: 'GET', path: '/api/flood' })
const who: Guard<string> = (ctx) => Promise.resolve(ctx.get('x-visitor') || 'somebody')

let barred = new Set<string>()
let reads = 0
let flooded = 0
let server: Server
let origin = ''

const readLines = (after: number) => {
  reads++
  return sql<{ id: number; text: string }>(db, 'SELECT id, text FROM lines WHERE id > $1 ORDER BY id LIMIT 25', [after])
}

const routes = [
  route(lines, who, ({ session }) =>
    Promise.resolve(
      new EventStream(session, async function* ({ lastEventId = 0, signal }) {
        const check = () =>
          barred.has(session)
            ? Promise.reject(new Refusal({ code: 'barred', status: 403, message: 'No.' }))
            : Promise.resolve()
        for await (const { id, text } of follow({
          topic: 'lines',
          after: lastEventId,
          read: readLines,
          atOnce: 25,
          check,
          signal,
        })) {
          yield { id, data: { text } }
        }
      }),
    ),
  ),
  route(flood, who, ({ session }) =>
    Promise.resolve(
      // oxlint-disable-next-line require-yield
      new EventStream(session, async function* ({ signal }) {
        while (!signal.aborted) {
          flooded++
          yield { data: 'x'.repeat(100_000) }
        }
      }),
    ),
  ),
]

beforeAll(async () => {
  await sql(db, 'CREATE TABLE lines (id bigint PRIMARY KEY, text text NOT NULL)')
  await sql(db, 'CREATE TABLE counter (id bigint NOT NULL)')
  await sql(db, 'INSERT INTO counter VALUES (0)')
  const app = new Koa()
  const router = new Router()
  for (const add of routes) add(router, new Map())
  app.use(answerErrors)
  app.use(router.routes())
  app.silent = true
  server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  endStreams()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await stopListening()
  await db.destroy()
})

beforeEach(() => {
  barred = new Set()
})

/** Writes a line as a module would: the id from a counter row, so that ids rise in the order of the commits. */
function write(text: string): Promise<number> {
  return inTransaction(async (trx) => {
    const [row] = await sql<{ id: number }>(
      trx,
      `WITH next AS (UPDATE counter SET id = id + 1 RETURNING id) INSERT INTO lines SELECT id, $1 FROM next RETURNING id`,
      [text],
    )
    await announce(trx, 'lines')
    return row?.id ?? 0
  })
}

const open = (visitor: string, headers: Record<string, string> = {}) =>
  Listener.open(`${origin}/api/lines`, { 'x-visitor': visitor, ...headers })
const textsOf = (listener: Listener) => listener.heard.map(({ data }) => data['text'])

test('everybody hears every line once, in order, however fast and by how many they are written', async () => {
  const listeners = await Promise.all(['a', 'b', 'c'].map((visitor) => open(visitor)))
  const before = reads
  await Promise.all(Array.from({ length: 60 }, (_, i) => write(`line ${i}`)))
  const written = (await sql<{ text: string }>(db, 'SELECT text FROM lines ORDER BY id')).map(({ text }) => text)
  expect(written).toHaveLength(60)
  for (const listener of listeners) await expect.poll(() => listener.heard.length, { timeout: 5_000 }).toBe(60)
  for (const listener of listeners) expect(textsOf(listener)).toEqual(written)
  // Sixty lines for three listeners: they read together, not one by one for each.
  expect(reads - before).toBeLessThan(180)
  for (const listener of listeners) listener.close()
})

test('who comes back with the last id gets what was missed and nothing twice', async () => {
  const last = await write('seen')
  const missed = await write('missed')
  const listener = await open('back', { 'last-event-id': String(last) })
  await expect.poll(() => listener.heard.map(({ id }) => id)).toEqual([missed])
  await write('next')
  await expect.poll(() => textsOf(listener)).toEqual(['missed', 'next'])
  listener.close()
})

test('a transaction that is rolled back is never heard of', async () => {
  const last = await write('before')
  const listener = await open('rolled-back', { 'last-event-id': String(last) })
  await inTransaction(async (trx) => {
    await announce(trx, 'lines')
    await sql(trx, 'INSERT INTO lines SELECT id + 1, $1 FROM counter', ['never'])
    throw new Error('no')
  }).catch(() => undefined)
  await write('after')
  await expect.poll(() => textsOf(listener)).toEqual(['after'])
  listener.close()
})

test('a lost right ends the open stream, with the reason, before the next line', async () => {
  const last = await write('before')
  const listener = await open('barred', { 'last-event-id': String(last) })
  await write('still allowed')
  await expect.poll(() => textsOf(listener)).toEqual(['still allowed'])
  barred.add('barred')
  await inTransaction((trx) => announce(trx, 'lines', RECHECK))
  await write('no longer')
  await expect.poll(() => listener.ended).toBe(true)
  expect(listener.heard.slice(1)).toEqual([
    { id: undefined, event: 'ended', data: { error: 'barred', message: 'No.' } },
  ])
})

test('signing out anywhere ends the browser’s streams and nobody else’s', async () => {
  const [mine, other] = await Promise.all([open('leaving'), open('staying')])
  await announce(db, visitorTopic('leaving'), SIGNED_OUT)
  await expect.poll(() => mine.ended).toBe(true)
  expect(other.ended).toBe(false)
  other.close()
})

test('one browser has four streams, not five; a closed one makes room', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => open('greedy')))
  expect((await open('greedy')).status).toBe(429)
  four[0]?.close()
  // Tried: without taking the closed one out of the count this stays 429.
  await expect.poll(async () => (await open('greedy')).status).toBe(200)
  for (const listener of four) listener.close()
})

test('when the database lets the connection go, it comes back and nothing is missed', async () => {
  const last = await write('before')
  const listener = await open('patient', { 'last-event-id': String(last) })
  const cut = () =>
    sql<{ cut: boolean }>(
      db,
      `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
        WHERE application_name = 'tunemaker live' AND datname = current_database()`,
    )
  await expect.poll(cut).toHaveLength(1)
  await write('in the gap')
  await expect.poll(() => textsOf(listener), { timeout: 5_000 }).toEqual(['in the gap'])
  await write('afterwards')
  await expect.poll(() => textsOf(listener)).toEqual(['in the gap', 'afterwards'])
  listener.close()
})

test('a client that takes nothing holds up its own stream only, and costs no memory', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET /api/flood HTTP/1.1\r\nhost: x\r\nx-visitor: slow\r\n\r\n')
  await expect.poll(() => flooded).toBeGreaterThan(0)
  await pause(300)
  const soFar = flooded
  await pause(300)
  // What fits into the kernel's buffers, and then it waits. Tried: without waiting for "drain" it never stops.
  expect(flooded).toBe(soFar)
  socket.destroy()
})
