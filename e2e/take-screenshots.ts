import { mkdirSync, rmSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, getChromiumPath } from '#local/cli/chromium'
import { paths } from '#frontend/lib/paths.ts'
import { awaitHydration, getCredentials } from './support/fixtures.ts'
import { type Person, signIn } from './support/sign-in.ts'
import startProducts from './start-product.ts'

// `npm run screenshots [folder] [words in names]` takes a screenshot of every screen at phone and desktop size, signed
// in as a person with access to it.
const [folder = 'screenshots', ...only] = process.argv.slice(2)
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
]

/** A busy machine needs long for a page. */
const SLOW_MACHINE_MS = 180_000

/** Stands for a song of the artist who is signed in. */
const OWN_SONG = 'own-song'

type Screen = { path: string; as?: Person; name?: string }

async function listScreens(url: string): Promise<Screen[]> {
  type Found = { id: string; artistId: string; editionId: string }
  const firstOf = async (call: string) => ((await (await fetch(url + call)).json()) as Partial<Found>[])[0] ?? {}
  const [song, album, onSale, card] = await Promise.all(
    ['/api/songs', '/api/albums', '/api/songs?openSale=1', '/api/fine-art/cards'].map(firstOf),
  )
  const open = Object.values(paths).flatMap(({ href }) => (typeof href === 'string' ? [href] : []))
  return [
    ...open
      .filter((path) => path !== paths.adminDashboard.href && !path.startsWith(`${paths.membersWorkshop.href}/`))
      .map((path) => ({ path })),
    { path: paths.song.href(song?.id ?? ''), name: 'song' },
    { path: paths.album.href(album?.id ?? ''), name: 'album' },
    { path: paths.artist.href(song?.artistId ?? ''), name: 'artist' },
    { path: paths.buyCopy.href(onSale?.editionId ?? ''), name: 'buy-copy' },
    { path: paths.fineArtCard.href(card?.id ?? ''), name: 'fine-art-card' },
    { path: '/nowhere', name: 'not-found' },
    { path: `${paths.browseMusic.href}?q=nothing+has+this+name`, name: 'browse-music-empty' },
    {
      path: `${paths.redeemKeymail.href}?code=${getCredentials().keymails.at(-1) ?? ''}`,
      name: 'redeem-keymail-with-a-code',
    },
    ...[
      paths.privateGreenRoom,
      paths.virtualBoombox,
      paths.wallet,
      paths.yours,
      paths.notifications,
      paths.yourData,
      paths.home,
      paths.browseMusic,
    ].map(({ href }) => ({ path: href, as: 'fan' as const })),
    ...[paths.fineArtCollection, paths.yours, paths.fineArtGallery, paths.notifications].map(({ href }) => ({
      path: href,
      as: 'collector' as const,
    })),
    // What artists and staff see of the visitors' pages.
    ...[paths.home, paths.browseMusic, paths.search, paths.fineArtGallery, paths.yours, paths.godfreyChat].map(
      ({ href }) => ({ path: href, as: 'artist' as const }),
    ),
    { path: paths.song.href(song?.id ?? ''), name: 'song', as: 'artist' },
    { path: paths.artist.href(song?.artistId ?? ''), name: 'artist', as: 'artist' },
    ...[paths.home, paths.browseMusic, paths.yours].map(({ href }) => ({ path: href, as: 'admin' as const })),
    { path: paths.song.href(song?.id ?? ''), name: 'song', as: 'admin' },
    ...[
      ...open.filter((path) => path.startsWith(paths.membersWorkshop.href)),
      paths.uploadSongs.href,
      paths.songDetails.href(OWN_SONG),
      paths.privateGreenRoom.href,
    ].map((path) => ({
      path,
      as: 'artist' as const,
    })),
    { path: paths.membersWorkshop.href, as: 'test artist' },
    { path: paths.godfreyDashboard.href, as: 'operator' },
    ...['', 'reviews', 'search', 'jobs', 'findings', 'learning', 'system', 'audit', 'lists', 'staff', 'account'].map(
      (tab) => ({
        path: `${paths.adminDashboard.href}${tab && `?tab=${tab}`}`,
        as: 'admin' as const,
        name: `admin-${tab || 'numbers'}`,
      }),
    ),
  ]
}

async function takeScreenshot(context: BrowserContext, size: string, list: Screen[]): Promise<void> {
  const page = await context.newPage()
  await signIn[list[0]?.as ?? 'visitor'](page)
  for (const { path, as = 'visitor', name = path.slice(1).replaceAll('/', '-') || 'start' } of list) {
    await page.goto(getCredentials().url + (await toExistingPath(page, path)))
    // Open streams never let the network become idle, so the wait is limited.
    await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {})
    // Pictures below the window load when it comes near them.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      scrollTo(0, 0)
    })
    await page.waitForTimeout(400)
    const file = `${folder}/${size}/${name}${as === 'visitor' ? '' : `-as-${as.replace(' ', '-')}`}.png`
    await page.screenshot({ path: file, fullPage: true })
    process.stdout.write(`${file}\n`)
  }
  await page.close()
}

async function toExistingPath(page: Page, path: string): Promise<string> {
  if (!path.includes(OWN_SONG)) return path
  const songs = await page.request.get(`${getCredentials().url}/api/artist/songs`)
  return path.replace(OWN_SONG, ((await songs.json()) as { id: string }[])[0]?.id ?? '')
}

const stop = await startProducts()
const browser = await chromium.launch({ executablePath: await getChromiumPath(), args: CHROMIUM_ARGS })
try {
  rmSync(folder, { recursive: true, force: true })
  const all = (await listScreens(getCredentials().url)).filter(
    ({ path }) => only.length === 0 || only.some((word) => path.includes(word)),
  )
  for (const { name, width, height } of SIZES) {
    mkdirSync(`${folder}/${name}`, { recursive: true })
    for (const as of ['visitor', 'fan', 'collector', 'artist', 'test artist', 'operator', 'admin'] as const) {
      const list = all.filter((screen) => (screen.as ?? 'visitor') === as)
      if (list.length === 0) continue
      // Take the intro's static version.
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
      context.setDefaultTimeout(SLOW_MACHINE_MS)
      awaitHydration(context)
      await takeScreenshot(context, name, list)
      await context.close()
    }
  }
} finally {
  await browser.close()
  await stop()
}
