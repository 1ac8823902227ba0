import { createHash } from 'node:crypto'
import { delimiter } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  test as base,
  expect,
} from '@playwright/test'
import { buildRegistrationPdf } from '#testing/registration-pdf'
import { getStoredCredentials } from '#local/cli/development-credentials'
import { buildWavHeader } from '#local/seed/music/build-wav-header'
import { PHONE_DEVICE, STILL } from './devices.ts'
import { type PagePart, listViolations, openDevtools, waitForWidth } from './list-violations.ts'

/** The credentials file of the product that belongs to this test worker (see start-product.ts). */
export const getCredentialsFile = () =>
  (process.env['E2E_WELCOMES'] ?? '').split(delimiter)[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''

export const getCredentials = () => getStoredCredentials(getCredentialsFile())

/** Each test has its own IP address, because rate limits apply per address. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName }, give, { testId }) => {
    const [a, b] = createHash('sha256').update(`${browserName} ${testId}`).digest()
    await give({ 'x-forwarded-for': `198.18.${a}.${b}` })
  },
  context: async ({ context }, give) => {
    await give(awaitHydration(context))
  },
})

/**
 * Lets `goto` wait until prerendered controls respond: clicked before, a button does nothing and a link loads the next
 * page prerendered instead of rendering it in the browser.
 */
export function awaitHydration(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    trackRequests(page)
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      // Asked in each frame, a page that is still being hydrated would answer ten times.
      if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated, undefined, { polling: 50 })
      return response
    }
  })
  return context
}

/** Opens a path of the application, which is open, as the browser's back button does: without loading a document. */
export async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The page before stays until the code of the next one is there.
  await page.locator('h1:not([data-left])').first().waitFor({ state: 'attached' })
}

/** Runs `look` on every path, in several tabs at once because most of the time is spent waiting. */
export async function runInTabs(
  context: BrowserContext,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const rest = [...paths]
  const tab = async () => {
    const page = await context.newPage()
    for (let path = rest.shift(); path; path = rest.shift()) await look(page, path)
  }
  await Promise.all([tab(), tab(), tab()])
}

/** Requests of each page that have no answer yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** Streams and sound never end, and a page is not waiting for its icon. */
const ENDLESS = new Set(['eventsource', 'websocket', 'media', 'ping', 'other'])

function trackRequests(page: Page): void {
  const requests = new Set<Request>()
  pending.set(page, requests)
  page.on('request', (request) => !ENDLESS.has(request.resourceType()) && requests.add(request))
  const remove = (request: Request) => requests.delete(request)
  page.on('requestfinished', remove).on('requestfailed', remove)
  // What the document before has asked for is not answered any more.
  page.on('framenavigated', (frame) => {
    const isDocument = [...requests].some((request) => request.isNavigationRequest())
    if (isDocument && frame === page.mainFrame()) requests.clear()
  })
}

/** How long a page asks for nothing once it has everything. */
const QUIET_MS = 300

/**
 * Waits until everything that the page has asked for is there, for ten seconds at most. Playwright's `networkidle` never
 * ends while a stream is open.
 */
export async function waitForAnswers(page: Page): Promise<void> {
  const requests = pending.get(page)
  if (!requests) throw new Error('the requests of this page are not watched')
  const until = Date.now() + 10_000
  do {
    let quietSince = Date.now()
    while (Date.now() < until && Date.now() - quietSince < QUIET_MS) {
      await sleep(25)
      if (requests.size > 0) quietSince = Date.now()
    }
    // What has arrived is drawn a moment later. A page that was too busy to ask for more has done so when it answers.
    await page.waitForFunction(isDrawn, undefined, { timeout: 5_000 }).catch(() => {})
  } while (requests.size > 0 && Date.now() < until)
}

/** Whether nothing stands for what is still loading. Runs in the browser. */
function isDrawn(): boolean {
  return document.querySelector('main .animate-glow') === null
}

/** React marks the elements that it has hydrated. Runs in the browser. */
function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A WAV of the given length whose bytes are unique to `seed`. */
export function buildWav(seconds: number, seed: number): Buffer {
  const rate = 44_100
  const samples = rate * seconds
  const wav = Buffer.alloc(44 + samples * 2)
  buildWavHeader(samples, rate, 1).copy(wav)
  for (let i = 0; i < samples; i++) {
    const loud = 4_000 + 3_000 * Math.sin((2 * Math.PI * i) / (rate * 2))
    wav.writeInt16LE(Math.round(loud * Math.sin((2 * Math.PI * (300 + seed) * i) / rate)), 44 + i * 2)
  }
  return wav
}

/** A copyright registration with what Godfrey reads from it: title, holder, and a unique number. */
export function buildRegistration(title: string, claimants: string): Promise<Buffer> {
  const digits = String(Date.now() % 10_000_000).padStart(7, '2')
  const number = `PA ${digits[0]}-${digits.slice(1, 4)}-${digits.slice(4)}`
  return buildRegistrationPdf({
    number,
    title,
    claimants,
    date: 'March 5, 2025',
    office: 'United States Copyright Office',
  })
}

/** Waits until Godfrey has checked a song's document and published it. */
export async function expectPublished(page: Page, title: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const songs = (await (await page.request.get(`${getCredentials().url}/api/artist/songs`)).json()) as {
          title: string
          status: string
        }[]
        return songs.find((song) => song.title === title)?.status
      },
      { timeout: 30_000 },
    )
    .toBe('published')
}

/** A page in a new browser context: no cookies or storage, as another person or device at the same size. */
export async function openNewContext(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize()
  const context = await browser.newContext({ ...STILL, ...(viewport ? { viewport } : {}) })
  return awaitHydration(context).newPage()
}

