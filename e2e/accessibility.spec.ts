import { type BrowserContext, type Page, expect } from '@playwright/test'
import { paths } from '#web/paths'
import { axe, expectNoSidewaysScroll, test, welcome } from './product.ts'
import { type Person, signIn } from './sign-in.ts'

const open = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/browse-music?q=nothing+has+this+name',
  '/enter?token=used-up',
  '/governance-tracker?token=used-up',
  '/governance-tracker?number=TM-20200101-ABCDEFGH',
  '/public-showcase?q=nothing+has+this+name',
  '/confirm-address?token=used-up',
  '/unsubscribe?token=used-up',
  '/fine-art/register?token=used-up',
  '/fine-art/verify?code=TMC-0000-0000-0000-0000',
  '/fine-art/card/0198c0de-0000-7000-8000-000000000000',
  '/copies/0198c0de-0000-7000-8000-000000000000',
  '/artists/0198c0de-0000-7000-8000-000000000000',
  '/songs/0198c0de-0000-7000-8000-000000000000',
  '/nowhere',
]

const inside: [Person, string[]][] = [
  ['fan', [paths.privateGreenRoom, paths.virtualBoombox]],
  ['artist', [paths.membersWorkshop, paths.uploadSongs, paths.privateGreenRoom]],
  ['test artist', [paths.membersWorkshop, paths.uploadSongs]],
  ['operator', [paths.godfreyDashboard]],
  ['admin', [paths.adminDashboard]],
]

async function expectEverybodyIn(page: Page, path: string, state: string): Promise<void> {
  // A page whose picture is held back never comes to its end.
  await page.goto(welcome().url + path, { waitUntil: state === 'loading' ? 'domcontentloaded' : 'load' })
  // What is held back never falls silent; what is live stays so.
  if (state === 'loading') await page.waitForTimeout(300)
  else await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  const { violations } = await (await axe(page)).analyze()
  expect
    .soft(violations.map(({ id, nodes }) => `${path} (${state}): ${id} at ${nodes[0]?.target.join(' ')}`))
    .toEqual([])
  await expectNoSidewaysScroll(page)
}

// The intro moves on by itself; its still page is the one to read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(() => test.setTimeout(300_000))

/** Looks at every open screen, in several tabs at once: most of the time a page waits. */
async function inTabs(context: BrowserContext, look: (page: Page, path: string) => Promise<void>): Promise<void> {
  const rest = [...open]
  const tab = async () => {
    const page = await context.newPage()
    for (let path = rest.shift(); path; path = rest.shift()) await look(page, path)
  }
  await Promise.all([tab(), tab(), tab()])
}

test('every open screen is usable by everybody and scrolls one way', async ({ context }) => {
  await inTabs(context, (page, path) => expectEverybodyIn(page, path, 'full'))
})

for (const [person, screens] of inside) {
  test(`so is every screen of a signed-in ${person}`, async ({ page }) => {
    await signIn[person](page)
    for (const path of screens) await expectEverybodyIn(page, path, person)
  })
}

test('so is every screen while it waits for its answers', async ({ context }) => {
  await context.route('**/api/**', () => {})
  await inTabs(context, (page, path) => expectEverybodyIn(page, path, 'loading'))
})

test('and so is every screen whose answers fail', async ({ context }) => {
  await context.route('**/api/**', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Out of order.' } }),
  )
  await inTabs(context, (page, path) => expectEverybodyIn(page, path, 'failed'))
})

/** What the tab key reaches, one after the other, until it comes back to where it was. */
async function walk(page: Page): Promise<{ reached: number; missed: string[] }> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  const all = await page.evaluate(() => {
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
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
    return usable.map((element) => (element.textContent ?? '').trim().slice(0, 30) || element.tagName)
  })
  const seen = new Set<number>()
  for (let step = 0; step < all.length + 20; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => document.activeElement?.closest('[data-stop]')?.getAttribute('data-stop'))
    if (stop) seen.add(Number(stop))
    if (seen.size === all.length) break
  }
  // Of a group of tabs or choices the key stops at one; the arrows walk the others.
  const missed = await page.evaluate(
    (indexes) =>
      indexes.filter((index) => {
        const element = document.querySelector(`[data-stop="${index}"]`)
        return element && !element.closest('[role=tablist], [role=radiogroup], [role=toolbar], paypal-button')
      }),
    [...all.keys()].filter((index) => !seen.has(index)),
  )
  return { reached: seen.size, missed: missed.map((index) => all[index] ?? '') }
}

test('every open screen can be walked by keyboard alone', async ({ context }, info) => {
  test.skip(info.project.name !== 'desktop', 'phones have no tab key')
  await inTabs(context, async (page, path) => {
    await page.goto(welcome().url + path)
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
    const { reached, missed } = await walk(page)
    expect.soft(missed, `${path}: out of reach`).toEqual([])
    expect.soft(reached, `${path}: stops`).toBeGreaterThan(0)
  })
})
