// Opens the application without a connection, plays the copies that were kept on the device, and shows what the server
// pushes. The build puts FILES before it, the files that every page of a fan needs, and VERSION, so that each deployment
// is another service worker.
/* global FILES, VERSION */
// oxlint-disable unicorn/prefer-add-event-listener
const SHELL = `shell ${VERSION}`
/** What a fan's own pages read, for the next time without a connection. */
const READS = 'reads'
/** The recordings of owned copies, by the path of their audio. */
const SONGS = 'songs'

const OWN_READS = new Set(['/api/session', '/api/copies', '/api/green-room', '/api/library'])
/** Their addresses change with the picture. */
const COVER = /^\/api\/(covers|cover-art)\//
const AUDIO = /^\/api\/songs\/[\w-]+\/audio$/
/** What the server answers by itself is no page of the application. */
const NO_PAGE = /^\/(api|paypal|log|feeds|readyz|healthz|metrics|openapi|\.well-known)\b/

const PAGE_TIMEOUT_MS = 8_000
/** The rights to kept songs are checked at most this often while somebody is on the pages. */
const CHECK_INTERVAL_MS = 60_000

let checkedAt = 0

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll(FILES))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('shell ') && name !== SHELL))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method === 'DELETE' && pathname === '/api/session') event.respondWith(endSession(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (!NO_PAGE.test(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith('/assets/') || COVER.test(pathname)) event.respondWith(getFile(request))
  else if (AUDIO.test(pathname) && !search) event.respondWith(playSong(request, pathname))
  else if (OWN_READS.has(pathname) && !search) event.respondWith(readOwn(event, pathname))
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => getCached(pathname)))
})

// What backend/follows/push/build-push.ts says. A tag that is shown already is replaced.
addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotified(new URL(event.notification.data.path, location.origin).href))
})

/** Brings the page to the front if it is open, and opens it otherwise. */
async function openNotified(address) {
  const pages = await clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => url === address)
  return open ? open.focus() : clients.openWindow(address)
}

async function getCached(path) {
  return (await caches.match(path)) ?? Response.error()
}

/** The server's page; without one the empty page, which the application fills by itself. */
async function openPage(request) {
  const timeout = AbortSignal.timeout(PAGE_TIMEOUT_MS)
  try {
    const response = await fetch(request, { signal: timeout })
    return [502, 503, 504].includes(response.status) ? ((await caches.match('/index.html')) ?? response) : response
  } catch {
    return getCached('/index.html')
  }
}

/** Their names contain a hash of their content, or the id of a picture, so what is kept is right. */
async function getFile(request) {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(SHELL)).put(request.url, response.clone())
  return response
}

/** The kept recording, or the part of it that the player asks for. */
async function playSong(request, path) {
  const kept = await (await caches.open(SONGS)).match(path)
  if (!kept) return fetch(request)
  const sound = await kept.blob()
  const type = kept.headers.get('content-type') ?? 'application/octet-stream'
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  if (!asked) return new Response(sound, { headers })
  const [first, last] = [asked[1], asked[2]]
  const from = first === '' ? Math.max(0, sound.size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? sound.size - 1 : Math.min(Number(last), sound.size - 1)
  if (from > to) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${sound.size}` } })
  return new Response(sound.slice(from, to + 1, type), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${sound.size}` },
  })
}

/** The server's answer; without a connection the last one. */
async function readOwn(event, path) {
  const { request } = event
  let response
  try {
    response = await fetch(request)
  } catch {
    return getCached(path)
  }
  // The page need not wait until it is stored.
  event.waitUntil(applyRead(path, response.clone()))
  return response
}

/** Keeps the answer, and drops what the browser has no right to any more. */
async function applyRead(path, response) {
  if (response.status === 401) return deleteOwn()
  if (!response.ok) return undefined
  const read = await response.clone().json()
  if (path === '/api/session' && (read.fans ?? []).length === 0) return deleteOwn()
  await (await caches.open(READS)).put(path, response)
  if (path === '/api/green-room') return deleteLostSongs(read)
  if (path === '/api/session') return checkRights()
  return undefined
}

async function checkRights() {
  const kept = await (await caches.open(SONGS)).keys()
  if (kept.length === 0 || Date.now() - checkedAt < CHECK_INTERVAL_MS) return
  checkedAt = Date.now()
  const response = await fetch('/api/green-room', { credentials: 'include' }).catch(() => undefined)
  if (response) await applyRead('/api/green-room', response)
}

async function deleteLostSongs(rooms) {
  const mine = new Set(rooms.flatMap(({ songs }) => songs.map(({ audioUrl }) => audioUrl)))
  const songs = await caches.open(SONGS)
  for (const { url } of await songs.keys()) {
    const { pathname } = new URL(url)
    if (!mine.has(pathname)) await songs.delete(pathname)
  }
}

const deleteOwn = () => Promise.all([caches.delete(READS), caches.delete(SONGS)])

async function endSession(request) {
  const response = await fetch(request)
  if (response.ok) await deleteOwn()
  return response
}
