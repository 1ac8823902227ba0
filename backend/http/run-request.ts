import type { Context } from 'koa'
import { log } from '#runtime/logger'
import { trackRequest } from '#http/health/request-times'
import { startSpan } from '#runtime/tracing'
import { cancelStatements } from '#database/connections/timed-client'
import { getRequestId, type RequestClient, type RequestContext, runInContext } from '#runtime/request-context'
import { sendWrittenCookie } from './sessions/run-lagging-read.ts'

/** Reads that take longer, in milliseconds, are logged at info instead of debug. */
const SLOW_MS = 1_000

/** Runs a request in its own context, measures it and logs it. */
export function runRequest(ctx: Context, answer: () => Promise<unknown>): Promise<void> {
  const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
  const context: RequestContext = { caller: 'public', changes: !reads }
  // What changes something is finished also when nobody waits for the answer any more.
  if (reads) {
    const client: RequestClient = { hasLeft: false, onFirstStatement: () => cancelOnClose(ctx, client) }
    context.client = client
  }
  return runInContext(context, async () => {
    if (!reads) sendWrittenCookie(ctx)
    const started = performance.now()
    const endSpan = startSpan('request', ctx.method)
    try {
      await answer()
    } finally {
      const ms = performance.now() - started
      const status = ctx.respond === false ? ctx.res.statusCode : ctx.status
      // Set by the matching route: a pattern without ids. Pages and files share one label.
      const call = (ctx.state as { call?: string }).call ?? (status === 404 ? 'GET unknown' : 'GET page')
      trackAnswer(call, status, ms, reads)
      endSpan?.({
        name: call,
        attributes: { 'http.response.status_code': status },
        ...(status >= 500 ? { error: status } : {}),
      })
    }
  })
}

/** Measures and logs one answer. `requestId` is that of a request without a context. */
export function trackAnswer(call: string, status: number, ms: number, reads: boolean, requestId?: string): void {
  trackRequest(call, status, ms / 1000)
  const level = status >= 500 ? 'warn' : reads && ms < SLOW_MS ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  // Generates the id if nothing has requested it yet; the logger adds it to the line.
  getRequestId()
  log[level]({ ...(requestId ? { requestId } : {}), call, status, ms: Math.round(ms) }, 'request')
}

function cancelOnClose({ res }: Context, client: RequestClient): void {
  res.once('close', () => {
    if (res.writableFinished) return
    client.hasLeft = true
    cancelStatements(client)
  })
}
