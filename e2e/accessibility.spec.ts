import { type BrowserContext, type Page, type Response, expect } from '@playwright/test'
import { routes } from '#frontend/app/routes.ts'
import { paths } from '#frontend/lib/paths.ts'
import { parseLanguagePath } from '#text/messages/language-path'
import {
  checkAtBothSizes,
  expectAccessible,
  expectNoHorizontalScroll,
  getCredentials,
  openInApp,
  runInTabs,
  test,
  waitForAnswers,
} from './support/fixtures.ts'
import { type ApiState, interceptApi } from './support/intercept-api.ts'
import { listCoveredControls } from './support/list-covered-controls.ts'
import { getLook, listFrames, waitForWidth } from './support/list-violations.ts'
import { listPrerenderedPaths, watchHydration } from './support/prerendered-pages.ts'
import { expectSpecifiedLinks, expectSpecifiedTexts, specifiedPages } from './support/specified-pages.ts'
import { findRoutes, recordLinks } from './support/link-graph.ts'
import { type Person, signIn } from './support/sign-in.ts'

const all = Object.values(paths).flatMap(({ href }) => (typeof href === 'string' ? [href] : []))
const workshop = all.filter((path) => path.startsWith(paths.membersWorkshop.href))

/** Pages of somebody who is signed in. A visitor's browser knows that it is not, and asks the server for nothing of theirs. */
const own: string[] = [
  paths.yours.href,
  paths.wallet.href,
  paths.virtualBoombox.href,
  paths.privateGreenRoom.href,
  paths.membersWorkshop.href,
  paths.workshopSales.href,
  paths.uploadSongs.href,
  paths.fineArtCollection.href,
  paths.notifications.href,
]

/** Pages of the specification that lead a visitor to another one. */
const redirects = new Map<string, string>([
  [paths.membersWorkshop.href, paths.gKeyLogin.href],
  [paths.privateGreenRoom.href, paths.fanVisitorChoice.href],
  [paths.adminDashboard.href, paths.adminLogin.href],
])

const open = [
  // Signed out, the workshop's other pages lead to the same one.
  ...all.filter((path) => own.includes(path) || !workshop.includes(path)),
  '/browse-music?q=nothing+has+this+name',
  '/search?q=night',
  '/search?q=nothing+has+this+name',
  '/enter?token=used-up',
  '/governance-tracker?token=used-up',
  '/governance-tracker?number=TM-20200101-ABCDEFGH',
  '/public-showcase?q=nothing+has+this+name',
  '/confirm-address?token=used-up',
  '/unsubscribe?token=used-up',
  '/confirm-follow?token=used-up',
  '/fine-art/register?token=used-up',
  '/fine-art/verify?code=TMC-0000-0000-0000-0000',
  '/fine-art/card/0198c0de-0000-7000-8000-000000000000',
  '/verify?copy=0198c0de-0000-7000-8000-000000000000',
  '/copies/0198c0de-0000-7000-8000-000000000000',
  '/artists/0198c0de-0000-7000-8000-000000000000',
  '/songs/0198c0de-0000-7000-8000-000000000000',
  '/no-such-page',
]

/** Of each person the first is loaded; the others are navigated to. */
const inside: [Person, string[]][] = [
  ['fan', [paths.privateGreenRoom.href, paths.virtualBoombox.href, paths.yours.href, paths.wallet.href]],
  // Other tests load the rest of the workshop, but not its room.
  [
    'artist',
    [
      paths.workshopRoom.href,
      ...workshop.filter((path) => path !== paths.workshopRoom.href),
      paths.uploadSongs.href,
      paths.privateGreenRoom.href,
      paths.yours.href,
    ],
  ],
  ['test artist', [paths.membersWorkshop.href, paths.workshopKeymails.href, paths.uploadSongs.href]],
  ['operator', [paths.godfreyDashboard.href]],
  ['admin', [paths.adminDashboard.href]],
]

/**
 * Brings the screen into a state. `loading`: the API never answers; `failed`: what the screen waits for then fails, as it
 * does for a visitor, without loading the page again.
 */
async function openScreen(page: Page, path: string, state: ApiState = 'full'): Promise<Response | null> {
  // A page whose image request is held never fires `load`.
  const waitUntil = state === 'loading' ? 'domcontentloaded' : 'load'
  const response = state === 'failed' ? null : await page.goto(getCredentials().url + path, { waitUntil })
  // Held requests have no answer.
  if (state === 'loading') await page.waitForTimeout(300)
  else await waitForAnswers(page)
  // On a busy machine nothing may have been rendered yet.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  return response
}

