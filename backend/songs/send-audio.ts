import { lendMemory, returnMemory, storage } from '#module/storage'
import { namesTag } from '#platform/etag'
import { Reply } from '#platform/route'
import { readRange } from './byte-range.ts'

/** A file that the caller may play, and the headers that all its answers share. */
export type Audio = { key: string; bytes: number; etag: string; headers: Record<string, string> }

/** What a player wants of a file. `whenSent` is told what to do once the last byte is with the system. */
export type AskedRange = {
  range: string
  ifRange: string
  ifNoneMatch: string
  head: boolean
  whenSent: (then: () => void) => void
}

/** Up to here a range is read in one go into memory; longer ones are streamed. */
const READ_AT_ONCE_BYTES = 256 * 1024

/** A stored recording as it is sent: 200, 206, 304 or 416, as the request's headers ask. */
export async function sendAudio({ key, bytes, etag, headers }: Audio, asked: AskedRange): Promise<Reply> {
  if (namesTag(asked.ifNoneMatch, etag)) return new Reply(304, undefined, headers)
  const range = asked.ifRange && asked.ifRange !== etag ? undefined : readRange(asked.range, bytes)
  if (range === 'unsatisfiable') {
    return new Reply(416, '', { ...headers, 'content-range': `bytes */${bytes}` })
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = end - start + 1
  const sized: Record<string, string> = { ...headers, 'content-length': String(length) }
  if (range) sized['content-range'] = `bytes ${start}-${end}/${bytes}`
  const status = range ? 206 : 200
  if (asked.head) return new Reply(status, undefined, sized)
  if (length > READ_AT_ONCE_BYTES) return new Reply(status, await storage.stream(key, start, end), sized)
  const memory = lendMemory(length)
  const body = await storage.read(key, start, end, memory)
  // Not earlier: until the last byte is with the system, the answer is read from it.
  asked.whenSent(() => returnMemory(memory))
  return new Reply(status, body, sized)
}

export function describeAudio(
  file: { key: string; bytes: number; type: string; title: string },
  cacheControl: string,
): Audio {
  const etag = `"${file.key}"`
  const headers = {
    'content-type': file.type,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-disposition': `inline; filename*=UTF-8''${encodeFileName(file.title)}`,
    etag,
  }
  return { key: file.key, bytes: file.bytes, etag, headers }
}

/** RFC 8187: what a header may carry unescaped is little, and a title may hold anything. */
function encodeFileName(title: string): string {
  // Cut first: half a character that stays at the end goes with the others that cannot be written.
  const name = title.slice(0, 80).replaceAll(/[\p{C}/\\]/gu, '') || 'song'
  return encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
