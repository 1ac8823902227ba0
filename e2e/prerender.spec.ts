import { expect, type Page } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { shell } from '#text/messages/catalogs/shell/en'
import { getMessages } from '#text/messages/get-messages'
import { parseLanguagePath } from '#text/messages/language-path'
import { languageTags } from '#text/messages/locales'
import { getCredentials, openNewContext, runInTabs, test, waitForAnswers } from './support/fixtures.ts'
import { getJavascriptKilobytes, HOME_JAVASCRIPT_KB } from './support/get-javascript-kilobytes.ts'
import { listPrerenderedPaths, watchHydration } from './support/prerendered-pages.ts'
import { buyCopy } from './support/sign-in.ts'

/** Status of a page, and the names of the pages whose code its HTML preloads. */
async function fetchPreloads(path: string) {
  const response = await fetch(getCredentials().url + path)
  const links = (await response.text()).matchAll(/\/assets\/(\w+(?:Page|Route))-[\w-]{8}\.js/g)
  return { status: response.status, pages: Array.from(links, ([, name]) => String(name)) }
}

test('every page answers 200 and preloads its code, an unknown path answers 404', async () => {
  for (const { path } of Object.values(paths)) {
    const { status, pages } = await fetchPreloads(path.replace(/:\w+$/, '0198c0de-0000-7000-8000-000000000000'))
    expect(status, path).toBe(200)
    expect(pages.length, path).toBeGreaterThan(0)
  }
  expect(await fetchPreloads('/no-such-page')).toEqual({ status: 404, pages: [] })
})

test('the start page preloads both the intro and the home page', async () => {
  const { pages } = await fetchPreloads('/')
  expect(pages.toSorted()).toEqual(['HomePage', 'IntroPage', 'StartPage'])
})

test('prerendered pages work without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  // The home page in each language: the other pages have the same frame, and areas as those of English.
  for (const path of await listPrerenderedPaths()) {
    const { language, path: pagePath } = parseLanguagePath(path)
    const t = getMessages(shell, language)
    if (pagePath !== paths.home.href) {
      if (language === 'english') await expectRendered(path, t('home'))
      continue
    }
    await page.goto(getCredentials().url + path)
    await expect(page.getByRole('link', { name: t('home') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language])
    await expect(page.getByRole('main')).toHaveText(/\w/)
  }
  await page.close()
})

/** What a browser without JavaScript shows is what the server has sent. */
async function expectRendered(path: string, home: string): Promise<void> {
  const response = await fetch(getCredentials().url + path)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  expect(html, path).toContain('<html lang="en"')
  expect(html, path).toMatch(new RegExp(`<a [^>]*aria-label="${home}"`))
  const [, main = ''] = /<main[ >](.*?)<\/main>/s.exec(html) ?? []
  const text = main.replaceAll(/^[^<]*>|<(style|script|template|noscript)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, '')
  expect(text, path).toMatch(/\w/)
}

test('the prerendered gallery contains the current cards', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${getCredentials().url}/fine-art/gallery`)
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /View Details/ }) })
    .first()
  await expect(first).toContainText('sold')
  await expect
    .poll(() =>
      first
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.close()
})

/** Paths of a song, an album and an artist of the demo data, with their titles. */
async function listReleasePages(): Promise<{ path: string; title: string }[]> {
  type Found = { id: string; title: string; artist: string; artistId: string }
  const getFirst = async (call: string) => {
    const [first] = (await (await fetch(getCredentials().url + call)).json()) as Found[]
    if (!first) throw new Error(`The demo's data has nothing at ${call}.`)
    return first
  }
  const [song, album] = await Promise.all([getFirst('/api/songs?limit=1'), getFirst('/api/albums?limit=1')])
  return [
    { path: paths.song.href(song.id), title: song.title },
    { path: `/ja${paths.song.href(song.id)}`, title: song.title },
    { path: paths.album.href(album.id), title: album.title },
    { path: paths.artist.href(song.artistId), title: song.artist },
  ]
}

test('the pages of a song, an album and an artist contain them before any code', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const { path, title } of await listReleasePages()) {
    // A process that was too busy for the data sends an empty page.
    await expect
      .poll(async () => {
        await page.goto(getCredentials().url + path)
        return page.getByRole('heading', { level: 1 }).allTextContents()
      })
      .toEqual([title])
    expect(await page.title()).toContain(title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await page.close()
})

