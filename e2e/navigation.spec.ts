import { type BrowserContext, type Page, expect } from '@playwright/test'
import { routes } from '#frontend/app/routes.ts'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, getLinkFromMail, test } from './support/fixtures.ts'
import { type Person, buyCopy, signIn } from './support/sign-in.ts'

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

const patterns = routes.map(({ path }) => ({
  path,
  expression: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))
const toPattern = (pathname: string) => patterns.find(({ expression }) => expression.test(pathname))?.path

/**
 * Follows links from /home until none of the wanted routes is missing, and takes those that it reaches from `missing`.
 * Each route is opened once, in several tabs because most of the time is spent waiting.
 */
async function findRoutes(context: BrowserContext, missing: Set<string>): Promise<void> {
  const reached = new Set<string>([paths.home.path])
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  for (let level: string[] = [paths.home.href]; level.length > 0 && missing.size > 0;) {
    const found: string[] = []
    const look = async (page: Page) => {
      for (let path = level.shift(); path && missing.size > 0; path = level.shift()) {
        for (const { pathname, pattern } of await listLinks(page, path)) {
          if (reached.has(pattern)) continue
          reached.add(pattern)
          missing.delete(pattern)
          found.push(pathname)
        }
      }
    }
    await Promise.all(tabs.map(look))
    level = found
  }
  await Promise.all(tabs.map((page) => page.close()))
}

/** Links of the page at `path` to routes of ours. */
async function listLinks(page: Page, path: string): Promise<{ pathname: string; pattern: string }[]> {
  const { url } = getCredentials()
  await page.goto(url + path)
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      name: link.textContent + (link.ariaLabel ?? '') + (link.querySelector('img')?.alt ?? ''),
    })),
  )
  return links.flatMap(({ href, name }) => {
    const { origin, pathname } = new URL(href)
    const pattern = origin === url ? toPattern(pathname) : undefined
    if (!pattern) return []
    expect.soft(name.trim(), `the name of a link to ${pathname} on ${path}`).not.toBe('')
    return [{ pathname, pattern }]
  })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every page is reached from the home page by links', async ({ page }) => {
  test.setTimeout(900_000)
  const missing = new Set(routes.map(({ path }) => path).filter((path) => !fromElsewhere.includes(path)))
  missing.delete(paths.home.path)
  // The artist sees most; what only a fan or a visitor sees is close to their home page.
  const people: Person[] = ['artist', 'fan', 'visitor']
  for (const person of people) {
    await page.context().clearCookies()
    await signIn[person](page)
    await findRoutes(page.context(), missing)
  }
  expect([...missing]).toEqual([])
})

test('the search opens by its key, is walked with the arrows, and remembers @phone', async ({ page }) => {
  await page.goto(`${getCredentials().url}/home`)
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search$/)
  const field = page.getByLabel('Title or name')
  await expect(field).toBeFocused()
  await field.fill('slow ket')
  const song = page.getByRole('region', { name: 'Songs' }).getByRole('link', { name: /Slow Kettle/ })
  await expect(song).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(song).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Slow Kettle', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Kanae Minobe' }).first().click()
  await expect(page.getByRole('heading', { name: 'Kanae Minobe', level: 1 })).toBeVisible()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?q=slow\+ket/)
  await field.fill('slow ketle')
  await expect(page.getByText('Nothing is called “slow ketle”. These are spelled alike:')).toBeVisible()
  await field.fill('')
  await page.getByRole('button', { name: 'slow ket', exact: true }).click()
  await expect(song).toBeVisible()
})

test('a fan without a code comes back by a mailed link @phone', async ({ page, browser }, info) => {
  const { url } = getCredentials()
  // Another address for each run: the newest mail to it is the one that was asked for.
  const email = `fan.${info.project.name}.${Date.now()}@example.com`
  await buyCopy(page, email)
  await page.goto(`${url}/home`)
  await page.getByRole('link', { name: 'Your music and Green Rooms' }).click()
  await expect(page.getByRole('heading', { name: /Green Room$/ }).first()).toBeVisible()
  await expectAccessible(page)

  const other = await (await browser.newContext()).newPage()
  await other.goto(`${url}/yours`)
  await expect(other).toHaveURL(/\/sign-in$/)
  await other.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(other.getByText('Please enter a valid email address.')).toBeVisible()
  await other.getByLabel('Email', { exact: true }).fill(email)
  await other.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(other.getByText(/a sign-in link is on its way to it/)).toBeVisible()
  await other.goto(await getLinkFromMail(email))
  await other.getByRole('button', { name: 'Enter your Green Room' }).click()
  await expect(other).toHaveURL(/private-green-room/)
  await other.goto(`${url}/yours`)
  await expect(other.getByRole('heading', { name: 'Your music' })).toBeVisible()
})

test('the test-drive code of the home page opens the tour', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${getCredentials().url}/home`)
  const [key = ''] = getCredentials().gKeys.test
  await expect(page.getByText(key)).toBeVisible()
  await page.getByRole('link', { name: 'Choose Members -> Take a Tour' }).click()
  await expect(page.getByLabel('G-Key ID')).toHaveValue(key)
  await page.reload()
  await expect(page.getByLabel('G-Key ID')).toHaveValue(key)
  await page.getByRole('button', { name: 'Access Green Room' }).click()
  await expect(page).toHaveURL(/members-workshop/)
  expect(errors).toEqual([])
})