const toPath = (url: string) => new URL(url).pathname

/** The calls that every page makes, for its frame. */
async function listFrameCalls(context: BrowserContext): Promise<Set<string>> {
  const page = await context.newPage()
  const calls = new Set<string>()
  page.on('request', (request) => toPath(request.url()).startsWith('/api/') && calls.add(toPath(request.url())))
  await openScreen(page, '/no-such-page')
  await page.close()
  return calls
}

test.beforeEach(() => test.setTimeout(900_000))

/** Journeys press a few controls, each at one size. */
async function expectUncovered(page: Page, device: string): Promise<void> {
  expect.soft(await page.evaluate(listCoveredControls), `covered on ${page.url()} (${device})`).toEqual([])
}

async function expectSpecifiedTextsAtBothSizes(page: Page, path: string): Promise<void> {
  if (!specifiedPages.some((specified) => specified.path === path)) return
  await checkAtBothSizes(page, async (_device, width) => {
    if (width !== undefined) await waitForWidth(page, width)
    await expectSpecifiedTexts(page, path)
  })
}

/** Paths of answers that ask for a sign-in. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403) refused.push(toPath(answer.url()))
  })
  return refused
}

test('every public screen says what is specified, is accessible and hydrates: filled, loading and failed', async ({
  context,
}) => {
  const frameCalls = await listFrameCalls(context)
  const isTranslated = (path: string) => parseLanguagePath(path).language !== 'english'
  const prerendered = (await listPrerenderedPaths()).filter((path) => !isTranslated(path))
  expect(prerendered).toContain(paths.home.href)
  const visited = new Set<string>()
  // A screen that looks like one seen before needs no second analysis.
  const seen = new Set<string>()
  await runInTabs(context, open, async (page, path) => {
    let state: ApiState = 'full'
    let hasCalls = path === '/no-such-page'
    const api = await interceptApi(page, (call) => {
      hasCalls ||= !frameCalls.has(call)
      return state
    })
    const errors = watchHydration(page)
    const refused = watchRefusals(page)
    for (state of ['full', 'loading', 'failed'] as const) {
      // What asks for nothing but the frame's data looks the same while it loads, and the frame's states are seen once.
      if (state !== 'full' && !hasCalls) break
      if (state === 'failed') await api.failHeld()
      const response = await openScreen(page, path, state)
      if (state === 'full') {
        visited.add(path)
        expect.soft(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
        expect.soft(errors, path).toEqual([])
        if (own.includes(path)) expect.soft(refused, path).toEqual([])
        const elsewhere = redirects.get(path)
        if (elsewhere) await expect.soft(page, `where ${path} leads`).toHaveURL(getCredentials().url + elsewhere)
        await recordLinks(page, 'visitor', path)
        await expectSpecifiedLinks(page, path)
      }
      // Only filled screens are walked through by keyboard.
      const look = `${state === 'full'} ${await getLook(page)}`
      if (seen.has(look)) {
        // What it says is specified for each path, also for those that lead to the same screen.
        if (state === 'full') await expectSpecifiedTextsAtBothSizes(page, path)
        continue
      }
      seen.add(look)
      await test.step(state, () =>
        expectAccessible(page, {}, async (device) => {
          await expectUncovered(page, device)
          if (state === 'full') await expectSpecifiedTexts(page, path)
        }),
      )
      if (state === 'full') await expectReachableByKeyboard(page, path)
    }
    page.removeAllListeners('pageerror').removeAllListeners('console').removeAllListeners('response')
    await api.stop()
  })
  const expected = [...prerendered, ...own, ...specifiedPages.map(({ path }) => path)]
  expect(expected.filter((path) => !visited.has(path))).toEqual([])
})

for (const [person, screens] of inside) {
  test(`so is every screen of a signed-in ${person}`, async ({ page }) => {
    await signIn[person](page)
    const [first = '', ...others] = screens
    await openScreen(page, first)
    for (const path of [first, ...others]) {
      // Loading each of them again would show the same screen: prerender.spec.ts loads a wallet and a boombox.
      if (path !== first) {
        await openInApp(page, path)
        await waitForAnswers(page)
      }
      await recordLinks(page, person, path)
      await expectAccessible(page, {}, (device) => expectUncovered(page, device))
    }
  })
}

test('where motion is reduced, nothing is in transition, whatever changes', async ({ page }) => {
  await openScreen(page, paths.home.href)
  await page.evaluate(() => {
    document.addEventListener('transitionrun', () => document.body.setAttribute('data-moves', ''))
  })
  await expectNoHorizontalScroll(page)
  await expect(page.locator('body')).not.toHaveAttribute('data-moves')
})

/** Opened from a mail or a printed code, by the first visit or a sign-in; a link to them would lead nowhere. */
const fromElsewhere: string[] = [
  paths.intro.path,
  paths.leaveWaitlist.path,
  paths.signInLink.path,
  paths.claimGift.path,
  paths.confirmTransfer.path,
  paths.keymailUnsubscribe.path,
  paths.confirmPaymentEmail.path,
  paths.stopPaymentChange.path,
  paths.restoreContactEmail.path,
  paths.confirmAddress.path,
  paths.unsubscribe.path,
  paths.confirmFollow.path,
  paths.yourArchive.path,
  paths.keepAccount.path,
  paths.staffInvitation.path,
  // Where signing in on /admin/login leads.
  paths.adminDashboard.path,
]

