import { buildDelegatedResponse, storage } from '#module/storage'
import { isEtagMatch } from '#http/etag'
import { HttpResponse } from '#http/http-response'
import { getAudioCodec } from '#module/playback/decoding'
import { type ByteRange, parseByteRange } from '#http/body/parse-byte-range'
import { claimBuffer, releaseBuffer } from './buffer-pool.ts'

/** A file the caller may play, with the headers all its responses share. */
export type ServableAudio = { key: string; bytes: number; etag: string; headers: Record<string, string> }

/**
 * A player's request for a file. `onSent` registers a callback for when the response has been handed to the operating
 * system, `onClosed` one for when it is over in whatever way; `cut` ends it before its last byte.
 */
export type RangeRequest = {
  range: string
  ifRange: string
  ifNoneMatch: string
  head: boolean
  onSent: (then: () => void) => void
  onClosed: (then: () => void) => void
  cut: () => void
}

/** Ranges up to this size are read into memory at once; longer ones are streamed. */
export const BUFFERED_MAX_BYTES = 256 * 1024

/**
 * The most that the load balancer sends of a recording at once where the right to it may end: what is under way cannot
 * be cut there. Players ask for the rest (RFC 9110, 15.3.7: fewer bytes than asked for may come).
 */
export const WINDOW_BYTES = 1024 * 1024

/**
 * Serves a stored recording: 200, 206, 304 or 416, depending on the request's headers. `isRevocable`: the listener's
 * right may end meanwhile, so the load balancer sends no more than a window, and this process what was asked for
 * without a range.
 */
export async function buildAudioResponse(
  audio: ServableAudio,
  asked: RangeRequest,
  { isRevocable = false } = {},
): Promise<HttpResponse> {
  const { key, bytes, etag, headers } = audio
  if (isEtagMatch(asked.ifNoneMatch, etag)) return new HttpResponse(304, undefined, headers)
  const range = asked.ifRange && asked.ifRange !== etag ? undefined : parseByteRange(asked.range, bytes)
  if (range === 'unsatisfiable') {
    return new HttpResponse(416, '', { ...headers, 'content-range': `bytes */${bytes}` })
  }
  const delegated = asked.head ? undefined : await buildDelegatedAudio(audio, range, isRevocable)
  if (delegated) return delegated
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = end - start + 1
  const sized: Record<string, string> = { ...headers, 'content-length': String(length) }
  if (range) sized['content-range'] = `bytes ${start}-${end}/${bytes}`
  const status = range ? 206 : 200
  if (asked.head) return new HttpResponse(status, undefined, sized)
  if (length > BUFFERED_MAX_BYTES) return new HttpResponse(status, await storage.stream(key, start, end), sized)
  return new HttpResponse(status, await getRangeBytes(key, { start, end }, asked.onSent), sized)
}

/** Reads at most BUFFERED_MAX_BYTES into a buffer that is used again once the response is sent. */
export async function getRangeBytes(
  key: string,
  { start, end }: ByteRange,
  onSent: (then: () => void) => unknown,
): Promise<Buffer> {
  const memory = claimBuffer(end - start + 1)
  const body = await storage.read(key, start, end, memory)
  // Not earlier: the response reads from this buffer until its last byte is sent.
  onSent(() => releaseBuffer(memory))
  return body
}

/** What the load balancer is told to send; undefined where this process sends it itself. */
export function buildDelegatedAudio(
  { key, headers }: ServableAudio,
  range: ByteRange | undefined,
  isRevocable: boolean,
): HttpResponse | Promise<HttpResponse> | undefined {
  if (!isRevocable) return buildDelegatedResponse(key, headers, range)
  if (!range) return undefined
  const end = Math.min(range.end, range.start + WINDOW_BYTES - 1)
  return buildDelegatedResponse(key, headers, { start: range.start, end })
}

export function buildServableAudio(
  file: { key: string; bytes: number; type: string; title: string },
  cacheControl: string,
): ServableAudio {
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

/**
 * The same file with what says of a range which file it is a part of, and how it may be kept (RFC 9110, 15.3.7). A file name and
 * the page's policy are told with the first byte: a navigation never asks for later ones. Each header costs the process and the load
 * balancer some microseconds.
 */
export function buildLaterRanges({ headers, ...audio }: ServableAudio): ServableAudio {
  const names = ['content-type', 'cache-control', 'etag']
  const kept = Object.fromEntries(names.map((name) => [name, headers[name] ?? '']))
  return { ...audio, headers: { ...kept, 'x-content-type-options': 'nosniff' } }
}

/** The Content-Disposition of a file to be saved, such as “Nora Vale - Harbour Lights.flac”. */
export function buildAttachment(name: string, type: string): string {
  const extension = getAudioCodec(type)
  return `attachment; filename*=UTF-8''${encodeFileName(name)}${extension ? `.${extension}` : ''}`
}

/** A title as part of a file's name. */
export function toFileName(title: string): string {
  // Cut first: half a surrogate pair left at the end is then removed with the other unencodable characters.
  return title.slice(0, 80).replaceAll(/[\p{C}/\\]/gu, '') || 'song'
}

/** RFC 8187: headers allow few unescaped characters, while a title may contain any. */
function encodeFileName(title: string): string {
  return encodeURIComponent(toFileName(title)).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
}
