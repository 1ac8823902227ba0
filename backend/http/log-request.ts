import type { Context } from 'koa'
import { log } from '#runtime/logger'
import { recordRequest } from '#runtime/metrics'
import { getRequestId, runInContext } from '#runtime/request-context'

/** Reads that take longer, in milliseconds, are logged at info instead of debug. */
const SLOW_MS = 1_000

/** Runs a request in its own context, measures it and logs it. */
export function logRequest(ctx: Context, answer: () => Promise<unknown>): Promise<void> {
  return runInContext({}, async () => {
    const started = performance.now()
    try {
      await answer()
    } finally {
      const ms = performance.now() - started
      const status = ctx.respond === false ? ctx.res.statusCode : ctx.status
      // Set by the matching route: a pattern without ids. Pages and files share one label.
      const call = (ctx.state as { call?: string }).call ?? (status === 404 ? 'GET unknown' : 'GET page')
      recordRequest(call, status, ms / 1000)
      const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
      const level = status >= 500 ? 'warn' : reads && ms < SLOW_MS ? 'debug' : 'info'
      if (log.isLevelEnabled(level)) {
        // Generates the id if nothing has requested it yet; the logger adds it to the line.
        getRequestId()
        log[level]({ call, status, ms: Math.round(ms) }, 'request')
      }
    }
  })
}
