import type { IncomingMessage, ServerResponse } from 'node:http'
import Koa, { type Context } from 'koa'

type KoaInternals = { handleRequest(ctx: Context, answer: () => Promise<void>): Promise<void> }

/**
 * Koa for a single `answer`. Koa attaches four listeners to every response before it knows who sends it; nearly every
 * call sends its own (`ctx.respond = false`), so here only a body that is left to Koa gets them.
 */
export class Application extends Koa {
  readonly #answer: (ctx: Context) => Promise<unknown>

  constructor(answer: (ctx: Context) => Promise<unknown>) {
    super()
    this.#answer = answer
  }

  override callback(): ReturnType<Koa['callback']> {
    // Logs errors if nobody else does.
    super.callback()
    return async (req, res) => {
      const ctx = this.createContext(req as IncomingMessage, res as ServerResponse) as Context
      res.statusCode = 404
      try {
        await this.#answer(ctx)
      } catch (error) {
        ctx.onerror(error as Error)
        return
      }
      if (ctx.respond !== false) await this.#sendBody(ctx)
    }
  }

  #sendBody(ctx: Context): Promise<void> {
    const { res } = ctx
    const { statusCode } = res
    return (this as unknown as KoaInternals).handleRequest(ctx, () => {
      res.statusCode = statusCode
      return Promise.resolve()
    })
  }
}
