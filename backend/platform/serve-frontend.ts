import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { isEtagMatch } from '#platform/etag'
import { log } from '#platform/logger'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSIBLE = /text|javascript|json|svg/

type Asset = { type: string; etag: string; cacheControl: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

/** The two typefaces that every screen uses. */
const PRELOADED_FONTS = /^\/assets\/(big-shoulders|hanken-grotesk)-latin-(?!ext).*\.woff2$/

/** HTML that replaces title and description of index.html, and the responses to the page's first calls. */
export type PageOptions = { head?: string | undefined; initialData?: Record<string, unknown> | undefined }

export type Frontend = { serve(ctx: Context, own?: PageOptions): Promise<boolean> }

/**
 * Reads and compresses the built frontend once at startup, so that serving it needs no disk access. `head` applies to
 * all pages, the one in `serve` to that page. A page with `initialData`, the responses to its calls by URL, is rendered
 * with it.
 */
export async function createFrontend(head: string, dist = distDir): Promise<Frontend> {
  const assets = new Map<string, Asset>()
  if (existsSync(dist)) {
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name)
      const name = `/${relative(dist, path).replaceAll('\\', '/')}`
      if (!file.isFile() || name.includes('/.')) continue
      assets.set(name, await readAsset(path, file.parentPath === join(dist, 'assets')))
    }
  }
  const index = assets.get('/index.html')
  const page = index && (await compressAsset({ ...index, plain: buildPage(index.plain, head) }))
  if (page) assets.set('/index.html', page)
  const screens = index ? parseRouteManifest(assets) : []
  // Without preloading, fonts are requested only after the style sheet has arrived.
  const faces = [...assets.keys()]
    .filter((name) => PRELOADED_FONTS.test(name))
    .map(
      (name) =>
        `\n    <link rel="preload" as="font" type="font/woff2" href="${name}" crossorigin fetchpriority="low" />`,
    )
    .join('')
  // Screens that are the same for everyone are compressed at startup too.
  const begun = new Map<string, Asset>()
  for (const { address, preloads, drawn } of screens) {
    if (!index || address.includes(':')) continue
    assets.set(address, await compressAsset({ ...index, plain: buildPage(index.plain, head + preloads) }))
    if (drawn)
      begun.set(
        address,
        await compressAsset({ ...index, plain: buildPage(index.plain, head + faces + preloads + drawn.preloads, drawn.html) }),
      )
  }
  const drawnWith = new Map<string, { known: string; page: Promise<Asset> }>()
  /** Renders again only when the initial data has changed. */
  const drawWith = (index: Asset, address: string, known: Record<string, unknown>): Promise<Asset> => {
    const text = JSON.stringify(known)
    const last = drawnWith.get(address)
    if (last?.known === text) return last.page
    const screen = screens.find((each) => each.address === address)
    const pageHead = head + faces + (screen?.drawn?.preloads ?? '')
    // Inside a script element only `<` needs escaping.
    const script = `<script id="known" type="application/json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
    const page = renderScreen(dist, address, known)
      .then((html) => deferHydration(buildPage(index.plain, pageHead, html, script), screen?.files ?? []))
      .then((plain) => compressAsset({ ...index, plain }, FAST_COMPRESSION_LEVEL))
      .catch((error: unknown) => {
        log.error({ err: error, address }, 'screen could not be rendered with its initial data, serving it without')
        return begun.get(address) ?? index
      })
    drawnWith.set(address, { known: text, page })
    return page
  }
  return {
    async serve(ctx, { head: ownHead, initialData } = {}) {
      // A query string changes the initial state of some screens, so those start empty.
      const asset = (ctx.querystring ? undefined : begun.get(ctx.path)) ?? assets.get(ctx.path) ?? page
      const isHere = assets.has(ctx.path) || screens.some(({ pattern }) => pattern.test(ctx.path))
      // A missing asset is a plain 404; any other unknown path gets the page, and the client-side router shows what is
      // missing.
      if (!asset || (ctx.path.startsWith('/assets/') && !assets.has(ctx.path))) return false
      if (initialData && index && !ctx.querystring) {
        sendAsset(ctx, await drawWith(index, ctx.path, initialData))
      } else if (ownHead && index) {
        const preloads = screens.find(({ pattern }) => pattern.test(ctx.path))?.preloads ?? ''
        sendAsset(ctx, buildAsset({ ...index, plain: buildPage(index.plain, ownHead + preloads) }))
      } else {
        sendAsset(ctx, asset, isHere)
      }
      return true
    },
  }
}

/**
 * Parses what the build wrote: the files of every screen, for preloading, and for prerendered screens their HTML and
 * first calls.
 */
function parseRouteManifest(assets: Map<string, Asset>) {
  const read = <T>(path: string) => JSON.parse(assets.get(path)?.plain.toString() ?? '{}') as Record<string, T>
  const drawn = read<{ html: string; reads: string[] }>('/drawn.json')
  return Object.entries(read<string[]>('/screens.json')).map(([address, names]) => ({
    address,
    files: names.map((name) => `/${name}`),
    // Matches paths like the client-side router: case and a trailing slash do not matter.
    pattern: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
    preloads: names.map((name) => `\n    <link rel="modulepreload" href="/${name}" />`).join(''),
    drawn: drawn[address] && {
      html: drawn[address].html,
      preloads: drawn[address].reads
        .map(
          (call) =>
            `\n    <link rel="preload" as="fetch" href="${call.replaceAll('&', '&amp;')}" crossorigin="use-credentials" />`,
        )
        .join(''),
    },
  }))
}

/**
 * Renders a screen with its initial data as the browser would, using the server bundle that the build leaves in
 * dist/.server.
 */
async function renderScreen(dist: string, address: string, known: Record<string, unknown>): Promise<string> {
  const file = pathToFileURL(join(dist, '.server/draw-ahead.js')).href
  const { drawAhead } = (await import(file)) as {
    drawAhead: (address: string, known: Record<string, unknown>) => Promise<{ html: string }>
  }
  return (await drawAhead(address, known)).html
}

function buildPage(index: Buffer, head: string, drawn = '', known = ''): Buffer {
  const bare = index
    .toString()
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
  // Replacement functions: a song title such as `$&` must not act as a replacement pattern.
  const page = bare
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root">', () => `${known}<div id="root">${drawn}`)
  // Prerendered HTML is visible once its style sheet has loaded, so code gets a lower priority.
  return Buffer.from(
    drawn ? page.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"') : page,
  )
}

/** Defers loading the code until the prerendered page and its main image are painted. */
function deferHydration(page: Buffer, files: string[]): Buffer {
  const preloads = / *<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\n?/g
  const entry = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
  const html = page.toString()
  const all = [...html.matchAll(preloads)].map(([, file]) => file).concat(files)
  return Buffer.from(
    html
      .replaceAll(preloads, '')
      .replace(
        entry,
        (_, file: string) =>
          `<script type="module" src="/code-last.js" data-code="${[file, ...all].join(' ')}"></script>`,
      ),
  )
}

/** Missing pages: the page itself says so to people, the status 404 to programs. */
function sendAsset(ctx: Context, asset: Asset, isHere = true): void {
  ctx.set('Cache-Control', asset.cacheControl)
  ctx.set('ETag', asset.etag)
  ctx.set('Vary', 'Accept-Encoding')
  if (isHere && isEtagMatch(ctx.get('if-none-match'), asset.etag)) {
    ctx.status = 304
    return
  }
  ctx.status = isHere ? 200 : 404
  const encoding = asset.br ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity'
  ctx.type = asset.type
  if (encoding === 'br' && asset.br) {
    ctx.set('Content-Encoding', 'br')
    ctx.body = asset.br
  } else if (encoding === 'gzip' && asset.gzip) {
    ctx.set('Content-Encoding', 'gzip')
    ctx.body = asset.gzip
  } else {
    ctx.body = asset.plain
  }
}

async function readAsset(path: string, isHashed: boolean): Promise<Asset> {
  return compressAsset({
    type: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    plain: await readFile(path),
    // File names in assets/ contain a content hash.
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
}

type UntaggedAsset = Pick<Asset, 'type' | 'plain' | 'cacheControl'>

const buildAsset = ({ type, plain, cacheControl }: UntaggedAsset): Asset => ({
  type,
  plain,
  cacheControl,
  etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
})

/** Brotli quality (0 to 11) for static assets, and for pages that change with every sale. */
const MAX_COMPRESSION_LEVEL = 9
const FAST_COMPRESSION_LEVEL = 4

async function compressAsset(bare: UntaggedAsset, effort = MAX_COMPRESSION_LEVEL): Promise<Asset> {
  const asset = buildAsset(bare)
  if (!COMPRESSIBLE.test(asset.type) || asset.plain.length < 512) return asset
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(asset.plain, quality),
    promisify(gzip)(asset.plain, { level: effort }),
  ])
  return { ...asset, br, gzip: gz }
}
