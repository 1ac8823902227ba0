import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type * as Prerender from '#frontend/app/prerender.tsx'
import { CliError } from '../output/cli-error.ts'
import { claimProcessLock } from '#local/supervisor/process-lock'

const projectRoot = resolve(import.meta.dirname, '../../..')
const dist = join(projectRoot, 'dist')
const viteConfig = {
  configFile: join(projectRoot, 'vite.config.ts'),
  // Vite's default loader would write a temporary file into node_modules.
  configLoader: 'native',
  logLevel: 'error',
} as const
const SOURCES = [
  'frontend/**/*',
  'backend/**/contract.ts',
  'backend/text/**/*.ts',
  'local/cli/frontend/build-catalogs.ts',
  'local/cli/frontend/build-frontend.ts',
  'local/cli/frontend/build-pure-router.ts',
  'local/cli/frontend/page-messages.ts',
  'local/cli/frontend/route-manifest.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Whether dist was built from sources other than the current ones. */
export function isFrontendStale(): boolean {
  return readBuiltHash() !== hashSources()
}

function readBuiltHash() {
  const mark = join(dist, '.built-from')
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

function hashSources() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: projectRoot, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    const content = readFileSync(path)
    hash.update(`${path.slice(projectRoot.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Builds into a temporary folder and swaps it in, so that readers of dist see the old or the new pages, never a mix.
 */
async function buildFrontend(): Promise<void> {
  const cache = join(projectRoot, '.cache')
  const fresh = join(cache, `frontend-${process.pid}`)
  const old = join(cache, `frontend-old-${process.pid}`)
  const lock = await acquireBuildLock(cache)
  try {
    // Another process may have built while this one waited for the lock.
    if (!isFrontendStale()) return
    const builtFrom = hashSources()
    const { build } = await import('vite')
    await build({ ...viteConfig, build: { outDir: fresh, emptyOutDir: true } })
    await writeRouteManifest(fresh)
    await prerenderPages(fresh)
    writeServiceWorker(fresh)
    writeFileSync(join(fresh, '.built-from'), builtFrom)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
    lock.release()
  }
}

/** Writes the pages that exist, with their files to preload, into route-manifest.json for the server. */
async function writeRouteManifest(dist: string) {
  const { buildRouteManifest, buildTranslationManifest, listRouteModules } = await import('./route-manifest.ts')
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const modules = await listRouteModules(viteConfig)
  writeFileSync(join(dist, 'route-manifest.json'), JSON.stringify(buildRouteManifest(manifest, modules)))
  writeFileSync(join(dist, 'translation-manifest.json'), JSON.stringify(buildTranslationManifest(manifest, modules)))
}

/** What a fan opens without a connection; the other pages open if they were opened before. */
const OFFLINE_PAGES = ['/', '/home', '/yours', '/wallet', '/virtual-boombox', '/private-green-room', '/sign-in']

/** Writes the service worker with the files that it keeps. Any other build makes it another service worker. */
function writeServiceWorker(dist: string) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const routes = JSON.parse(readFileSync(join(dist, 'route-manifest.json'), 'utf8')) as Record<string, string[]>
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const linked = [...index.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  const player = ['player/bar/PlayerBar.tsx', ...(manifest['player/bar/PlayerBar.tsx']?.imports ?? [])]
  const files = [
    '/index.html',
    ...linked,
    ...OFFLINE_PAGES.flatMap((page) => routes[page] ?? []).map((file) => `/${file}`),
    ...player.flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`),
    ...globSync('assets/*-latin-*.woff2', { cwd: dist })
      .filter((name) => !name.includes('latin-ext'))
      .map((name) => `/${name}`),
  ]
  const version = createHash('sha256')
    .update(index)
    .update(readFileSync(join(dist, 'route-manifest.json')))
    .digest('hex')
  const code = readFileSync(join(projectRoot, 'frontend/offline/service-worker.js'), 'utf8')
  writeFileSync(
    join(dist, 'service-worker.js'),
    `const FILES = ${JSON.stringify([...new Set(files)])}\nconst VERSION = '${version.slice(0, 16)}'\n${code}`,
  )
}

/**
 * Prerenders the pages that start the same for everybody into prerendered.json, for the server to send. The renderer
 * stays in .server, because the server renders some of them again when their data changes.
 */
async function prerenderPages(dist: string) {
  const outDir = join(dist, '.server')
  const { build } = await import('vite')
  await build({
    ...viteConfig,
    // React's development build is slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  const { prerenderedPaths, renderPrerenderedPage } = (await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  )) as typeof Prerender
  const pages: Record<string, Prerender.PrerenderedPage> = {}
  for (const path of prerenderedPaths) pages[path] = await renderPrerenderedPage(path)
  writeFileSync(join(dist, 'prerendered.json'), JSON.stringify(pages))
}

async function acquireBuildLock(cache: string) {
  try {
    mkdirSync(cache, { recursive: true })
    for (const folder of [projectRoot, cache]) accessSync(folder, constants.W_OK)
  } catch {
    throw new CliError(`The pages must be built, but ${projectRoot} is not writable: run "npm run build" as its owner.`)
  }
  for (;;) {
    const lock = claimProcessLock(join(cache, 'frontend-lock'))
    if (lock) return lock
    await sleep(100)
  }
}

if (import.meta.main) {
  try {
    await buildFrontend()
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error)
    process.exitCode = 1
  }
}