/** A page of somebody who holds a phone. */
export async function openPhone(browser: Browser): Promise<Page> {
  return awaitHydration(await browser.newContext({ ...STILL, ...PHONE_DEVICE })).newPage()
}

/** Clicks the provider's button and approves in its window. */
export async function payWithPaypal(page: Page, payer?: string): Promise<void> {
  const button = page.locator('paypal-button')
  await expect(button).toBeVisible()
  await expect(button).not.toHaveAttribute('disabled')
  const popup = page.waitForEvent('popup').catch(() => undefined)
  await button.click()
  const desk = await Promise.race([
    popup,
    page
      .locator('iframe[src*="checkoutnow"]')
      .waitFor()
      .then(() => undefined),
  ])
  const approval: Page | ReturnType<Page['frameLocator']> = desk ?? page.frameLocator('iframe[src*="checkoutnow"]')
  if (payer) await approval.getByLabel(/e-?mail/i).fill(payer)
  await approval
    .getByRole('button', { name: /^approve/i })
    .first()
    .click()
}

/** Clicks play, agrees where the first play ends the right to give a copy away, and waits until playback advances. */
export async function expectToPlay(player: Locator, page: Page): Promise<void> {
  await player.getByRole('button', { name: /^play/i }).first().click()
  await confirmFirstPlay(page)
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.5)
}

/** Agrees to the first play of a copy, if it is asked for. */
export async function confirmFirstPlay(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: 'Play and keep it' })
  await expect(
    // A boombox shows beside the bar what plays.
    agree.or(page.getByRole('region', { name: 'Now playing' }).getByRole('button', { name: 'Pause' })).first(),
  ).toBeVisible()
  if (await agree.isVisible()) await agree.click()
}

/** The first link in the newest mail to this address that contains one. */
export function getLinkFromMail(to: string): Promise<string> {
  return getFromMail(to, /https?:\/\/\S+token=[\w-]+/)
}

/** The G-Key in the newest mail to this address that contains one. */
export function getGKeyFromMail(to: string): Promise<string> {
  return getFromMail(to, /GK(-[0-9A-Z]{4}){4}/)
}

async function getFromMail(to: string, wanted: RegExp): Promise<string> {
  return wanted.exec((await getMail(to, wanted)).text)?.[0] ?? ''
}

type Mail = { id: string; subject: string; text: string; html: string }

/** Waits for a mail to this address with these words; mails of other events may arrive before or after it. */
export async function getMail(address: string, words: string | RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await listMails(address)).find(({ text }) =>
          typeof words === 'string' ? text.includes(words) : words.test(text),
        )
        return found
      },
      { message: `a mail to ${address} with ${words}`, timeout: 20_000 },
    )
    .toBeTruthy()
  if (!found) throw new Error('unreachable: the poll ends with a mail')
  return found
}

/** The mails to this address, newest first. */
export async function listMails(address: string): Promise<Mail[]> {
  const { mailbox } = getCredentials()
  const list = (await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`)).json()) as
    | { id: string }[]
    | { messages: { id: string }[] }
  const ids = (Array.isArray(list) ? list : list.messages).map(({ id }) => id)
  return Promise.all(ids.map(async (id) => (await (await fetch(`${mailbox}/api/messages/${id}`)).json()) as Mail))
}

type Device = { width: number; height: number; mobile: boolean }
const DESKTOP: Device = { width: 1440, height: 900, mobile: false }
const PHONE: Device = { width: 390, height: 844, mobile: true }

/** Changes the size of the page, which has it a moment later. */
async function emulate(page: Page, { width, height, mobile }: Device): Promise<void> {
  const emulator = await openDevtools(page)
  await Promise.all([
    emulator.send('Emulation.setDeviceMetricsOverride', { width, height, mobile, deviceScaleFactor: 1 }),
    emulator.send('Emulation.setTouchEmulationEnabled', { enabled: mobile }),
  ])
}

const touchScreens = new WeakMap<Page, Promise<boolean>>()

/** Whether the page was opened with a touch screen. */
function hasTouchScreen(page: Page): Promise<boolean> {
  const known = touchScreens.get(page) ?? page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  touchScreens.set(page, known)
  return known
}

/**
 * Runs `check` on the page at both sizes, without loading it again, and leaves it at the size that it had. The page is
 * about to have the width that `check` is given; without one, the size has not changed.
 */
export async function checkAtBothSizes(
  page: Page,
  check: (device: string, width?: number) => Promise<void>,
): Promise<void> {
  if (page.viewportSize()?.width === DESKTOP.width) {
    await emulate(page, PHONE)
    await check('phone', PHONE.width)
    await emulate(page, DESKTOP)
    return check('desktop', DESKTOP.width)
  }
  await check('phone')
  const { width, height } = page.viewportSize() ?? PHONE
  const mobile = await hasTouchScreen(page)
  await emulate(page, DESKTOP)
  await check('desktop', DESKTOP.width)
  await emulate(page, { width, height, mobile })
  // The journey goes on at once.
  return waitForWidth(page, width)
}

/** No page may scroll sideways, at either size. */
export const expectNoHorizontalScroll = (page: Page): Promise<void> =>
  checkAtBothSizes(page, async (device, width) => {
    if (width !== undefined) await waitForWidth(page, width)
    expect.soft(await getOverflow(page), `${page.url()} (${device})`).toBe(0)
  })

/** How many pixels the page is wider than its window. */
const getOverflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** Asserts that the current page is accessible, does not scroll sideways, and `more`, at both sizes. */
export const expectAccessible = (
  page: Page,
  part?: PagePart,
  more?: (device: string) => Promise<void>,
): Promise<void> =>
  checkAtBothSizes(page, async (device, width) => {
    const title = `${page.url()} (${device})`
    expect.soft(await listViolations(page, part, width), title).toEqual([])
    await more?.(device)
  })
