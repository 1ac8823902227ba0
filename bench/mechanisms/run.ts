import { openSync, readSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Router } from '@koa/router'
import Koa, { type Context } from 'koa'
import { koaBody } from 'koa-body'
import pg from 'pg'
import { createBatcher } from '#database/create-batcher'
import { parseJsonBody } from '#backend/http/body/parse-json-body.ts'
import { Application } from '#backend/http/routing/application.ts'
import { RouteTable } from '#backend/http/routing/route-table.ts'
import { claimBuffer, releaseBuffer } from '#backend/playback/delivery/buffer-pool.ts'
import { startPostgres } from '#local/postgres/start-postgres'
import { runLoad } from '../load.ts'
import { updateSection } from '../report.ts'
import { measureDatabaseCosts } from './database-costs.ts'

/**
 * `npm run bench:mechanisms`: what each speed mechanism of ours saves against the plain way, as processor time of this
 * process (user and system, garbage collection included), which other work on the machine disturbs less than wall time.
 * Both ways run in turn, nine rounds; the ratio is the median of the rounds. Writes its section of results.md.
 */
type Way = (count: number) => void | Promise<void>
type Mechanism = { name: string; record: string; count: number; without: Way; with: Way }

const ROUNDS = 9
const HEADING = 'Speed mechanisms, with and without'

async function measure(way: Way, count: number): Promise<number> {
  const before = process.cpuUsage()
  await way(count)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / count
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

async function compare({ name, record, count, ...ways }: Mechanism): Promise<string> {
  const rounds: { without: number; with: number }[] = []
  await measure(ways.without, count)
  await measure(ways.with, count)
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ without: await measure(ways.without, count), with: await measure(ways.with, count) })
  }
  const ratios = rounds.map((round) => round.with / round.without)
  const show = (value: number) => value.toFixed(value < 10 ? 2 : 0)
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  return `| ${name} | ${record} | ${show(median(rounds.map((round) => round.without)))} | ${show(median(rounds.map((round) => round.with)))} | ${median(ratios).toFixed(2)} (${spread}) |`
}

const body = JSON.stringify({ keymailCode: 'TM-20261122-K7Q2M9XA' })

/** A request whose body has arrived, as most bodies have when a handler runs. */
function buildContext(): Context {
  const req = new IncomingMessage(new Socket())
  req.headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  req.push(body)
  req.push(null)
  req.complete = true
  const request = {} as Record<string, unknown>
  return {
    req,
    request,
    method: 'POST',
    headers: req.headers,
    get: (name: string) => String(req.headers[name] ?? ''),
    is: () => 'json',
  } as unknown as Context
}

const stock = koaBody({ multipart: false, urlencoded: false, text: false })
const jsonBody: Mechanism = {
  name: 'JSON body: `koa-body` / `parseJsonBody`',
  record: '0006',
  count: 20_000,
  async without(count) {
    for (let n = 0; n < count; n++) await stock(buildContext(), () => Promise.resolve())
  },
  async with(count) {
    for (let n = 0; n < count; n++) await parseJsonBody(buildContext())
  },
}

/** As many routes as the product has, and an answer of a catalog page's size: through Koa, and before Koa. */
async function startServers(databaseUrl: string): Promise<{ mechanisms: Mechanism[]; close: () => void }> {
  // It counts requests in the metrics, which have the database's pool.
  process.env['DATABASE_URL'] = databaseUrl
  const { createReadyAnswer, createRequestListener } = await import('#backend/http/ready-answers/ready-answers.ts')
  const page = Buffer.from(JSON.stringify(Array.from({ length: 24 }, (_, n) => ({ id: n, title: `Song ${n}` }))))
  const paths = [...Array.from({ length: 180 }, (_, n) => `/api/path-${n}/:id`), '/api/songs', '/api/songs/:id']
  const start = async (ready: boolean, { beforeKoa = false, listeners = true } = {}) => {
    const router = new Router()
    const table = new RouteTable()
    for (const path of paths) {
      const answer = (ctx: Context) => {
        if (ready) {
          ctx.respond = false
          ctx.res.writeHead(200, { 'content-type': 'application/json', 'content-length': page.length })
          ctx.res.end(page)
        } else {
          ctx.type = 'application/json'
          ctx.body = page
        }
        return Promise.resolve()
      }
      router.register(path, ['GET'], answer)
      table.register(path, ['GET'], answer)
    }
    const dispatch = (ctx: Context) => table.dispatch(ctx, () => Promise.resolve())
    const app = listeners ? new Koa() : new Application(dispatch)
    app.use(ready ? dispatch : router.routes())
    const answer = app.callback()
    const server = createServer(beforeKoa ? createRequestListener(answer) : answer)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return server
  }
  const [plain, ready] = [await start(false), await start(true)]
  const [early, silent] = [await start(true, { beforeKoa: true }), await start(true, { listeners: false })]
  const headers = { 'content-type': 'application/json', 'content-length': page.length, etag: '"page"' }
  createReadyAnswer('/api/songs', 3_600_000, { call: 'GET /api/songs', body: page, etag: '"page"', headers })
  const load =
    (server: typeof plain, path = '/api/songs'): Way =>
    async (count) => {
      const { port } = server.address() as AddressInfo
      const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
      await runLoad({ port, connections: 16, request: (n) => (n < count ? request : undefined) })
    }
  return {
    mechanisms: [
      {
        name: 'Catalog page over HTTP, client included: Koa and router / ready bytes and `RouteTable`',
        record: '0015',
        count: 4_000,
        without: load(plain),
        with: load(ready),
      },
      {
        name: 'The same: ready bytes and map / ready answer before Koa, counted in the metrics',
        record: '0111',
        count: 4_000,
        without: load(ready),
        with: load(early),
      },
      {
        name: 'The same: ready bytes and map / without Koa’s listeners, `Application`',
        record: '0148',
        count: 4_000,
        without: load(ready),
        with: load(silent),
      },
      {
        name: 'A path with a parameter, client included: Koa and router / ready bytes and `RouteTable`',
        record: '0147',
        count: 4_000,
        without: load(plain, '/api/songs/1'),
        with: load(ready, '/api/songs/1'),
      },
    ],
    close: () => [plain, ready, early, silent].forEach((server) => server.close()),
  }
}

