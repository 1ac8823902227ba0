import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Koa from 'koa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontend } from './frontend.ts'

let dist: string
let server: Server

const index = `<!doctype html><html><head><title>Built</title>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shell-1.js">
</head><body><div id="root"></div></body></html>`
let initialData: Record<string, unknown> = { '/api/cards': ['</script>Moon'] }
const prerendered = { html: '<h1>Songs $& more</h1>', reads: ['/api/songs?limit=6&q=a'] }

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'tunemaker-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), index)
  await writeFile(join(dist, 'assets/Home-1.js'), 'export {}')
  await writeFile(join(dist, 'assets/hanken-grotesk-latin-wght-1.woff2'), 'font')
  await writeFile(join(dist, 'assets/hanken-grotesk-latin-ext-wght-1.woff2'), 'font')
  await writeFile(
    join(dist, 'route-manifest.json'),
    JSON.stringify({
      '/home': ['assets/Home-1.js'],
      '/gallery': ['assets/Gallery-1.js'],
      '/plain': [],
      '/songs/:id': ['assets/Song-1.js'],
      '/copies/:id': ['assets/Copy-1.js'],
      '/slow/:id': ['assets/Slow-1.js'],
      '/own': ['assets/Own-1.js'],
    }),
  )
  await writeFile(
    join(dist, 'prerendered.json'),
    JSON.stringify({
      '/home': prerendered,
      '/gallery': { html: 'bare', reads: [] },
      '/own': { html: 'mine', reads: [], isOwn: true, isDeferred: true },
    }),
  )
  await mkdir(join(dist, '.server'))
  await writeFile(
    join(dist, '.server/prerender.js'),
    `let count = 0
    export const renderPrerenderedPage = async (path, initialData) => {
      if (initialData.broken) throw new Error('broken')
      if (path.startsWith('/slow/')) await new Promise((resolve) => globalThis.slowRenders.push(resolve))
      if (initialData.owner) return { html: '<p>of ' + initialData.owner + '</p>' }
      return { html: '<p>' + path + ' rendered ' + ++count + ', ' + initialData['/api/cards'].length + ' cards</p>' }
    }`,
  )
  const frontend = await createFrontend(() => '<title>Default</title>', dist)
  const app = new Koa()
  app.use(async (ctx) => {
    const head = ctx.path.startsWith('/songs/') ? '<title>$& by nobody</title>' : undefined
    const owner = ctx.get('x-owner')
    if (owner) await frontend.serve(ctx, { initialData: { '/api/cards': [], owner }, isOwn: true })
    else await frontend.serve(ctx, { head, initialData: /^\/(gallery|slow)/.test(ctx.path) ? initialData : undefined })
  })
  server = app.listen(0)
})

afterAll(async () => {
  server.close()
  await rm(dist, { recursive: true })
})

const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
const readPage = async (path: string) => (await fetchPage(path)).text()

test('a page that is the same for everyone is prerendered and preloads its files and first calls', async () => {
  const page = await readPage('/home')
  expect(page).toContain(`<div id="root">${prerendered.html}</div>`)
  expect(page).toContain('<title>Default</title>')
  expect(page).not.toContain('Built')
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/Home-1.js" />')
  expect(page).toContain('href="/assets/hanken-grotesk-latin-wght-1.woff2" crossorigin')
  expect(page).not.toContain('latin-ext')
  expect(page).toContain(
    '<link rel="preload" as="fetch" href="/api/songs?limit=6&amp;q=a" crossorigin="use-credentials" />',
  )
})

test('the same page with a query string is not prerendered', async () => {
  const page = await readPage('/home?q=rain')
  expect(page).toContain('<div id="root"></div>')
  expect(page).not.toContain('rel="preload"')
  expect(page).toContain('<link rel="modulepreload" href="/assets/Home-1.js" />')
})

test('a page without prerendered HTML or with its own head starts empty', async () => {
  expect(await readPage('/plain')).toContain('<div id="root"></div>')
  const copy = await readPage('/copies/7')
  expect(copy).toContain('<link rel="modulepreload" href="/assets/Copy-1.js" />')
  expect(copy).toContain('<div id="root"></div>')
  const song = await readPage('/songs/7')
  expect(song).toContain('<title>$& by nobody</title>')
  expect(song).toContain('<link rel="modulepreload" href="/assets/Song-1.js" />')
  expect(song).toContain('<div id="root"></div>')
})

