import { runDetached } from '#runtime/request-context'

/** Such as an LRUCache or a Map. */
type PromiseCache<T> = {
  get(key: string): Promise<T> | undefined
  set(key: string, value: Promise<T>): unknown
  delete(key: string): unknown
}

/**
 * What `cache` has under `key`, or what `load` returns, which whoever asks meanwhile waits for as well. A failure is
 * returned to them all and not kept.
 */
export function getCached<T>(cache: PromiseCache<T>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const loading = runDetached(load)
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  return loading
}
