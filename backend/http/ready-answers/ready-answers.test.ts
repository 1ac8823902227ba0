import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestKeymails } from '#testing/builders/records'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { renderMetrics } from '#runtime/metrics'
import { createReadyAnswer, createRequestListener } from './ready-answers.ts'

startTestServer()

let server: Server
let others = 0
const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers })

const headers = { etag: '"1"', 'content-type': 'text/plain', 'content-length': 5, 'x-content-type-options': 'nosniff' }
const ready = { call: 'GET /ready', body: Buffer.from('ready'), etag: '"1"', headers }

beforeAll(async () => {
  const listener = createRequestListener((_req, res) => {
    others++
    res.end('other')
  })
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('is sent to GETs of its address with its headers, and to nothing else', async () => {
  createReadyAnswer('/ready', 60_000, ready)
  const answer = await ask('GET', '/ready')
  expect(await answer.text()).toBe('ready')
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...headers, 'content-length': '5' })
  expect(others).toBe(0)
  const elsewhere = [
    ['GET', '/ready?q='],
    ['GET', '/ready/'],
    ['GET', '/READY'],
    ['HEAD', '/ready'],
    ['POST', '/ready'],
    ['OPTIONS', '/ready'],
  ] as const
  for (const [method, path] of elsewhere) await ask(method, path)
  expect(others).toBe(elsewhere.length)
})

test('is 304 without a body to whoever has it, and is counted', async () => {
  createReadyAnswer('/known', 60_000, { ...ready, call: 'GET /known' })
  for (const tag of ['"1"', 'W/"1"', '"0", "1"']) {
    const answer = await ask('GET', '/known', { 'if-none-match': tag })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"1"'])
  }
  expect((await ask('GET', '/known', { 'if-none-match': '"0"' })).status).toBe(200)
  const { text } = await renderMetrics()
  expect(text).toContain('tunemaker_http_request_seconds_count{route="/known",method="GET",status="304"} 3')
  expect(text).toContain('tunemaker_http_request_seconds_count{route="/known",method="GET",status="200"} 1')
})

test('ends with its time, and is not kept for an address of any length', async () => {
  others = 0
  createReadyAnswer('/short', 20, ready)
  createReadyAnswer(`/${'x'.repeat(500)}`, 60_000, ready)
  await pause(25)
  await ask('GET', '/short')
  await ask('GET', `/${'x'.repeat(500)}`)
  expect(others).toBe(2)
})

test('is what the whole way sends, and the catalog shows a sale once it has ended', async () => {
  const { song } = await createTestKeymails(1)
  const get = async () => {
    const answer = await fetch(`${getServerOrigin()}/api/songs?limit=41`)
    const { date: _date, ...sent } = Object.fromEntries(answer.headers)
    return { sent, body: (await answer.json()) as { id: string }[] }
  }
  const [first, second] = [await get(), await get()]
  expect(first.body.map(({ id }) => id)).toContain(song.id)
  expect(second).toEqual(first)
  const { song: next } = await createTestKeymails(1)
  await expect.poll(async () => (await get()).body.map(({ id }) => id)).toContain(next.id)
})
