import type { Router } from '@koa/router'
import { createApp } from '../app.ts'

export type Call = { name: string; method: string; path: string }

/** What the application really answers: a new call is in here without anybody thinking of it. */
export async function everyCall(): Promise<Call[]> {
  const layers = (await createApp()).middleware.flatMap(
    (middleware) => (middleware as { router?: Router }).router?.stack ?? [],
  )
  return layers.flatMap(({ methods, path }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ name: `${method} ${String(path)}`, method, path: String(path) })),
  )
}