test('a page with initial data is rendered with it and embeds it', async () => {
  const page = await readPage('/gallery')
  expect(page).toContain(
    '<script id="initial-data" type="application/json">{"/api/cards":["\\u003c/script>Moon"]}</script><div id="root"><p>/gallery rendered 1, 1 cards</p></div>',
  )
  // Hydration is deferred until the page is painted.
  expect(page).toContain(
    '<script type="module" src="/deferred-hydration.js" data-scripts="/assets/index-1.js /assets/shell-1.js /assets/Gallery-1.js"></script>',
  )
  expect(page).not.toContain('modulepreload')
  expect(page).toContain('<title>Default</title>')
  // Rendered once while the data stays the same.
  expect(await readPage('/gallery')).toBe(page)
  initialData = { '/api/cards': [] }
  expect(await readPage('/gallery')).toContain('/gallery rendered 2, 0 cards')
})

test('while four pages are being rendered, further ones start empty', async () => {
  const slowRenders: (() => void)[] = []
  Object.assign(globalThis, { slowRenders })
  const first = ['1', '2', '3', '4'].map((id) => readPage(`/slow/${id}`))
  await expect.poll(() => slowRenders.length).toBe(4)
  expect(await readPage('/slow/5')).toContain('<div id="root"></div>')
  for (const finish of slowRenders) finish()
  for (const page of await Promise.all(first)) expect(page).toContain('<p>/slow/')
  const fifth = readPage('/slow/5')
  await expect.poll(() => slowRenders.length).toBe(5)
  slowRenders.at(-1)?.()
  expect(await fifth).toContain('<p>/slow/5 rendered')
})

test('a page of who is signed in is prerendered for browsers with a session only', async () => {
  expect(await readPage('/own')).toContain('<div id="root"></div>')
  const page = await fetchPage('/own', { cookie: `tm_session=${'a'.repeat(43)}` })
  const html = await page.text()
  expect(html).toContain('<div id="root">mine</div>')
  // Its code waits until it is painted.
  expect(html).toContain('data-scripts="/assets/index-1.js /assets/shell-1.js /assets/Own-1.js"')
  expect(html).not.toContain('modulepreload')
  expect(page.headers.get('vary')).toContain('Cookie')
})

test('a page rendered with what belongs to somebody is kept nowhere and shown to nobody else', async () => {
  const session = { cookie: `tm_session=${'a'.repeat(43)}` }
  const readOf = async (owner: string) => {
    const page = await fetchPage('/own', { ...session, 'x-owner': owner })
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('vary')).toContain('Cookie')
    return page.text()
  }
  const [ada, ben] = await Promise.all([readOf('Ada'), readOf('Ben')])
  expect(ada).toContain('<p>of Ada</p>')
  expect(ada).not.toContain('Ben')
  expect(ben).toContain('<p>of Ben</p>')
  expect(ben).not.toContain('Ada')
  // Neither is what the next one sees of whom nothing is known.
  for (const headers of [session, undefined])
    expect(await (await fetchPage('/own', headers)).text()).not.toMatch(/Ada|Ben/)
})

test('a page that fails to render falls back to the prerendered HTML of the build', async () => {
  initialData = { broken: true }
  expect(await readPage('/gallery')).toContain('<div id="root">bare</div>')
})

test('does not serve the prerender bundle', async () => {
  expect(await readPage('/.server/prerender.js')).not.toContain('prerender')
})

test('serves no file outside its own folder and lists none', async () => {
  const secret = `${dist}.secret`
  await writeFile(secret, 'a secret')
  try {
    const name = basename(secret)
    for (const path of [
      `/%2e%2e%2f${name}`,
      `/assets/..%2f..%2f${name}`,
      `/assets/..%5c..%5c${name}`,
      '/.git/HEAD',
      '/assets/',
    ]) {
      const response = await fetchPage(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/a secret|ref:|Home-1/)
    }
  } finally {
    await rm(secret)
  }
})

test('says that pages are HTML and in which encoding', async () => {
  for (const path of ['/home', '/no-such-page']) {
    expect((await fetchPage(path)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
})

test('pages are revalidated with 304, hashed files are immutable', async () => {
  const page = await fetchPage('/home')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const again = await fetchPage('/home', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect((await fetchPage('/assets/Home-1.js')).headers.get('cache-control')).toContain('immutable')
  expect((await fetchPage('/assets/Gone-1.js')).status).toBe(404)
})

test.each([
  ['/home', 200],
  ['/Home/', 200],
  ['/plain', 200],
  ['/songs/0198c0de-0000-7000-8000-000000000000', 200],
  ['/no-such-page', 404],
  ['/songs', 404],
  ['/favicon.ico', 404],
  ['/.env', 404],
])('status by path: %s %i', async (path, status) => {
  const response = await fetchPage(path)
  expect(response.status).toBe(status)
  // A matching ETag does not turn a missing page into a 304.
  const again = await fetchPage(path, { 'if-none-match': response.headers.get('etag') ?? '' })
  expect(again.status).toBe(status === 200 ? 304 : 404)
})
