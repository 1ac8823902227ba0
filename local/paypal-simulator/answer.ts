import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { PaypalError, errorForCode, notFound } from './errors.ts'
import type { Call, Reply } from './http.ts'
import { header, mockCode, readBody, send } from './http.ts'
import { debugId } from './ids.ts'
import { payerActionLinks } from './order-views.ts'
import type { Route } from './routes.ts'
import { findRoute } from './routes.ts'
import type { Simulator } from './simulator.ts'
import type { CallRecord } from './store.ts'
import { refuseWithoutToken } from './tokens.ts'

export const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** One request from reading to answering: fault or mock code, permission, operation, and the note of what became of it. */
export async function answer(request: IncomingMessage, response: ServerResponse, sim: Simulator) {
  const debug = debugId()
  const url = new URL(request.url ?? '/', sim.origin)
  const method = request.method ?? 'GET'
  const found = findRoute(method, url.pathname)
  const isControl = found?.route.who === 'control'
  const requestId = request.headers['paypal-request-id']
  let outcome: CallRecord['outcome'] | undefined
  let reply: Reply
  let ending: 'answer' | 'cut' | 'silence' = 'answer'
  try {
    const raw = await readBody(request)
    if (!found) throw notFound()
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
    const code = fault?.code ?? (url.pathname.startsWith('/v2/') ? mockCode(call) : undefined)
    const disturbed = code === undefined ? undefined : disturb(code, call)
    if (disturbed === 'silence' || disturbed === 'cut') [ending, outcome, reply] = [disturbed, 'fault', { status: 0 }]
    else if (disturbed) [outcome, reply] = ['fault', disturbed]
    else {
      if (code === 'LOST') ending = 'cut'
      if (code === 'HANG_AFTER') ending = 'silence'
      const refused = guard(found.route, call, sim)
      if (!refused && code !== undefined && !EXECUTED.includes(code)) {
        outcome = 'fault'
        throw errorForCode(code, code === 'INSTRUMENT_DECLINED' ? payerActionLinks(sim, found.params['id'] ?? '') : [])
      }
      reply = refused ?? (await found.route.run(call, sim))
    }
  } catch (error) {
    if (!(error instanceof PaypalError))
      sim.log(`${method} ${url.pathname}: ${error instanceof Error ? error.stack : 'failed'}`)
    const shown = error instanceof PaypalError ? error : errorForCode('INTERNAL_SERVER_ERROR')
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
  if (ending === 'answer') send(response, reply, debug)
}

/** What a code does instead of the call; undefined when the call is executed first, or in its own way. */
function disturb(code: string, call: Call): Reply | 'silence' | 'cut' | undefined {
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
      call.ending = code
      return undefined
    default:
      return undefined
  }
}

/** Codes with which the call is executed all the same. */
const EXECUTED = ['LOST', 'HANG_AFTER', 'PENDING', 'DECLINED']

/** Undefined when the caller may, else the refusal. */
function guard(route: Route, call: Call, sim: Simulator): Reply | undefined {
  if (route.who === 'bearer') return refuseWithoutToken(call, sim) ?? refuseOtherMedia(call)
  if (route.who === 'control' && !fromThisMachine(header(call, 'origin'))) {
    throw new PaypalError(403, 'NOT_AUTHORIZED', 'Control calls from other websites are refused.')
  }
  return undefined
}

function refuseOtherMedia(call: Call): undefined {
  const type = header(call, 'content-type') ?? ''
  if ((call.method !== 'POST' && call.method !== 'PATCH') || /^application\/(json|json-patch\+json)\b/i.test(type))
    return undefined
  throw new PaypalError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The server does not support the request payload’s media type.')
}

function fromThisMachine(origin: string | undefined): boolean {
  return origin === undefined || LOOPBACK.includes(URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '') ?? '')
}
