import type { ByteRange } from '#http/body/parse-byte-range'
import { HttpResponse } from '#http/http-response'
import { storage } from './storage.ts'
import { buildDelegatedResponse } from './build-delegated-response.ts'

/** Up to this size a file is read into memory at once; longer ones are streamed. */
const BUFFERED_MAX_BYTES = 256 * 1024

/**
 * The stored file, or the given range of it, to a caller who may have it: 200 or 206 with these headers. The load
 * balancer sends it where it can, this process otherwise.
 */
export async function buildFileResponse(
  { key, bytes }: { key: string; bytes: number },
  headers: Record<string, string>,
  { range, head = false }: { range?: ByteRange | undefined; head?: boolean } = {},
): Promise<HttpResponse> {
  const delegated = head ? undefined : await buildDelegatedResponse(key, headers, range)
  if (delegated) return delegated
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = end - start + 1
  const sized: Record<string, string> = { ...headers, 'content-length': String(length) }
  if (range) sized['content-range'] = `bytes ${start}-${end}/${bytes}`
  const status = range ? 206 : 200
  if (head) return new HttpResponse(status, undefined, sized)
  const body = length > BUFFERED_MAX_BYTES ? await storage.stream(key, start, end) : await storage.read(key, start, end)
  return new HttpResponse(status, body, sized)
}
