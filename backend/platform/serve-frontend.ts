import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { namesTag } from '#platform/etag'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

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

/** The built frontend, read and compressed once at start: serving it touches no disk. */
export async function loadFrontend(): Promise<(ctx: Context) => boolean> {
  const assets = new Map<string, Asset>()
  if (existsSync(dist)) {
    for (const file of await readdir(dist, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.name.startsWith('.')) continue
      const path = join(file.parentPath, file.name)
      assets.set(`/${relative(dist, path).replaceAll('\\', '/')}`, await loadAsset(path))
    }
  }
  return (ctx) => {
    const asset = assets.get(ctx.path) ?? assets.get('/index.html')
    // A missing asset is missing; any other address is a page, and the router in the browser knows which.
    if (!asset || (ctx.path.startsWith('/assets/') && !assets.has(ctx.path))) return false
    send(ctx, asset)
    return true
  }
}

function send(ctx: Context, asset: Asset): void {
  ctx.set('Cache-Control', asset.cacheControl)
  ctx.set('ETag', asset.etag)
  ctx.set('Vary', 'Accept-Encoding')
  if (namesTag(ctx.get('if-none-match'), asset.etag)) {
    ctx.status = 304
    return
  }
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

async function loadAsset(path: string): Promise<Asset> {
  const plain = await readFile(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const asset: Asset = {
    type,
    plain,
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    // Names in assets/ carry the hash of their content.
    cacheControl: relative(dist, path).startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (!compressible.test(type) || plain.length < 512) return asset
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain, { level: 9 })])
  return { ...asset, br, gzip: gz }
}
