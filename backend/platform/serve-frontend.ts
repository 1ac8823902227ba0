import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { namesTag } from '#platform/etag'
import { log } from '#platform/logger'

const built = fileURLToPath(new URL('../../dist', import.meta.url))

const types: Record<string, string> = {
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
const compressible = /text|javascript|json|svg/

type Asset = { type: string; etag: string; cacheControl: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

/** The two faces that every screen is set in. */
const FACES = /^\/assets\/(big-shoulders|hanken-grotesk)-latin-(?!ext).*\.woff2$/

/** HTML for a page's head, in place of the title and description that index.html came with; and what calls answer. */
export type Own = { head?: string | undefined; known?: Record<string, unknown> | undefined }

export type Frontend = { serve(ctx: Context, own?: Own): Promise<boolean> }

/**
 * The built frontend, read and compressed once at start: serving it touches no disk. `head` is for all pages, that in
 * `serve` for this one. A page with `known`, the answers to its calls by their addresses, is drawn with them.
 */
export async function loadFrontend(head: string, dist = built): Promise<Frontend> {
  const assets = new Map<string, Asset>()
  if (existsSync(dist)) {
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name)
      const name = `/${relative(dist, path).replaceAll('\\', '/')}`
      if (!file.isFile() || name.includes('/.')) continue
      assets.set(name, await loadAsset(path, file.parentPath === join(dist, 'assets')))
    }
  }
  const index = assets.get('/index.html')
  const page = index && (await packed({ ...index, plain: pageOf(index.plain, head) }))
  if (page) assets.set('/index.html', page)
  const screens = index ? readScreens(assets) : []
  // Without, the faces would be asked for when the style sheet is there.
  const faces = [...assets.keys()]
    .filter((name) => FACES.test(name))
    .map(
      (name) =>
        `\n    <link rel="preload" as="font" type="font/woff2" href="${name}" crossorigin fetchpriority="low" />`,
    )
    .join('')
  // A screen that is the same for everybody is packed now, too.
  const begun = new Map<string, Asset>()
  for (const { address, preloads, drawn } of screens) {
    if (!index || address.includes(':')) continue
    assets.set(address, await packed({ ...index, plain: pageOf(index.plain, head + preloads) }))
    if (drawn)
      begun.set(
        address,
        await packed({ ...index, plain: pageOf(index.plain, head + faces + preloads + drawn.preloads, drawn.html) }),
      )
  }
  const drawnWith = new Map<string, { known: string; page: Promise<Asset> }>()
  /** Drawn again only when something else is known. */
  const drawWith = (index: Asset, address: string, known: Record<string, unknown>): Promise<Asset> => {
    const text = JSON.stringify(known)
    const last = drawnWith.get(address)
    if (last?.known === text) return last.page
    const screen = screens.find((each) => each.address === address)
    const pageHead = head + faces + (screen?.drawn?.preloads ?? '')
    // In a script no other character means anything.
    const script = `<script id="known" type="application/json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
    const page = drawScreen(dist, address, known)
      .then((html) => codeLast(pageOf(index.plain, pageHead, html, script), screen?.files ?? []))
      .then((plain) => packed({ ...index, plain }, SWIFT))
      .catch((error: unknown) => {
        log.error({ err: error, address }, 'a screen could not be drawn with what is known and begins without')
        return begun.get(address) ?? index
      })
    drawnWith.set(address, { known: text, page })
    return page
  }
  return {
    async serve(ctx, { head: ownHead, known } = {}) {
      // What stands behind a question mark changes how some screens begin: those begin empty.
      const asset = (ctx.querystring ? undefined : begun.get(ctx.path)) ?? assets.get(ctx.path) ?? page
      const isHere = assets.has(ctx.path) || screens.some(({ pattern }) => pattern.test(ctx.path))
      // A missing asset is missing; any other address is a page, and the router in the browser knows which.
      if (!asset || (ctx.path.startsWith('/assets/') && !assets.has(ctx.path))) return false
      if (known && index && !ctx.querystring) {
        send(ctx, await drawWith(index, ctx.path, known))
      } else if (ownHead && index) {
        const preloads = screens.find(({ pattern }) => pattern.test(ctx.path))?.preloads ?? ''
        send(ctx, tagged({ ...index, plain: pageOf(index.plain, ownHead + preloads) }))
      } else {
        send(ctx, asset, isHere)
      }
      return true
    },
  }
}

/**
 * What the build wrote: the files of every screen, which the browser may fetch at once, and what some screens look like
 * before anything was fetched and which calls they open with (frontend/draw-ahead.tsx).
 */
function readScreens(assets: Map<string, Asset>) {
  const read = <T>(path: string) => JSON.parse(assets.get(path)?.plain.toString() ?? '{}') as Record<string, T>
  const drawn = read<{ html: string; reads: string[] }>('/drawn.json')
  return Object.entries(read<string[]>('/screens.json')).map(([address, names]) => ({
    address,
    files: names.map((name) => `/${name}`),
    // As the router in the browser reads addresses: capitals and a slash at the end do not matter.
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

/** Draws a screen as the browser would, with what is known. The build left there what draws (local/build-frontend.ts). */
async function drawScreen(dist: string, address: string, known: Record<string, unknown>): Promise<string> {
  const file = pathToFileURL(join(dist, '.server/draw-ahead.js')).href
  const { drawAhead } = (await import(file)) as {
    drawAhead: (address: string, known: Record<string, unknown>) => Promise<{ html: string }>
  }
  return (await drawAhead(address, known)).html
}

function pageOf(index: Buffer, head: string, drawn = '', known = ''): Buffer {
  const bare = index
    .toString()
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta\s+name="description"[^>]*>\s*/, '')
  // Functions: what somebody named a song is not a replacement pattern.
  const page = bare
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root">', () => `${known}<div id="root">${drawn}`)
  // What is drawn is seen as soon as its style sheet is here, so that one comes first and the code second.
  return Buffer.from(
    drawn ? page.replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"') : page,
  )
}

/** Code waits until what was drawn is seen, its picture too: see frontend/public/code-last.js. */
function codeLast(page: Buffer, files: string[]): Buffer {
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

/** What is not here is said by the page to people, and by the status to programs. */
function send(ctx: Context, asset: Asset, isHere = true): void {
  ctx.set('Cache-Control', asset.cacheControl)
  ctx.set('ETag', asset.etag)
  ctx.set('Vary', 'Accept-Encoding')
  if (isHere && namesTag(ctx.get('if-none-match'), asset.etag)) {
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

async function loadAsset(path: string, isHashed: boolean): Promise<Asset> {
  return packed({
    type: types[extname(path)] ?? 'application/octet-stream',
    plain: await readFile(path),
    // Names in assets/ carry the hash of their content.
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
}

type Bare = Pick<Asset, 'type' | 'plain' | 'cacheControl'>

const tagged = ({ type, plain, cacheControl }: Bare): Asset => ({
  type,
  plain,
  cacheControl,
  etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
})

/** How hard brotli tries (0 to 11) for what is kept, and for what changes with every sale. */
const THOROUGH = 9
const SWIFT = 4

async function packed(bare: Bare, effort = THOROUGH): Promise<Asset> {
  const asset = tagged(bare)
  if (!compressible.test(asset.type) || asset.plain.length < 512) return asset
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(asset.plain, quality),
    promisify(gzip)(asset.plain, { level: effort }),
  ])
  return { ...asset, br, gzip: gz }
}
