import type { ByteRange } from '#http/body/parse-byte-range'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { storage } from './storage.ts'

/**
 * The response with which the load balancer of ops/Caddyfile sends a stored file in this process's place, with these
 * headers; undefined where this process sends it itself. The caller has authorized the request and decided on the range:
 * the balancer decides nothing.
 */
export async function buildDelegatedResponse(
  key: string,
  headers: Record<string, string>,
  range?: ByteRange,
): Promise<HttpResponse | undefined> {
  if (!config.BALANCER_SENDS_FILES) return undefined
  const source: Record<string, string> = storage.createSignedUrl
    ? buildBucketSource(await storage.createSignedUrl(key))
    : { 'x-accel-redirect': `/${key}` }
  // Empty: the whole file. An absent header would leave the client's own range.
  source['x-accel-range'] = range ? `bytes=${range.start}-${range.end}` : ''
  return new HttpResponse(200, Buffer.alloc(0), { etag: `"${key}"`, ...headers, ...source })
}

/**
 * Sends the browser to the bucket for a file to be saved, under an address that ends a minute later; undefined where
 * the bucket has no public address. Only for downloads: a player would keep the address and find it ended.
 */
export async function buildBucketRedirect(
  key: string,
  headers: Record<string, string>,
): Promise<HttpResponse | undefined> {
  if (!config.S3_PUBLIC_ENDPOINT || !storage.createSignedUrl) return undefined
  const location = await storage.createSignedUrl(key, {
    endpoint: config.S3_PUBLIC_ENDPOINT,
    type: headers['content-type'],
    disposition: headers['content-disposition'],
  })
  return new HttpResponse(307, Buffer.alloc(0), { location, 'cache-control': 'no-store' })
}

function buildBucketSource(url: string): Record<string, string> {
  const { host, pathname, search } = new URL(url)
  return { 'x-accel-bucket': pathname + search, 'x-accel-host': host }
}
