import { type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defineEndpoint } from './contract.ts'
import { sendErrors } from './send-errors.ts'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { EventStream, closeEventStreams } from './event-stream.ts'
import { RECHECK, streamRows } from '#database/stream-rows'
import { SIGNED_OUT, buildVisitorTopic } from './sessions/session.ts'
import { publish, closePubSub } from '#database/pub-sub'
import { ApiError } from './api-error.ts'
import type { Guard } from './guards.ts'
import { defineRoute } from './define-route.ts'
import { RouteTable } from './routing/route-table.ts'
import { EventSourceClient } from '#testing/clients/event-source-client'

const lines = defineEndpoint({ method: 'GET', path: '/api/lines' })
const flood = defineEndpoint({ method: 'GET', path: '/api/flood' })
const getVisitor: Guard<string> = (ctx) => Promise.resolve(ctx.get('x-visitor') || 'somebody')

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
  defineRoute(lines, getVisitor, ({ session }) =>
    Promise.resolve(
      new EventStream(session, async function* ({ lastEventId = 0, signal }) {
        const check = () =>
          barred.has(session)
            ? Promise.reject(new ApiError({ code: 'barred', status: 403, message: 'No.' }))
            : Promise.resolve()
        for await (const { id, text } of streamRows({
          topic: 'lines',
          after: lastEventId,
          read: readLines,
          batchSize: 25,
          check,
          signal,
        })) {
          yield { id, data: { text } }
        }
      }),
    ),
  ),
  defineRoute(flood, getVisitor, ({ session }) =>
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
  const table = new RouteTable()
  for (const add of routes) add(table)
  app.use(sendErrors)
  app.use((ctx, next) => table.dispatch(ctx, next))
  app.silent = true
  server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  closeEventStreams()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await closePubSub()
  await db.destroy()
})

beforeEach(() => {
  barred = new Set()
})

/** Inserts a line as a module would, with an id from a counter row, so that ids increase in commit order. */
function writeLine(text: string): Promise<number> {
  return runInTransaction(async (trx) => {
    const [row] = await sql<{ id: number }>(
      trx,
      `WITH next AS (UPDATE counter SET id = id + 1 RETURNING id) INSERT INTO lines SELECT id, $1 FROM next RETURNING id`,
      [text],
    )
    await publish(trx, 'lines')
    return row?.id ?? 0
  })
}

const openStream = (visitor: string, headers: Record<string, string> = {}) =>
  EventSourceClient.open(`${origin}/api/lines`, { 'x-visitor': visitor, ...headers })
const listTexts = (listener: EventSourceClient) => listener.events.map(({ data }) => data['text'])

test('delivers every row once and in order to every client under concurrent writes', async () => {
  const listeners = await Promise.all(['a', 'b', 'c'].map((visitor) => openStream(visitor)))
  const before = reads
  await Promise.all(Array.from({ length: 60 }, (_, i) => writeLine(`line ${i}`)))
  const written = (await sql<{ text: string }>(db, 'SELECT text FROM lines ORDER BY id')).map(({ text }) => text)
  expect(written).toHaveLength(60)
  for (const listener of listeners) await expect.poll(() => listener.events.length).toBe(60)
  for (const listener of listeners) expect(listTexts(listener)).toEqual(written)
  // Sixty lines for three clients: reads are shared, not repeated per client.
  expect(reads - before).toBeLessThan(180)
  for (const listener of listeners) listener.close()
})

test('a reconnecting client gets the missed events and no duplicates', async () => {
  const last = await writeLine('seen')
  const missed = await writeLine('missed')
  const listener = await openStream('back', { 'last-event-id': String(last) })
  await expect.poll(() => listener.events.map(({ id }) => id)).toEqual([missed])
  await writeLine('next')
  await expect.poll(() => listTexts(listener)).toEqual(['missed', 'next'])
  listener.close()
})

test('a rolled-back transaction publishes nothing', async () => {
  const last = await writeLine('before')
  const listener = await openStream('rolled-back', { 'last-event-id': String(last) })
  await runInTransaction(async (trx) => {
    await publish(trx, 'lines')
    await sql(trx, 'INSERT INTO lines SELECT id + 1, $1 FROM counter', ['never'])
    throw new Error('no')
  }).catch(() => undefined)
  await writeLine('after')
  await expect.poll(() => listTexts(listener)).toEqual(['after'])
  listener.close()
})

test('losing access ends the open stream with the reason before the next event', async () => {
  const last = await writeLine('before')
  const listener = await openStream('barred', { 'last-event-id': String(last) })
  await writeLine('still allowed')
  await expect.poll(() => listTexts(listener)).toEqual(['still allowed'])
  barred.add('barred')
  await runInTransaction((trx) => publish(trx, 'lines', RECHECK))
  await writeLine('no longer')
  await expect.poll(() => listener.ended).toBe(true)
  expect(listener.events.slice(1)).toEqual([
    { id: undefined, event: 'ended', data: { error: 'barred', message: 'No.' } },
  ])
})

test('signing out on any process ends all streams of that browser and no others', async () => {
  const [mine, other] = await Promise.all([openStream('leaving'), openStream('staying')])
  await publish(db, buildVisitorTopic('leaving'), SIGNED_OUT)
  await expect.poll(() => mine.ended).toBe(true)
  expect(other.ended).toBe(false)
  other.close()
})

test('allows four streams per browser; closing one frees its slot', async () => {
  const four = await Promise.all([1, 2, 3, 4].map(() => openStream('greedy')))
  expect((await openStream('greedy')).status).toBe(429)
  four[0]?.close()
  // Without decrementing the count on close this stays 429.
  await expect.poll(async () => (await openStream('greedy')).status).toBe(200)
  for (const listener of four) listener.close()
})

test('resumes without gaps after the database drops the connection', async () => {
  const last = await writeLine('before')
  const listener = await openStream('patient', { 'last-event-id': String(last) })
  const cut = () =>
    sql<{ cut: boolean }>(
      db,
      `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
        WHERE application_name = 'tunemaker live' AND datname = current_database()`,
    )
  await expect.poll(cut).toHaveLength(1)
  await writeLine('in the gap')
  await expect.poll(() => listTexts(listener)).toEqual(['in the gap'])
  await writeLine('afterwards')
  await expect.poll(() => listTexts(listener)).toEqual(['in the gap', 'afterwards'])
  listener.close()
})

test('a client that does not read blocks only its own stream and uses no memory', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.write('GET /api/flood HTTP/1.1\r\nhost: x\r\nx-visitor: slow\r\n\r\n')
  await expect.poll(() => flooded).toBeGreaterThan(0)
  await pause(300)
  const soFar = flooded
  await pause(300)
  // Only the kernel's buffers fill up, then the stream waits. Without waiting for "drain" it never stops.
  expect(flooded).toBe(soFar)
  socket.destroy()
})
