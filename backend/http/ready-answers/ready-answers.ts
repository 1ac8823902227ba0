import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isEtagMatch } from '#http/etag'
import { log } from '#runtime/logger'
import { trackRequest } from '#http/health/request-times'
import { isTracing } from '#runtime/tracing'

/** The finished bytes of a call that are the same for everybody, with all headers that the call sends. */
type ReadyAnswer = { call: string; body: Buffer; etag: string; headers: OutgoingHttpHeaders }

/** Longer addresses are rare and would let a stranger fill the memory with them. */
const MAX_URL_LENGTH = 500

const answers = new LRUCache<string, ReadyAnswer>({ max: 300 })

/** Keeps an answer for everybody who asks for the same address in the next `ms` milliseconds. */
export function createReadyAnswer(url: string, ms: number, answer: ReadyAnswer): void {
  if (ms >= 1 && url.length <= MAX_URL_LENGTH) answers.set(url, answer, { ttl: ms })
}

/**
 * Sends ready answers before Koa builds a context, and leaves every other request to `answer`. Nothing that depends on
 * the caller is ever ready: neither session nor budget is looked at. What is to be traced or logged goes the whole way.
 */
export function createRequestListener(answer: RequestListener): RequestListener {
  return (req, res) => {
    const ready = req.method === 'GET' ? answers.get(req.url ?? '') : undefined
    if (ready && !isTracing() && !log.isLevelEnabled('debug')) sendReadyAnswer(req, res, ready)
    else answer(req, res)
  }
}

function sendReadyAnswer(req: IncomingMessage, res: ServerResponse, { call, body, etag, headers }: ReadyAnswer): void {
  const started = performance.now()
  const known = req.headers['if-none-match']
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
