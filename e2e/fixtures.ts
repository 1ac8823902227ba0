import { createHash } from 'node:crypto'
import { delimiter } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, type Locator, type Page, test as base, expect } from '@playwright/test'
import { buildRegistrationPdf } from '#testing/registration-pdf'
import { getStoredCredentials } from '#local/cli/development-credentials'
import { buildWavHeader } from '#local/seed/music/build-wav-header'

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
function awaitHydration(context: BrowserContext): BrowserContext {
  context.on('page', (page) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (options?.waitUntil === undefined) await page.waitForFunction(isHydrated)
      return response
    }
  })
  return context
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

/** A page in a new browser context: no cookies or storage, as another person or device. */
export async function openNewContext(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize()
  const context = await browser.newContext(viewport ? { viewport } : {})
  return awaitHydration(context).newPage()
}

/** A Keymail that is not redeemed yet and its price in dollars; earlier tests may have used some. */
export async function getUnredeemedKeymail(page: Page): Promise<{ code: string; pricing: number }> {
  const { url, keymails } = getCredentials()
  for (const code of keymails) {
    const answer = await page.request.post(`${url}/api/validate-keymail`, { data: { keymailCode: code } })
    if (answer.ok()) return { code, ...((await answer.json()) as { pricing: number }) }
  }
  throw new Error('every Keymail in the credentials file is redeemed')
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

/** Clicks play and waits until playback has advanced. */
export async function expectToPlay(player: Locator, page: Page): Promise<void> {
  await player.getByRole('button', { name: /^play/i }).first().click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 20_000 })
    .toBeGreaterThan(0.5)
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

type Mail = { subject: string; text: string }

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
async function listMails(address: string): Promise<Mail[]> {
  const { mailbox } = getCredentials()
  const list = (await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`)).json()) as
    | { id: string }[]
    | { messages: { id: string }[] }
  const ids = (Array.isArray(list) ? list : list.messages).map(({ id }) => id)
  return Promise.all(ids.map(async (id) => (await (await fetch(`${mailbox}/api/messages/${id}`)).json()) as Mail))
}

/** An axe builder, created once all animations have finished: colors in transition fail the contrast check. */
export async function createAxe(page: Page): Promise<AxeBuilder> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  // Legacy mode does without an extra page for every analysis; it only leaves out frames of other origins.
  return new AxeBuilder({ page }).setLegacyMode()
}

/** No page may scroll sideways. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

/** Asserts that the current page is accessible at this viewport size. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await createAxe(page)).analyze()
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([])
  await expectNoHorizontalScroll(page)
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Creates an application and pays it. Returns the tracking number. */
export async function createPaidApplication(
  page: Page,
  email: string,
  artistName: string,
  papers: Buffer = PDF,
): Promise<string> {
  const { url } = getCredentials()
  const answer = await page.request.post(`${url}/api/g-key-applications`, {
    multipart: {
      fullName: 'Ada Q. Applicant',
      email,
      artistName,
      copyrightDetails: 'PA 2-345-678, registered in 2025',
      termsAccepted: 'true',
      ageConfirmed: 'true',
      copyrightConfirmed: 'true',
      copyrightDocument: { name: 'proof.pdf', mimeType: 'application/pdf', buffer: papers },
    },
  })
  const { trackingNumber } = (await answer.json()) as { trackingNumber: string }
  const token = new URL(await getLinkFromMail(email)).searchParams.get('token')
  expect((await page.request.post(`${url}/api/g-key-applications/confirm`, { data: { token } })).status()).toBe(200)
  await page.goto(`${url}/governance-tracker?number=${trackingNumber}`)
  await payWithPaypal(page, email)
  await expect(page.getByRole('heading', { name: 'We read your papers' })).toBeVisible({ timeout: 30_000 })
  return trackingNumber
}
