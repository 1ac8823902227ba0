import { Router } from '@koa/router'
import type { Context, Middleware, Next } from 'koa'

export type RouteHandler = (ctx: Context) => Promise<void>

/**
 * The routes of the application. @koa/router tries every pattern it holds on each request, so it is asked only for the
 * patterns whose literal beginning the path shares, and not at all for a path without parameters.
 */
export class RouteTable {
  /** By path, then method. */
  readonly #static = new Map<string, Map<string, RouteHandler>>()
  readonly #routers = new Map<string, { router: Router; route: Middleware; answerOtherMethods: Middleware }>()

  /**
   * `path` may have parameters after its first segment, such as `/api/songs/:id/audio`. Throws if a request could match a
   * path with another beginning, too: the router of the longer one alone would be asked.
   */
  register(path: string, methods: string[], handle: RouteHandler): void {
    if (!/[:*]/.test(path)) {
      const known = this.#static.get(path) ?? new Map<string, RouteHandler>()
      for (const method of methods) known.set(method, handle)
      this.#static.set(path, known)
    }
    const beginning = getBeginning(path)
    const other = this.#routers.keys().find((known) => isWithin(known, beginning) || isWithin(beginning, known))
    if (path[1] === ':' || other) throw new Error(`${path} would hide routes under ${other ?? '/'}`)
    this.#getRouter(beginning).register(path, methods, handle)
  }

  /** Answers with the route of this method and path, or leaves the request to `next`. */
  async dispatch(ctx: Context, next: Next): Promise<unknown> {
    const handle = this.#static.get(ctx.path)?.get(ctx.method)
    if (handle) return handle(ctx)
    // The router ignores case.
    const beginning = getBeginning(ctx.path.toLowerCase())
    const found = this.#routers.get(beginning) ?? this.#routers.get(beginning.slice(0, beginning.lastIndexOf('/')))
    return found ? found.route(ctx, () => found.answerOtherMethods(ctx, next)) : next()
  }

  list(): { method: string; path: string }[] {
    const layers = [...this.#routers.values()].flatMap(({ router }) => router.stack)
    return layers.flatMap(({ methods, path }) => methods.map((method) => ({ method, path: String(path) })))
  }

  #getRouter(beginning: string): Router {
    const known = this.#routers.get(beginning)
    if (known) return known.router
    const router = new Router()
    this.#routers.set(beginning, {
      router,
      route: router.routes() as Middleware,
      answerOtherMethods: router.allowedMethods() as Middleware,
    })
    return router
  }
}

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`)

/** The first two segments of a path, or the first one if the second is a parameter. */
function getBeginning(path: string): string {
  const second = path.indexOf('/', 1)
  if (second < 0) return path
  if (path[second + 1] === ':') return path.slice(0, second)
  const third = path.indexOf('/', second + 1)
  return third < 0 ? path : path.slice(0, third)
}
