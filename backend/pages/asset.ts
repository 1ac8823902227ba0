import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { isEtagMatch } from '#http/etag'

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

type Encoding = 'br' | 'gzip'

export type Asset = {
  type: string
  etag: string
  cacheControl: string
  plain: Buffer
  /** The content in this encoding; compressed when it is first asked for. Missing where it would not pay. */
  getCompressed?: (encoding: Encoding) => Promise<Buffer>
}

/** Missing pages: the page itself says so to people, the status 404 to programs. */
export async function sendAsset(ctx: Context, asset: Asset, isHere = true): Promise<void> {
  ctx.set('Cache-Control', asset.cacheControl)
  ctx.set('ETag', asset.etag)
  ctx.vary('Accept-Encoding')
  if (isHere && isEtagMatch(ctx.get('if-none-match'), asset.etag)) {
    ctx.status = 304
    return
  }
  ctx.status = isHere ? 200 : 404
  ctx.type = asset.type
  const encoding = asset.getCompressed ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity'
  if (asset.getCompressed && (encoding === 'br' || encoding === 'gzip')) {
    ctx.set('Content-Encoding', encoding)
    ctx.body = await asset.getCompressed(encoding)
  } else {
    ctx.body = asset.plain
  }
}

export async function getAsset(path: string, isHashed: boolean): Promise<Asset> {
  return buildCompressedAsset({
    type: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    plain: await readFile(path),
    // File names in assets/ contain a content hash.
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
}

type UntaggedAsset = Pick<Asset, 'type' | 'plain' | 'cacheControl'>

export const buildAsset = ({ type, plain, cacheControl }: UntaggedAsset): Asset => ({
  type,
  plain,
  cacheControl,
  etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
})

/** Brotli quality (0 to 11) for static assets, and for pages that change with every sale. */
const MAX_COMPRESSION_LEVEL = 9

export const FAST_COMPRESSION_LEVEL = 4

export function buildCompressedAsset(bare: UntaggedAsset, effort = MAX_COMPRESSION_LEVEL): Asset {
  const asset = buildAsset(bare)
  if (!COMPRESSIBLE.test(asset.type) || asset.plain.length < 512) return asset
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}
  const compress = {
    br: () => promisify(brotliCompress)(asset.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
    gzip: () => promisify(gzip)(asset.plain, { level: effort }),
  }
  return { ...asset, getCompressed: (encoding) => (compressed[encoding] ??= compress[encoding]()) }
}
