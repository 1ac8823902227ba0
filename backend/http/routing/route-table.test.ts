import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RouteTable } from './route-table.ts'

let server: Server

const register = (table: RouteTable, method: string, path: string) => {
  table.register(path, [method], (ctx) => {
    ctx.body = { route: `${method} ${path}`, params: ctx.params as unknown }
    return Promise.resolve()
  })
}

beforeAll(async () => {
  const table = new RouteTable()
  for (const path of [
    '/api/songs',
    '/api/songs/:id',
    '/api/songs/:id/audio',
    '/api/song/:id',
    '/embed/:kind/:id',
    '/ready',
  ])
    register(table, 'GET', path)
  register(table, 'DELETE', '/api/songs/:id')
  register(table, 'POST', '/log/tile/*path')
  const app = new Koa()
  app.use((ctx, next) => table.dispatch(ctx, next))
  server = createServer(app.callback())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (method: string, path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })

test.each([
  ['GET', '/api/songs', 'GET /api/songs'],
  ['GET', '/api/songs?limit=2', 'GET /api/songs'],
  ['GET', '/api/songs/', 'GET /api/songs'],
  ['GET', '/API/Songs/7', 'GET /api/songs/:id'],
  ['GET', '/api/songs/7/audio', 'GET /api/songs/:id/audio'],
  ['DELETE', '/api/songs/7', 'DELETE /api/songs/:id'],
  ['GET', '/api/song/7', 'GET /api/song/:id'],
  ['GET', '/embed/song/7', 'GET /embed/:kind/:id'],
  ['GET', '/ready/', 'GET /ready'],
  ['POST', '/log/tile/0/x001/067', 'POST /log/tile/*path'],
])('%s %s is answered by %s', async (method, path, route) => {
  expect(await (await send(method, path)).json()).toMatchObject({ route })
})

test.each(['/api', '/api/son/7', '/api/songs/7/audio/more', '//api/songs/7', '/'])(
  'nothing answers %s',
  async (path) => {
    expect((await send('GET', path)).status).toBe(404)
  },
)

test('parameters are decoded, and HEAD is a GET without a body', async () => {
  const answer = await send('GET', '/embed/song/a%20b')
  expect(await answer.json()).toMatchObject({ params: { kind: 'song', id: 'a b' } })
  expect((await send('HEAD', '/api/songs/7')).status).toBe(200)
})

test('another method is 405 with the methods that there are', async () => {
  const answer = await send('PUT', '/api/songs/7')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'HEAD, GET, DELETE'])
})

test('a path that would hide others is refused', () => {
  const table = new RouteTable()
  register(table, 'GET', '/api/songs/:id')
  expect(() => register(table, 'GET', '/api/:kind/list')).toThrow('/api/:kind/list would hide routes under /api/songs')
  register(table, 'GET', '/embed/:kind')
  expect(() => register(table, 'GET', '/embed/song/list')).toThrow('would hide routes under /embed')
  expect(() => register(table, 'GET', '/:any')).toThrow('would hide routes under /')
})
