import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type Locator, type Page, test as base, expect } from '@playwright/test'
import { registrationPdf } from '#testing/papers'
import { wavHeader } from '#local/wav-header'

/** What `npm start` wrote for scripts: where everything is and what opens it. */
export type Welcome = {
  url: string
  mailbox: string
  gKeys: { test: string[]; production: string[] }
  keymails: string[]
  adminPassword: string
  operatorPassword: string
}

/** The file of the product that this worker's tests have for themselves (see start-product.ts). */
export const welcomeFile = () =>
  (process.env['E2E_WELCOMES'] ?? '').split(delimiter)[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''

export function welcome(): Welcome {
  return JSON.parse(readFileSync(welcomeFile(), 'utf8')) as Welcome
}

/** Each test comes from an address of its own: what one visitor may do in an hour is not shared by all of them. */
export const test = base.extend({
  extraHTTPHeaders: async ({ browserName }, give, { testId }) => {
    const [a, b] = createHash('sha256').update(`${browserName} ${testId}`).digest()
    await give({ 'x-forwarded-for': `198.18.${a}.${b}` })
  },
})

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A WAV of so many seconds that no other test uses: its bytes differ with `seed`. */
export function aWav(seconds: number, seed: number): Buffer {
  const rate = 44_100
  const samples = rate * seconds
  const wav = Buffer.alloc(44 + samples * 2)
  wavHeader(samples, rate, 1).copy(wav)
  for (let i = 0; i < samples; i++) {
    const loud = 4_000 + 3_000 * Math.sin((2 * Math.PI * i) / (rate * 2))
    wav.writeInt16LE(Math.round(loud * Math.sin((2 * Math.PI * (300 + seed) * i) / rate)), 44 + i * 2)
  }
  return wav
}

/** A copyright registration that says what Godfrey needs to read: title, holder, a number that no other test uses. */
export function aRegistration(title: string, claimants: string): Promise<Buffer> {
  const digits = String(Date.now() % 10_000_000).padStart(7, '2')
  const number = `PA ${digits[0]}-${digits.slice(1, 4)}-${digits.slice(4)}`
  return registrationPdf({ number, title, claimants, date: 'March 5, 2025', office: 'United States Copyright Office' })
}

/** Waits until Godfrey has read a song's papers and published it. */
export async function expectPublished(page: Page, title: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const songs = (await (await page.request.get(`${welcome().url}/api/artist/songs`)).json()) as {
          title: string
          status: string
        }[]
        return songs.find((song) => song.title === title)?.status
      },
      { timeout: 30_000 },
    )
    .toBe('published')
}

/** A page in a browser of its own: no cookie, no storage, another person or another device. */
export async function newPerson(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize()
  const context = await browser.newContext(viewport ? { viewport } : {})
  return context.newPage()
}

/** A Keymail that nobody has redeemed yet, and what it costs in dollars; earlier tests have had some. */
export async function aFreeKeymail(page: Page): Promise<{ code: string; pricing: number }> {
  const { url, keymails } = welcome()
  for (const code of keymails) {
    const answer = await page.request.post(`${url}/api/validate-keymail`, { data: { keymailCode: code } })
    if (answer.ok()) return { code, ...((await answer.json()) as { pricing: number }) }
  }
  throw new Error('every Keymail of the welcome is redeemed')
}

/** Presses the provider's button and approves in its window. */
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

/** Presses play and waits until the sound has moved on. */
export async function expectToPlay(player: Locator, page: Page): Promise<void> {
  await player.getByRole('button', { name: /^play/i }).first().click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0), { timeout: 20_000 })
    .toBeGreaterThan(0.5)
}

/** The first link in the newest mail to this address that has one. */
export function linkFromMail(to: string): Promise<string> {
  return fromMail(to, /https?:\/\/\S+token=[\w-]+/)
}

/** The G-Key in the newest mail to this address. */
export function keyFromMail(to: string): Promise<string> {
  return fromMail(to, /GK(-[0-9A-Z]{4}){4}/)
}

async function fromMail(to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const list = (await (await fetch(`${welcome().mailbox}/api/messages?to=${encodeURIComponent(to)}`)).json()) as
          | { id: string }[]
          | { messages: { id: string }[] }
        // Not only the newest: receipts come in between.
        for (const { id } of Array.isArray(list) ? list : list.messages) {
          const mail = (await (await fetch(`${welcome().mailbox}/api/messages/${id}`)).json()) as { text: string }
          found = wanted.exec(mail.text)?.[0]
          if (found) return found
        }
        return undefined
      },
      { timeout: 20_000 },
    )
    .toBeTruthy()
  return found ?? ''
}

type Mail = { subject: string; text: string }

/** The mails to this address, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const { mailbox } = welcome()
  const list = (await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`)).json()) as
    | { id: string }[]
    | { messages: { id: string }[] }
  const ids = (Array.isArray(list) ? list : list.messages).map(({ id }) => id)
  return Promise.all(ids.map(async (id) => (await (await fetch(`${mailbox}/api/messages/${id}`)).json()) as Mail))
}

/** The judge of accessibility, once everything has come to rest: a colour on its way to another one is neither. */
export async function axe(page: Page): Promise<AxeBuilder> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  return new AxeBuilder({ page })
}

/** No page may scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over).toBeLessThanOrEqual(0)
}

/** What is on the page now is usable by everybody, at this size. */
export async function expectEverybodyIn(page: Page): Promise<void> {
  const { violations } = await (await axe(page)).analyze()
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([])
  await expectNoSidewaysScroll(page)
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** From the form to the paid order. Returns the tracking number. */
export async function paidApplication(
  page: Page,
  email: string,
  artistName: string,
  papers: Buffer = PDF,
): Promise<string> {
  const { url } = welcome()
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
  const token = new URL(await linkFromMail(email)).searchParams.get('token')
  expect((await page.request.post(`${url}/api/g-key-applications/confirm`, { data: { token } })).status()).toBe(200)
  await page.goto(`${url}/governance-tracker?number=${trackingNumber}`)
  await payWithPaypal(page, email)
  await expect(page.getByRole('heading', { name: 'We read your papers' })).toBeVisible({ timeout: 30_000 })
  return trackingNumber
}
