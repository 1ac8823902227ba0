import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Koa from 'koa'
import { type InlineConfig, type Manifest, build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { paths } from '#frontend/lib/paths.ts'
import { createFrontend } from '#pages/frontend'
import { buildRouteManifest, listRouteModules } from './route-manifest.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** An application with one shared module, two pages, and the routes as given. */
async function writeApplication(routes: string) {
  const root = await mkdtemp(join(tmpdir(), 'tunemaker-routes-'))
  cleanups.push(() => rm(root, { recursive: true }))
  const files: Record<string, string> = {
    'index.html':
      '<html><head></head><body><div id="root"></div><script type="module" src="/main.ts"></script></body></html>',
    'main.ts': `import { routes } from './app/routes.ts'; globalThis.show = () => routes.map(({ lazy }) => lazy())`,
    'app/routes.ts': routes,
    'app/guarded.ts': `export const guarded = (load) => async () => {
      const { Page } = await load()
      return { default: () => (globalThis.isSignedIn ? Page() : 'sign in') }
    }`,
    'app/load-page.ts': `export const loadPage = () => import('../pages/OrdersPage.ts')`,
    'pages/shared.ts': `export const shared = (text) => document.body.append(text)`,
    'pages/HomePage.ts': `import { shared } from './shared.ts'; export const Page = () => shared('home')`,
    'pages/OrdersPage.ts': `import { shared } from './shared.ts'; export const Page = () => shared('orders')`,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true })
    await writeFile(join(root, name), content)
  }
  return root
}

/** Builds an application with these routes and serves it. Returns each path's status and preloaded files, without hashes. */
async function buildAndFetch(routes: string, requested: string[]) {
  const root = await writeApplication(routes)
  const dist = join(root, 'dist')
  const config: InlineConfig = { root, configFile: false, logLevel: 'error' }
  await build({ ...config, build: { outDir: dist, manifest: true, modulePreload: { polyfill: false } } })
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const routeManifest = buildRouteManifest(manifest, await listRouteModules(config))
  await writeFile(join(dist, 'route-manifest.json'), JSON.stringify(routeManifest))

  const frontend = await createFrontend(() => '', dist)
  const server: Server = new Koa()
    .use(async (ctx) => {
      await frontend.serve(ctx)
    })
    .listen(0)
  cleanups.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return Promise.all(
    requested.map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      const preloads = (await response.text()).matchAll(/rel="modulepreload" href="\/assets\/(\w+)/g)
      return { path, status: response.status, preloads: Array.from(preloads, ([, name]) => String(name)).toSorted() }
    }),
  )
}

const served = [
  { path: '/home', status: 200, preloads: ['HomePage', 'shared'] },
  { path: '/orders/7', status: 200, preloads: ['OrdersPage', 'shared'] },
  { path: '/nowhere', status: 404, preloads: [] },
]

test.each([
  [
    'as they are',
    `export const routes = [
      { path: '/home', lazy: () => import('../pages/HomePage.ts') },
      { path: '/orders/:id', lazy: () => import('../pages/OrdersPage.ts') },
    ]`,
  ],
  [
    'wrapped in a guard component',
    `import { guarded } from './guarded.ts'
    export const routes = [
      { path: '/home', lazy: guarded(() => import('../pages/HomePage.ts')) },
      { path: '/orders/:id', lazy: guarded(() => import('../pages/OrdersPage.ts')) },
    ]`,
  ],
  [
    'loaded through a helper function of another file',
    `import { loadPage } from './load-page.ts'
    const load = { home: () => import('../pages/HomePage.ts'), orders: loadPage }
    export const routes = Object.entries({ home: '/home', orders: '/orders/:id' })
      .map(([name, path]) => ({ path, lazy: async () => (await load[name]()).Page }))`,
  ],
])('status and preloads are the same for pages %s', async (_, routes) => {
  expect(
    await buildAndFetch(
      routes,
      served.map(({ path }) => path),
    ),
  ).toEqual(served)
})

test('a route whose page is not in the build fails the build', () => {
  expect(() => buildRouteManifest({}, new Map([['/home', ['pages/HomePage.tsx']]]))).toThrow('pages/HomePage.tsx')
})

test('every path has a route, and every route a page of its own', async () => {
  const modules = await listRouteModules({
    configFile: resolve(import.meta.dirname, '../../../vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
  })
  expect([...modules.keys()].toSorted()).toEqual(
    Object.values(paths)
      .map(({ path }) => path)
      .toSorted(),
  )
  const pages = [...modules.values()]
  expect(pages.filter((files) => files.length !== 1)).toEqual([])
  expect(new Set(pages.flat()).size).toBe(pages.length)
})
