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
import type * as DrawAhead from '../frontend/draw-ahead.tsx'
import { PlainError } from './plain-error.ts'
import { takeLock } from './process-lock.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
const SOURCES = [
  'frontend/**/*',
  'backend/*/contract.ts',
  'local/build-frontend.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Whether dist was built from other sources than those that lie here now. */
export function isFrontendStale(): boolean {
  return readBuiltFrom() !== hashSources()
}

function readBuiltFrom() {
  const mark = join(dist, '.built-from')
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

function hashSources() {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
    const content = readFileSync(path)
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Builds beside and swaps: whoever reads dist sees the old pages or the new ones, never half of them. */
async function buildFrontend(): Promise<void> {
  const cache = join(root, '.cache')
  const fresh = join(cache, `frontend-${process.pid}`)
  const old = join(cache, `frontend-old-${process.pid}`)
  const lock = await takeBuildLock(cache)
  try {
    // Another one may have built while this one waited.
    if (!isFrontendStale()) return
    const builtFrom = hashSources()
    const { build } = await import('vite')
    await build({
      configFile: join(root, 'vite.config.ts'),
      // Node reads it as it is; the default would write a temporary file into node_modules.
      configLoader: 'native',
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    })
    await drawScreens(fresh)
    writeFileSync(join(fresh, '.built-from'), builtFrom)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(fresh, dist)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
    lock.release()
  }
}

/**
 * Draws the screens that begin the same for everybody into drawn.json, for the server to send along. What draws them
 * stays in .server, since some are drawn anew with what is on sale.
 */
async function drawScreens(dist: string) {
  const outDir = join(dist, '.server')
  const { build } = await import('vite')
  await build({
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    // React's slower half is for people who write screens.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: 'draw-ahead.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
  const { screens, drawAhead } = (await import(pathToFileURL(join(outDir, 'draw-ahead.js')).href)) as typeof DrawAhead
  const drawn: Record<string, DrawAhead.DrawnScreen> = {}
  for (const address of screens) drawn[address] = await drawAhead(address)
  writeFileSync(join(dist, 'drawn.json'), JSON.stringify(drawn))
}

async function takeBuildLock(cache: string) {
  try {
    mkdirSync(cache, { recursive: true })
    for (const folder of [root, cache]) accessSync(folder, constants.W_OK)
  } catch {
    throw new PlainError(`The pages have to be built, but ${root} is not writable: run "npm run build" as its owner.`)
  }
  for (;;) {
    const lock = takeLock(join(cache, 'frontend-lock'))
    if (lock) return lock
    await sleep(100)
  }
}

if (import.meta.main) {
  try {
    await buildFrontend()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
