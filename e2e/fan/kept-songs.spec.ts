import { type Browser, type Page, expect, request } from '@playwright/test'
import { startProxy } from './start-proxy.ts'
import { PHONE_DEVICE, STILL } from '../support/devices.ts'
import { awaitHydration, expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { queryDatabase } from '../support/database.ts'
import { buyCopy, issueKeymails } from '../support/sign-in.ts'

const getPosition = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0)
/** What the worker has stored of what the wallet reads. */
const listReads = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('reads')).keys()).map(({ url }) => new URL(url).pathname))
const countKept = (page: Page) => page.evaluate(async () => (await (await caches.open('songs')).keys()).length)

/** A page of a device that reaches the product through this proxy. */
async function openThrough(browser: Browser, proxy: string, device: object): Promise<Page> {
  const context = await browser.newContext({ ...STILL, ...device, proxy: { server: proxy, bypass: '<-loopback>' } })
  return awaitHydration(context).newPage()
}

/** Buys a copy with the code and plays it for the first time, over HTTP: the page has to fetch what it keeps. */
async function buyAndPlay(page: Page, email: string, code = ''): Promise<void> {
  const { url } = getCredentials()
  // The context's own requests would take the way of its proxy, which forwards those of browsers only.
  const client = await request.newContext({ storageState: await page.context().storageState() })
  await buyCopy({ request: client }, email, code)
  const rooms = (await (await client.get(`${url}/api/green-room`)).json()) as { songs: { audioUrl: string }[] }[]
  for (const { audioUrl } of rooms.flatMap(({ songs }) => songs))
    expect((await client.get(url + audioUrl)).ok()).toBe(true)
  await page.context().addCookies((await client.storageState()).cookies)
  await client.dispose()
}

/** Keeps the copy that was bought, with its size. */
async function keepCopy(page: Page): Promise<void> {
  await page.goto(`${getCredentials().url}/wallet`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible()
  await expect(page.getByText(/One song plays without a connection: [\d.]+ [KM]B, and .* are free/)).toBeVisible()
}

/** What the pages read is stored once the worker controls them. */
async function reloadWallet(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your copies' })).toBeVisible()
  await expect(page.getByText('One song plays without a connection')).toBeVisible()
  await expect
    .poll(() => listReads(page))
    .toEqual(expect.arrayContaining(['/api/session', '/api/copies', '/api/green-room']))
}

/** The application opens, plays and navigates without a server. */
async function useOffline(page: Page): Promise<void> {
  await page.goto(`${getCredentials().url}/wallet`)
  await expect(page.getByRole('heading', { name: 'Your copies' })).toBeVisible()
  await page.getByRole('button', { name: /^Play / }).click()
  await expect.poll(() => getPosition(page)).toBeGreaterThan(1)
  const before = await getPosition(page)
  await page.getByRole('link', { name: 'Play them all' }).click()
  await page.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/home/)
  await expect.poll(() => getPosition(page)).toBeGreaterThan(before + 1)
  // Another part of the recording is asked for as a range.
  await page.evaluate(() => {
    const audio = document.querySelector<HTMLAudioElement>('body > audio')
    if (audio) audio.currentTime = 10
  })
  await expect.poll(() => getPosition(page)).toBeGreaterThan(10.5)
}

test('a kept copy plays while no server is reached, at a desk and on a phone, and leaves the device with the right to it', async ({
  request: artist,
  browser,
}) => {
  test.setTimeout(300_000)
  const { url } = getCredentials()
  const keeper = `keeper.${Date.now()}@example.com`
  const codes = await issueKeymails({ request: artist }, 3)
  // Every request takes this way, those of the service worker, too.
  const proxy = await startProxy()
  const page = await openThrough(browser, proxy.url, { viewport: { width: 1440, height: 900 } })
  const phone = await openThrough(browser, proxy.url, PHONE_DEVICE)
  await buyAndPlay(page, keeper, codes[0])
  await buyAndPlay(phone, `phone.${keeper}`, codes[1])

  await test.step('keep it, with its size', async () => {
    await keepCopy(page)
    // It looks at both sizes.
    await expectAccessible(page)
    await reloadWallet(page)
    await keepCopy(phone)
    await reloadWallet(phone)
  })

  await test.step('the server is gone: the application opens, plays and navigates', async () => {
    await proxy.stop()
    for (const one of [page, phone]) {
      const isReached = await one.evaluate(() => fetch('/readyz').then(Boolean, () => false))
      expect(isReached).toBe(false)
      await useOffline(one)
    }
    await proxy.start()
  })

  await test.step('the server is back: the pages are its own again', async () => {
    for (const one of [page, phone]) {
      const response = await one.goto(`${url}/wallet`)
      expect(response?.fromServiceWorker()).toBe(true)
      expect(response?.headers()['content-security-policy']).toBeTruthy()
      await expect(one.getByText('One song plays without a connection')).toBeVisible()
      expect(await countKept(one)).toBe(1)
    }
  })

  await test.step('a refund takes it from the device at the next contact, signing out everything', async () => {
    await queryDatabase(
      `UPDATE keymails SET state = 'void', order_id = NULL, fan_id = NULL, redeemed_at = NULL WHERE code = $1`,
      [codes[0]],
    )
    await page.goto(`${url}/wallet`)
    await expect.poll(() => countKept(page)).toBe(0)
    await buyAndPlay(page, keeper, codes[2])
    await page.goto(`${url}/wallet`)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible()
    await page.evaluate(() => fetch('/api/session', { method: 'DELETE' }))
    await expect.poll(() => countKept(page)).toBe(0)
    expect(await page.evaluate(() => caches.has('reads'))).toBe(false)
  })
  await page.context().close()
  await phone.context().close()
  await proxy.stop()
})
