// The recordings kept on this device, in the cache from which the service worker plays them.
const CACHE = 'songs'

export type KeptSong = { audioUrl: string; bytes: number }

/** Whether this browser can keep songs: it needs a service worker, which plays them. */
export const isKeepingSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

export async function listKeptSongs(): Promise<KeptSong[]> {
  if (!isKeepingSupported()) return []
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async ({ url }) => {
      const kept = await cache.match(url)
      return { audioUrl: new URL(url).pathname, bytes: Number(kept?.headers.get('content-length') ?? 0) }
    }),
  )
}

/**
 * Fetches a whole recording and keeps it; `onProgress` gets bytes. Throws if it does not arrive completely or the device
 * has no room for it.
 */
export async function createKeptSong(
  audioUrl: string,
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // A browser that is short of space deletes what it was not asked to keep.
  await navigator.storage.persist().catch(() => false)
  const response = await fetch(audioUrl, { credentials: 'include', signal })
  if (!response.ok || !response.body) throw new Error(`The recording was answered with ${response.status}.`)
  const total = Number(response.headers.get('content-length') ?? 0)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let done = 0
  for await (const chunk of response.body) {
    chunks.push(chunk)
    done += chunk.length
    onProgress(done, total)
  }
  if (total > 0 && done !== total) throw new Error('The recording did not arrive completely.')
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'content-length': String(done),
  }
  await (await caches.open(CACHE)).put(audioUrl, new Response(new Blob(chunks), { headers }))
}

export async function deleteKeptSong(audioUrl: string): Promise<void> {
  await (await caches.open(CACHE)).delete(audioUrl)
}

/** Bytes that this site may still store here, as far as the browser tells; undefined where it does not. */
export async function getFreeBytes(): Promise<number | undefined> {
  if (!isKeepingSupported()) return undefined
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
}