test('a wallet and a boombox come rendered for the fan who asks, and for nobody else', async ({ page, browser }) => {
  const visitor = await openNewContext(browser, page)
  const other = await openNewContext(browser, page)
  const getPage = async (who: Page, path: string) => {
    const response = await who.request.get(getCredentials().url + path)
    return { html: await response.text(), headers: response.headers() }
  }
  expect((await getPage(visitor, paths.wallet.href)).html).toContain('<div id="root"></div>')
  await buyCopy(page, 'reader.of.pages@example.com')
  await buyCopy(other, 'other.reader@example.com')
  const [copy] = (await (await page.request.get(`${getCredentials().url}/api/copies`)).json()) as { code: string }[]
  const code = copy?.code ?? ''
  for (const path of [paths.wallet.href, `/de${paths.wallet.href}`, paths.virtualBoombox.href]) {
    // A process that was too busy for the data sends the page without.
    await expect.poll(async () => (await getPage(page, path)).html).toContain('reader.of.pages@example.com')
    const { html, headers } = await getPage(page, path)
    expect(html).toMatch(/<h1[^>]*>[^<]/)
    if (path === paths.wallet.href) expect(html.split('<div id="root">')[1]).toContain(code)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['vary']).toContain('Cookie')
    for (const who of [other, visitor]) {
      const foreign = await getPage(who, path)
      expect(foreign.html).not.toContain('reader.of.pages@example.com')
      expect(foreign.html).not.toContain(code)
    }
  }
  await page.request.delete(`${getCredentials().url}/api/session`)
  for (const path of [paths.wallet.href, paths.virtualBoombox.href])
    expect((await getPage(page, path)).html).not.toMatch(new RegExp(`reader\\.of\\.pages|${code}`))
})

test('a button that is pressed before the page responds is pressed when it does', async ({ page }) => {
  const pressed = Promise.withResolvers<undefined>()
  await page.route('**/assets/index-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(`${getCredentials().url}/redeem-keymail`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /Keymail code/ }).fill('TM-20200101-ABCDEFGH')
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  pressed.resolve(undefined)
  await expect(page.getByText('Invalid Keymail code').first()).toBeVisible()
  await expect(page).toHaveURL(/redeem-keymail$/)
})

/** The visit is counted after hydration. */
async function expectHydrated(page: Page, path: string): Promise<void> {
  const errors = watchHydration(page)
  const hydrated = page.waitForRequest((request) => request.url().endsWith('/api/visits'))
  await page.goto(getCredentials().url + path)
  await hydrated
  await waitForAnswers(page)
  expect(errors, path).toEqual([])
  page.removeAllListeners('pageerror').removeAllListeners('console')
}

// accessibility.spec.ts watches the English pages, which it opens for other reasons.
test('hydration keeps the prerendered markup of translated and of signed-in pages and logs no errors', async ({
  page,
  context,
}) => {
  // One language stands for all that are translated.
  const translated = (await listPrerenderedPaths()).filter((path) => path.startsWith('/de/'))
  expect(translated).toContain('/de/home')
  await buyCopy(page, 'hydrating.fan@example.com')
  await runInTabs(context, translated, expectHydrated)
  // In turn: a process that was too busy for the data sends the page without.
  for (const path of [...(await listReleasePages()).map((release) => release.path), paths.wallet.href])
    await expectHydrated(page, path)
})

test('the first load of the home page stays within its budget of JavaScript', async ({ page }) => {
  const kilobytes = await getJavascriptKilobytes(page, paths.home.href)
  expect(kilobytes).toBeGreaterThan(80)
  expect(kilobytes).toBeLessThanOrEqual(HOME_JAVASCRIPT_KB)
  // The server defers this one on pages with a picture.
  const html = await (await fetch(getCredentials().url + paths.home.href)).text()
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
})

test('text typed before hydration stays in the field', async ({ page }) => {
  const typed = Promise.withResolvers<undefined>()
  await page.route('**/assets/index-*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`${getCredentials().url}/redeem-keymail`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: /Keymail code/ })
  await field.fill('TM-20261121-ABCD')
  const hydrated = page.waitForRequest((request) => request.url().endsWith('/api/visits'))
  typed.resolve(undefined)
  await hydrated
  await waitForAnswers(page)
  await expect(field).toHaveValue('TM-20261121-ABCD')
  await field.press('End')
  await field.pressSequentially('e')
  await expect(field).toHaveValue('TM-20261121-ABCDE')
})
