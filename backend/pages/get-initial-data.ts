import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { log } from '#runtime/logger'
import { runDetached } from '#runtime/request-context'

/** Responses to a page's first calls, by URL. */
export type InitialData = Record<string, unknown>

/** For so long, each process renders everybody the same page. */
const CACHE_MS = 1_500
const TIMEOUT_MS = 100

const cache = new LRUCache<string, Promise<{ data: InitialData | undefined }>>({ max: 300, ttl: CACHE_MS })

/**
 * What the public page at `path` is rendered with; undefined where `load` finds nothing. A slow or failing query never
 * delays or breaks a page: the browser then renders it.
 */
export async function getInitialData(
  path: string,
  load: () => Promise<InitialData | undefined>,
): Promise<InitialData | undefined> {
  let cached = cache.get(path)
  if (!cached) {
    cached = runDetached(async () => ({ data: await load() }))
    cache.set(path, cached)
    // Also avoids an unhandled rejection after the timeout.
    cached.catch(() => cache.delete(path))
  }
  try {
    return (await Promise.race([cached, sleep(TIMEOUT_MS, undefined, { ref: false })]))?.data
  } catch (error) {
    log.warn({ err: error, path }, 'could not get the page’s initial data')
    return undefined
  }
}
