import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isEtagMatch } from '#http/etag'
import { log } from '#runtime/logger'
import { trackRequest } from '#http/health/request-times'
import { isTracing } from '#runtime/tracing'

/** The finished bytes of a call that are the same for everybody, with all headers that the call sends. */
type ReadyAnswer = { call: string; body: Buffer; etag: string; headers: OutgoingHttpHeaders }

/** `until` is a time of performance.now(). */
type KnownAnswer = ReadyAnswer & { until: number }

/** Longer addresses are rare and would let a stranger fill the memory with them. */
const MAX_URL_LENGTH = 500

const answers = new LRUCache<string, KnownAnswer>({ max: 300 })

/** Keeps an answer for everybody who asks for the same address in the next `ms` milliseconds. */
export function createReadyAnswer(url: string, ms: number, answer: ReadyAnswer): void {
  if (ms >= 1 && url.length <= MAX_URL_LENGTH) answers.set(url, { ...answer, until: performance.now() + ms })
}

/**
 * Takes a request whose answer this process knows for this caller, and returns true; or returns false. It calls `answer`
 * for one that it has taken and cannot answer.
 */
export type EarlyAnswer = (req: IncomingMessage, res: ServerResponse, answer: RequestListener) => boolean

/**
 * Sends ready and early answers before Koa builds a context, and leaves every other request to `answer`. Nothing that
 * depends on the caller is ever ready: neither session nor budget is looked at. What is to be traced or logged goes the
 * whole way.
 */
export function createRequestListener(answer: RequestListener, early: readonly EarlyAnswer[] = []): RequestListener {
  return (req, res) => {
    if (isTracing() || log.isLevelEnabled('debug')) {
      answer(req, res)
      return
    }
    const started = performance.now()
    const ready = req.method === 'GET' ? answers.get(req.url ?? '') : undefined
    if (ready && started < ready.until) sendReadyAnswer(req, res, ready, started)
    else if (!early.some((send) => send(req, res, answer))) answer(req, res)
  }
}

function sendReadyAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  { call, body, etag, headers }: ReadyAnswer,
  started: number,
): void {
  const known = hasHeader(req, 'if-none-match') ? req.headers['if-none-match'] : undefined
  if (known !== undefined && isEtagMatch(known, etag)) {
    const { 'content-length': _length, ...others } = headers
    res.writeHead(304, others)
    res.end()
  } else {
    res.writeHead(200, headers)
    res.end(body)
  }
  trackRequest(call, res.statusCode, (performance.now() - started) / 1000)
}

/** Without `req.headers`, which Node makes of all headers when it is first read. */
function hasHeader({ rawHeaders }: IncomingMessage, name: string): boolean {
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const one = rawHeaders[n] ?? ''
    if (one.length === name.length && one.toLowerCase() === name) return true
  }
  return false
}
