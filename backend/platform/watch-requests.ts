import type { Context } from 'koa'
import { log } from '#platform/logger'
import { observeRequest } from '#platform/metrics'
import { currentRequestId, traced } from '#platform/trace'

/** A request that takes longer, in milliseconds, is worth a line of its own. */
const SLOW_MS = 1_000

/** Runs a request under an id of its own, measures it, and writes its line into the log. */
export function watchRequest(ctx: Context, answer: () => Promise<unknown>): Promise<void> {
  return traced({}, async () => {
    const started = performance.now()
    try {
      await answer()
    } finally {
      const ms = performance.now() - started
      const status = ctx.respond === false ? ctx.res.statusCode : ctx.status
      // Set by the route that answered: a pattern without ids. Pages and files are all one.
      const call = (ctx.state as { call?: string }).call ?? (status === 404 ? 'GET unknown' : 'GET page')
      observeRequest(call, status, ms / 1000)
      const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
      const level = status >= 500 ? 'warn' : reads && ms < SLOW_MS ? 'debug' : 'info'
      if (log.isLevelEnabled(level)) {
        // Gives it an id if nobody asked for one so far; the log adds it to every line.
        currentRequestId()
        log[level]({ call, status, ms: Math.round(ms) }, 'request')
      }
    }
  })
}