const RANGE_BYTES = 64 * 1024
function buildRanges(file: string): Mechanism {
  const handle = openSync(file, 'r')
  return {
    name: 'One 64 kB range read: new buffer / `claimBuffer`',
    record: '0110',
    count: 20_000,
    without(count) {
      for (let n = 0; n < count; n++) readSync(handle, Buffer.allocUnsafeSlow(RANGE_BYTES), 0, RANGE_BYTES, 0)
    },
    with(count) {
      for (let n = 0; n < count; n++) {
        const buffer = claimBuffer(RANGE_BYTES)
        readSync(handle, buffer, 0, RANGE_BYTES, 0)
        releaseBuffer(buffer)
      }
    },
  }
}

/** 64 callers at once, each for one row, as buyers in a drop. */
function buildBatches(pool: pg.Pool): Mechanism {
  const one = { name: 'one', text: 'SELECT copy FROM copies WHERE id = $1' }
  const all = {
    name: 'all',
    text: 'SELECT c.copy FROM unnest($1::int[]) WITH ORDINALITY w (id, n) JOIN copies c USING (id) ORDER BY w.n',
  }
  const batched = createBatcher(
    async (ids: number[]) => (await pool.query({ ...all, values: [ids] })).rows as unknown[],
  )
  const run =
    (get: (id: number) => Promise<unknown>): Way =>
    async (count) => {
      let next = 0
      const call = async () => {
        while (next < count) await get(next++ % 1000)
      }
      await Promise.all(Array.from({ length: 64 }, call))
    }
  return {
    name: 'One row for one of 64 callers, without the database’s own time: a statement each / `createBatcher`',
    record: '0007',
    count: 10_000,
    without: run((id) => pool.query({ ...one, values: [id] })),
    with: run(batched),
  }
}

/** `-- costs` measures only what triggers and look-ups cost in the database. */
const isCostsOnly = process.argv.includes('costs')
const folder = await mkdtemp(join(tmpdir(), 'tunemaker-bench-'))
const file = join(folder, 'range')
await writeFile(file, Buffer.alloc(RANGE_BYTES, 1))
const postgres = await startPostgres({ dataDir: folder })
process.env['DATABASE_URL'] = postgres.url
const costs = await measureDatabaseCosts(postgres.url)
console.log(costs.join('\n'))
const rows = isCostsOnly ? [] : await measureMechanisms()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

const results = fileURLToPath(new URL('../results.md', import.meta.url))
const report = await readFile(results, 'utf8')
const mechanisms = [
  'Written by `npm run bench:mechanisms`: processor microseconds of one call, the plain way and ours, and the median of nine',
  'rounds in turn. A mechanism that saves nothing goes.',
  '',
  '| mechanism: plain / ours | record | plain µs | ours µs | ratio (of the rounds) |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
  '',
].join('\n')
const costTable = [
  'Written by `npm run bench:mechanisms`: processor microseconds of PostgreSQL for one statement, without a trigger or a',
  'look-up that belongs to it and with it, and the median of nine rounds in turn.',
  '',
  '| statement | record | without µs | with µs | ratio (of the rounds) |',
  '| --- | --- | --- | --- | --- |',
  ...costs,
  '',
].join('\n')
const withMechanisms = isCostsOnly ? report : updateSection(report, HEADING, mechanisms)
await writeFile(results, updateSection(withMechanisms, 'What is kept or looked up beside, in the database', costTable))

async function measureMechanisms(): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: postgres.url, max: 8 })
  await pool.query(
    'CREATE TABLE copies (id int PRIMARY KEY, copy int); INSERT INTO copies SELECT n, n FROM generate_series(0, 999) n',
  )
  const servers = await startServers(postgres.url)
  const lines: string[] = []
  for (const mechanism of [jsonBody, ...servers.mechanisms, buildRanges(file), buildBatches(pool)]) {
    lines.push(await compare(mechanism))
    console.log(lines.at(-1))
  }
  servers.close()
  await pool.end()
  return lines
}
