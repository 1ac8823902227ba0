import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Context, Next } from 'koa'
import { commonErrors } from './contract.ts'
import { isUnconnected } from '#database/connections/is-answer-lost'
import { isConnectionLost } from '#database/connections/is-connection-lost'
import { log } from '#runtime/logger'
import { ApiError } from './api-error.ts'
import { buildProblemDetails, isProblemAccepted } from './problem-details.ts'
import { trackRefusal } from './limits/security-events.ts'
import { apiHeaders, applyMissingHeaders } from './security-headers.ts'
import { toTranslatedRefusal } from '#text/messages/to-translated-refusal'
import { parseRequestLanguage } from './sessions/request-language.ts'
import { getRequestId } from '#runtime/request-context'

/** How long to drain a request that was rejected early, so that the client can read the response. */
const DRAIN_TIMEOUT_MS = 5_000

/**
 * Turns anything thrown into `{ error, message }`, with the fields of RFC 9457 for whoever accepts them. An ApiError is expected; anything else is a bug: logged and answered
 * with a bare 500.
 */
export async function sendErrors(ctx: Context, next: Next): Promise<void> {
  try {
    await next()
    // Written already, by the call itself.
    const isAnswered = ctx.respond === false || ctx.body !== undefined
    if (!isAnswered && ctx.status === 404) throw new ApiError(commonErrors.unknown)
    // Includes unknown methods, for which the router sets 501: they are the client's mistake.
    if (!isAnswered && ctx.status >= 400) throw new ApiError(commonErrors['wrong-method'])
    applyMissingHeaders(ctx)
  } catch (error) {
    const refusal = toApiError(ctx, error)
    trackRefusal(ctx, refusal)
    sendError(ctx, refusal)
    drainRequest(ctx)
  }
}

/** Writes the bytes directly, bypassing Koa: during a flash sale nearly every response is an error. */
function sendError(ctx: Context, refusal: ApiError): void {
  if (ctx.res.headersSent) {
    ctx.body = buildErrorFields(ctx.req, refusal, acceptsProblem(ctx.req))
    return
  }
  ctx.respond = false
  sendRefusal(ctx.req, ctx.res, refusal, getRequestId() ?? '')
}

const acceptsProblem = ({ headers }: IncomingMessage) => isProblemAccepted(headers.accept ?? '')

function buildErrorFields(req: IncomingMessage, refusal: ApiError, asProblem: boolean): Record<string, unknown> {
  const fields: Record<string, unknown> = asProblem ? buildProblemDetails(refusal) : {}
  fields['error'] = refusal.code
  fields['message'] = toTranslatedRefusal(refusal.message, parseRequestLanguage(req.headers))
  return Object.assign(fields, refusal.details)
}

/** Answers a request, of which nothing was answered yet, with a refusal. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: ApiError, requestId: string): void {
  const asProblem = acceptsProblem(req)
  const body = JSON.stringify(buildErrorFields(req, refusal, asProblem))
  const headers: OutgoingHttpHeaders = {
    ...apiHeaders,
    'content-type': asProblem ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
  }
  const pagePolicy = res.getHeader('content-security-policy')
  if (pagePolicy) headers['content-security-policy'] = String(pagePolicy)
  if (refusal.retryAfter !== undefined) headers['retry-after'] = String(refusal.retryAfter)
  res.writeHead(refusal.status, headers)
  res.end(body)
}

function toApiError(ctx: Context, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error, method: ctx.method, route: ctx.path }, 'database unavailable')
    return new ApiError(commonErrors.unavailable, { retryAfter: 3 })
  }
  if (isDiskFull(error)) {
    // The check "disk" raises the alarm.
    log.error({ err: error, method: ctx.method, route: ctx.path }, 'no space left to store files')
    return new ApiError(commonErrors.unavailable, { retryAfter: 60 })
  }
  const requestId = getRequestId()
  log.error({ err: error, method: ctx.method, route: ctx.path }, 'unhandled error, answered 500')
  const message = `Something went wrong on our side. Please try again; if it stays, tell us this number: ${requestId}`
  return new ApiError({ code: 'bug', status: 500, message })
}

/**
 * The database is restarting, read-only, out of connections or disk, or a lock or a statement timed out: the client
 * should retry, nothing is broken.
 */
function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return isConnectionLost(error) || isUnconnected(error) || /^(53\d{3}|55P03|40P01|57014|25006)$/.test(code)
}

/** Nothing of a refused upload is kept; it can be repeated when there is space again. */
function isDiskFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|EROFS)$/.test(String((error as { code?: unknown }).code))
}

function drainRequest(ctx: Context): void {
  const { req } = ctx
  if (req.complete || req.destroyed) return
  // Not "Connection: close": Node would close at once with unread bytes, and the reset would overtake the response.
  req.resume()
  const timer = setTimeout(() => req.destroy(), DRAIN_TIMEOUT_MS)
  const { socket } = req
  const stopDraining = () => {
    clearTimeout(timer)
    // The connection may serve many more requests.
    socket.off('close', stopDraining)
  }
  req.once('end', stopDraining)
  socket.once('close', stopDraining)
}
