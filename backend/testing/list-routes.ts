import { buildRouteTable } from '#app'

export type ListedRoute = { name: string; method: string; path: string }

/** The routes the application really serves, so that new ones are included automatically. */
export function listRoutes(): ListedRoute[] {
  return buildRouteTable()
    .list()
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))
}
