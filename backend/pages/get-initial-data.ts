import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { log } from '#runtime/logger'
import { getCached } from '#runtime/memory/get-cached'

/** Responses to a page's first calls, by URL. */
export type InitialData = Record<string, unknown>

type Load = () => Promise<InitialData | undefined>

/** For so long, each process renders everybody the same page. */
const CACHE_MS = 1_500
const TIMEOUT_MS = 100

const cache = new LRUCache<string, Promise<{ data: InitialData | undefined }>>({ max: 300, ttl: CACHE_MS })

/**
 * What the public page at `path` is rendered with; undefined where `load` finds nothing. A slow or failing query never
 * delays or breaks a page: the browser then renders it.
 */
export async function getInitialData(path: string, load: Load): Promise<InitialData | undefined> {
  const cached = getCached(cache, path, async () => ({ data: await load() }))
  return (await waitForData(path, cached))?.data
}

/** The same for a page of who is signed in: asked for by each request, and kept for nobody. */
export function getOwnInitialData(path: string, load: Load): Promise<InitialData | undefined> {
  const loading = load()
  // Avoids an unhandled rejection after the timeout.
  loading.catch(() => undefined)
  return waitForData(path, loading)
}

/** Undefined where it fails or takes long. */
async function waitForData<T>(path: string, loading: Promise<T>): Promise<T | undefined> {
  try {
    return await Promise.race([loading, sleep(TIMEOUT_MS, undefined, { ref: false })])
  } catch (error) {
    log.warn({ err: error, path }, 'could not get the page’s initial data')
    return undefined
  }
}
