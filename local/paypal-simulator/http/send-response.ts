import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { PaypalError, buildErrorForCode, buildNotFoundError } from './errors.ts'
import type { Call, Reply } from './http.ts'
import { getHeader, getMockCode, getBody, sendReply } from './http.ts'
import { createDebugId } from '#local/paypal-simulator/store/ids'
import { buildPayerActionLinks } from '#local/paypal-simulator/api/order-views'
import type { Route } from '#local/paypal-simulator/routes'
import { getRoute } from '#local/paypal-simulator/routes'
import type { Simulator } from '#local/paypal-simulator/simulator'
import type { CallRecord } from '#local/paypal-simulator/store/store'
import { verifyAccessToken } from '#local/paypal-simulator/api/tokens'

export const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost']

/** Serves one request: fault or mock code, authorization, operation, reply, and the record of its outcome. */
export async function sendResponse(request: IncomingMessage, response: ServerResponse, sim: Simulator) {
  const debug = createDebugId()
  const url = new URL(request.url ?? '/', sim.origin)
  const method = request.method ?? 'GET'
  const found = getRoute(method, url.pathname)
  const isControl = found?.route.who === 'control'
  const requestId = request.headers['paypal-request-id']
  let outcome: CallRecord['outcome'] | undefined
  let reply: Reply
  let ending: 'answer' | 'cut' | 'silence' = 'answer'
  try {
    const raw = await getBody(request)
    if (!found) throw buildNotFoundError()
    const call: Call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      raw,
      params: found.params,
    }
    const fault = isControl ? undefined : sim.faults.take(method, url.pathname)
    if (fault?.delayMs) await pause(fault.delayMs, undefined, { ref: false })
    const code = fault?.code ?? (url.pathname.startsWith('/v2/') ? getMockCode(call) : undefined)
    const disturbed = code === undefined ? undefined : applyFault(code, call)
    if (disturbed === 'silence' || disturbed === 'cut') [ending, outcome, reply] = [disturbed, 'fault', { status: 0 }]
    else if (disturbed) [outcome, reply] = ['fault', disturbed]
    else {
      if (code === 'LOST') ending = 'cut'
      if (code === 'HANG_AFTER') ending = 'silence'
      const refused = verifyAccess(found.route, call, sim)
      if (!refused && code !== undefined && !EXECUTED_CODES.includes(code)) {
        outcome = 'fault'
        throw buildErrorForCode(
          code,
          code === 'INSTRUMENT_DECLINED' ? buildPayerActionLinks(sim, found.params['id'] ?? '') : [],
        )
      }
      reply = refused ?? (await found.route.run(call, sim))
    }
  } catch (error) {
    if (!(error instanceof PaypalError))
      sim.log(`${method} ${url.pathname}: ${error instanceof Error ? error.stack : 'failed'}`)
    const shown = error instanceof PaypalError ? error : buildErrorForCode('INTERNAL_SERVER_ERROR')
    reply = {
      status: shown.status,
      json: shown.body(debug),
      ...(shown.status === 429 && { headers: { 'retry-after': '1' } }),
    }
  }
  if (found && !isControl && method !== 'GET') {
    const settled = outcome ?? reply.outcome ?? (reply.status < 400 ? 'executed' : 'refused')
    const record: CallRecord = { operation: found.route.name, status: reply.status, outcome: settled }
    if (typeof requestId === 'string') record.requestId = requestId
    sim.commit({ calls: [record] })
  }
  sim.log(`${method} ${url.pathname} ${ending === 'answer' ? reply.status : ending}`)
  if (ending === 'cut') request.socket.destroy()
  if (ending === 'answer') sendReply(response, reply, debug)
}

/** The reply a code causes in place of the call; undefined when the call is still executed. */
function applyFault(code: string, call: Call): Reply | 'silence' | 'cut' | undefined {
  switch (code) {
    case 'HANG':
      return 'silence'
    case 'DROP':
      return 'cut'
    case 'HTML':
    case '502':
      return {
        status: 502,
        content:
          '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
        headers: { 'content-type': 'text/html' },
      }
    case '401':
      return { status: 401, json: { error: 'invalid_token', error_description: 'Token signature verification failed' } }
    case 'PENDING':
    case 'DECLINED':
      call.captureStatus = code
      return undefined
    default:
      return undefined
  }
}

/** Codes for which the call is still executed. */
const EXECUTED_CODES = ['LOST', 'HANG_AFTER', 'PENDING', 'DECLINED']

/** Undefined when the caller is authorized, else the error reply. Throws PaypalError. */
function verifyAccess(route: Route, call: Call, sim: Simulator): Reply | undefined {
  if (route.who === 'bearer') return verifyAccessToken(call, sim) ?? assertJsonMediaType(call)
  if (route.who === 'control' && !isLocalOrigin(getHeader(call, 'origin'))) {
    throw new PaypalError(403, 'NOT_AUTHORIZED', 'Control calls from other websites are refused.')
  }
  return undefined
}

function assertJsonMediaType(call: Call): undefined {
  const type = getHeader(call, 'content-type') ?? ''
  if ((call.method !== 'POST' && call.method !== 'PATCH') || /^application\/(json|json-patch\+json)\b/i.test(type))
    return undefined
  throw new PaypalError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.')
}

function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || LOOPBACK_HOSTS.includes(URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '')
}
