import type { Router } from '@koa/router'
import { createApp } from '#app'

export type ListedRoute = { name: string; method: string; path: string }

/** The routes the application really serves, so that new ones are included automatically. */
export async function listRoutes(): Promise<ListedRoute[]> {
  const layers = (await createApp()).middleware.flatMap(
    (middleware) => (middleware as { router?: Router }).router?.stack ?? [],
  )
  return layers.flatMap(({ methods, path }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ name: `${method} ${String(path)}`, method, path: String(path) })),
  )
}
