import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isCrossSite } from '#http/assert-same-origin'
import { type ByteRange, parseByteRange } from '#http/body/parse-byte-range'
import { HttpResponse } from '#http/http-response'
import { trackAnswer } from '#http/run-request'
import { parseSessionKey } from '#http/sessions/session-cookie'
import {
  BUFFERED_MAX_BYTES,
  type ServableAudio,
  buildDelegatedAudio,
  getRangeBytes,
} from './delivery/build-audio-response.ts'
import { type PlaybackRight, getRememberedRight } from './playback-rights.ts'
import { trackResponse } from './running-responses.ts'

const PATH = /^\/api\/songs\/([\da-f-]{36})\/audio$/

/** Without the first byte: with that a play begins, which is counted and ends the right to give the copy away. */
const LATER_RANGE = /^bytes=[1-9]\d*-\d*$/

/**
 * Sends a listener whose right to a recording is remembered a later range of it. Every other request, and one of whose
 * right nothing is known for sure, goes the whole way. An `EarlyAnswer`.
 */
export function sendKnownRange(req: IncomingMessage, res: ServerResponse, answer: RequestListener): boolean {
  const header = req.method === 'GET' ? req.headers.range : undefined
  if (header === undefined || !LATER_RANGE.test(header)) return false
  const right = getRight(req)
  if (!right) return false
  const range = parseByteRange(header, right.audio.bytes)
  if (!range || range === 'unsatisfiable') return false
  const started = performance.now()
  const delegated = buildDelegatedAudio(right.laterRanges, range, true)
  if (delegated instanceof HttpResponse) {
    send(res, delegated, started)
    return true
  }
  // A stream is left to Koa.
  if (!delegated && range.end - range.start >= BUFFERED_MAX_BYTES) return false
  // Before anything is awaited: from here on the right may end.
  trackResponse({ onClosed: (then) => res.once('close', then), cut: () => res.destroy() }, right)
  const sent =
    delegated?.then((response) => send(res, response, started)) ?? readAndSend(res, right.laterRanges, range, started)
  // Such as a file that cannot be read: the whole way says so.
  sent.catch(() => answer(req, res))
  return true
}

function getRight({ url = '', headers }: IncomingMessage): PlaybackRight | undefined {
  const songId = PATH.exec(url)?.[1]
  const isPlain = headers['if-range'] === undefined && headers['if-none-match'] === undefined && !isCrossSite(headers)
  if (songId === undefined || !isPlain) return undefined
  const sessionKey = parseSessionKey(headers.cookie ?? '')
  return sessionKey === undefined ? undefined : getRememberedRight(songId, sessionKey)
}

async function readAndSend(
  res: ServerResponse,
  { key, bytes, headers }: ServableAudio,
  range: ByteRange,
  started: number,
): Promise<void> {
  const body = await getRangeBytes(key, range, (then) => res.once('finish', then))
  const contentRange = { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }
  send(res, new HttpResponse(206, body, { ...headers, ...contentRange }), started)
}

/** The headers are of this response alone. */
function send(res: ServerResponse, { status, body, headers }: HttpResponse, started: number): void {
  const bytes = body as Buffer
  headers['content-length'] = String(bytes.length)
  const isDelegated = bytes.length === 0
  if (isDelegated) {
    // The balancer has a clock, and keeps its connections without being told.
    res.sendDate = false
    res.removeHeader('connection')
  }
  res.writeHead(status, headers)
  // Headers without a body, not even an empty one, are one write.
  if (isDelegated) res.end()
  else res.end(bytes)
  trackAnswer('GET /api/songs/:id/audio', status, performance.now() - started, true)
}
