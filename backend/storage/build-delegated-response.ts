import type { ByteRange } from '#http/body/parse-byte-range'
import { HttpResponse } from '#http/http-response'
import { config } from '#runtime/config'
import { storage } from './storage.ts'

const NOTHING = Buffer.alloc(0)

/**
 * The response with which the load balancer of ops/Caddyfile sends a stored file in this process's place, with these
 * headers; undefined where this process sends it itself. The caller has authorized the request and decided on the range:
 * the balancer decides nothing.
 */
export function buildDelegatedResponse(
  key: string,
  headers: Record<string, string>,
  range?: ByteRange,
): HttpResponse | Promise<HttpResponse> | undefined {
  if (!config.BALANCER_SENDS_FILES) return undefined
  // Empty: the whole file. An absent header would leave the client's own range.
  const sent = (source: Record<string, string>) =>
    new HttpResponse(200, NOTHING, {
      etag: `"${key}"`,
      ...headers,
      'x-accel-range': range ? `bytes=${range.start}-${range.end}` : '',
      ...source,
    })
  if (!storage.createSignedUrl) return sent({ 'x-accel-redirect': `/${key}` })
  return storage.createSignedUrl(key).then((url) => sent(buildBucketSource(url)))
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
