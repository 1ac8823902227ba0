import type { Context, Next } from 'koa'
import { commonRefusals } from '#contract/platform'
import { isConnectionLost } from '#platform/database'
import { log } from '#platform/logger'
import { Refusal } from '#platform/refusal'
import { apiHeaders } from '#platform/security-headers'
import { currentRequestId } from '#platform/trace'

/** After an early "no" a client may go on sending; it is heard out this long so that it can read the answer. */
const HEAR_OUT_MS = 5_000

/** Turns whatever a call throws into `{ error, message }`. A Refusal is expected; all else is a bug: logged, bare 500. */
export async function answerErrors(ctx: Context, next: Next): Promise<void> {
  try {
    await next()
    if (ctx.body === undefined && ctx.status === 404) throw new Refusal(commonRefusals.unknown)
    // Also for a method that nobody here has heard of, which the router calls 501: it is the caller's mistake.
    if (ctx.body === undefined && ctx.status >= 400) throw new Refusal(commonRefusals['wrong-method'])
  } catch (error) {
    refuse(ctx, asRefusal(ctx, error))
    hearOut(ctx)
  }
}

/** The bytes go out as they are: in a rush, nearly every answer is a "no". */
function refuse(ctx: Context, refusal: Refusal): void {
  const { res } = ctx
  const fields = { error: refusal.code, message: refusal.message, ...refusal.details }
  if (res.headersSent) {
    ctx.body = fields
    return
  }
  const body = JSON.stringify(fields)
  ctx.respond = false
  res.writeHead(refusal.status, {
    ...apiHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': currentRequestId() ?? '',
    ...(refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) }),
  })
  res.end(body)
}

function asRefusal(ctx: Context, error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) {
    log.error({ err: error, method: ctx.method, route: ctx.path }, 'the database is away')
    return new Refusal(commonRefusals.unavailable, { retryAfter: 3 })
  }
  const requestId = currentRequestId()
  log.error({ err: error, method: ctx.method, route: ctx.path }, 'a bug answered 500')
  const message = `Something went wrong on our side. Please try again; if it stays, tell us this number: ${requestId}`
  return new Refusal({ code: 'bug', status: 500, message })
}

/** The database restarts, is out of connections or let a lock wait too long: "later", not "broken". */
function isDatabaseAway(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string }
  return (
    isConnectionLost(error) ||
    /^(53\d{3}|55P03|40P01)$/.test(code) ||
    name === 'KnexTimeoutError' ||
    /Unable to acquire a connection/i.test(message)
  )
}

function hearOut(ctx: Context): void {
  const { req } = ctx
  if (req.complete || req.destroyed) return
  // Not "Connection: close": Node would close at once, with bytes unread, and the reset overtakes the answer.
  req.resume()
  const timer = setTimeout(() => req.destroy(), HEAR_OUT_MS)
  const { socket } = req
  const forget = () => {
    clearTimeout(timer)
    // The connection may serve many more requests.
    socket.off('close', forget)
  }
  req.once('end', forget)
  socket.once('close', forget)
}