// The tests above have opened nearly every page; alone, it opens them itself.
test('every page is reached from the home page by links', async ({ page }) => {
  const missing = new Set(routes.map(({ path }) => path).filter((path) => !fromElsewhere.includes(path)))
  missing.delete(paths.home.path)
  for (const onlyKnown of [true, false]) {
    for (const person of ['visitor', 'artist', 'fan'] as const) {
      if (missing.size === 0) break
      await page.context().clearCookies()
      await signIn[person](page)
      await findRoutes(page, { person, home: paths.home.href, missing, onlyKnown })
    }
  }
  expect([...missing]).toEqual([])
})

/** Headers and footers that the tab key has walked through, as they look: most pages have the same. */
const walkedFrames = new Set<string>()

/**
 * Follows the tab key until focus returns to the start. From the first stop of a header or footer that was walked through
 * before, focus jumps to its last one.
 */
async function walkByKeyboard(page: Page): Promise<{ reached: number; missed: string[] }> {
  const frames = await listFrames(page)
  const known = frames.flatMap((frame, index) => (walkedFrames.has(frame) ? [`[data-frame="${index}"]`] : []))
  const all = await page.evaluate((walked) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ]
    const usable = found.filter((element) => {
      const radios = element instanceof HTMLInputElement && element.type === 'radio'
      return (
        !radios &&
        !element.matches(':disabled, [tabindex="-1"], [inert] *, [hidden] *') &&
        element.checkVisibility({ visibilityProperty: true })
      )
    })
    usable.forEach((element, index) => element.setAttribute('data-stop', String(index)))
    // Recorded in the page: asking it after every key would take most of the time.
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      const stop = target.closest('[data-stop]')
      stop?.setAttribute('data-reached', '')
      const frame = walked === '' ? null : target.closest(walked)
      const stops = [...(frame?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
      if (stops.length < 2 || stop !== stops[0]) return
      for (const one of stops) one.setAttribute('data-reached', '')
      stops.at(-1)?.focus()
    })
    return usable.map((element) => ({
      name: (element.textContent ?? '').trim().slice(0, 30) || element.tagName,
      isKnown: walked !== '' && element.closest(walked) !== null,
    }))
  }, known.join())
  const countMissed = () => page.locator('[data-stop]:not([data-reached])').count()
  const steps = all.filter(({ isKnown }) => !isKnown).length + known.length
  // The key is held, which moves focus again and again: a frame drawn for each press would cost three times as much.
  for (let step = 0; step < steps; step += 10)
    await Promise.all(Array.from({ length: Math.min(10, steps - step) }, () => page.keyboard.down('Tab')))
  for (let step = steps; step < all.length + 20 && (await countMissed()) > 0; step++) await page.keyboard.down('Tab')
  await page.keyboard.up('Tab')
  // In a group of tabs or radio buttons the tab key reaches only one; arrow keys move between the others.
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll('[data-stop]:not([data-reached])')].flatMap((element) =>
      element.closest('[role=tablist], [role=radiogroup], [role=toolbar], paypal-button')
        ? []
        : [Number(element.getAttribute('data-stop'))],
    ),
  )
  const reached = await page.locator('[data-reached]').count()
  if (missed.length === 0) for (const frame of frames) walkedFrames.add(frame)
  return { reached, missed: missed.map((index) => all[index]?.name ?? '') }
}

async function expectReachableByKeyboard(page: Page, path: string): Promise<void> {
  const { reached, missed } = await walkByKeyboard(page)
  expect.soft(missed, `${path}: out of reach`).toEqual([])
  expect.soft(reached, `${path}: stops`).toBeGreaterThan(0)
}
