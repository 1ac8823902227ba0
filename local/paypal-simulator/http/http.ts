import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { PaypalError, buildInvalidRequestError } from './errors.ts'
import type { Json } from './json.ts'
import { getMember, toText } from './json.ts'

/** One request, fully read. */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  raw: string
  /** Values of the `:names` in the route's path. */
  params: Record<string, string>
  /** The status a capture must end with, set by a fault or PayPal-Mock-Response. */
  captureStatus?: 'PENDING' | 'DECLINED'
}

export type Reply = {
  status: number
  json?: Json
  /** Sent verbatim, with its content type in `headers`. */
  content?: string
  headers?: Record<string, string>
  outcome?: 'executed' | 'replayed'
}

const MAX_BODY_BYTES = 1_000_000

/** The body as text. Throws a 413 PaypalError above one megabyte. */
export async function getBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > MAX_BODY_BYTES) throw new PaypalError(413, 'INVALID_REQUEST', 'The request is too large.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The JSON body; undefined if empty. Throws 400 MALFORMED_REQUEST_JSON. */
export function parseJsonBody(call: Call): Json | undefined {
  if (call.raw.trim() === '') return undefined
  try {
    const value: Json = JSON.parse(call.raw)
    return value
  } catch {
    throw buildInvalidRequestError('MALFORMED_REQUEST_JSON', '/', 'The request JSON is not well formed.')
  }
}

export function getHeader(call: Call, name: string): string | undefined {
  const value = call.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Whether the caller sent `Prefer: return=representation`; PayPal's default is minimal. */
export function isRepresentationRequested(call: Call): boolean {
  return /(^|[\s,;])return=representation\b/i.test(getHeader(call, 'prefer') ?? '')
}

/**
 * The code of PayPal-Mock-Response: `{"mock_application_codes": "INSTRUMENT_DECLINED"}`, also as a one-element array.
 */
export function getMockCode(call: Call): string | undefined {
  const value = getHeader(call, 'paypal-mock-response')
  if (!value) return undefined
  try {
    const codes = getMember(JSON.parse(value) as Json, 'mock_application_codes')
    return toText(codes) ?? toText(getMember(codes, 0))
  } catch {
    throw buildInvalidRequestError(
      'INVALID_PARAMETER_VALUE',
      'PayPal-Mock-Response',
      'The value of a header is invalid.',
      value,
    )
  }
}

export function sendReply(response: ServerResponse, reply: Reply, debugId: string) {
  const body = reply.content ?? (reply.json === undefined ? '' : JSON.stringify(reply.json))
  response.writeHead(reply.status, {
    ...(reply.json !== undefined && { 'content-type': 'application/json;charset=UTF-8' }),
    'content-length': Buffer.byteLength(body),
    'cache-control': 'max-age=0, no-cache, no-store, must-revalidate',
    'paypal-debug-id': debugId,
    ...reply.headers,
  })
  response.end(body)
}
