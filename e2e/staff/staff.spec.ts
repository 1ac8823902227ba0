import { type Browser, type Page, expect } from '@playwright/test'
import { TOTP } from 'otpauth'
import { paths } from '#frontend/lib/paths.ts'
import { queryDatabase } from '../support/database.ts'
import { expectAccessible, getCredentials, getMail, openNewContext, test } from '../support/fixtures.ts'

const PASSWORD = 'velvet tuba parsnip'
const STEP_MS = 30_000

test.use({ actionTimeout: 20_000 })

type Person = { name: string; email: string; secret: string; recoveryCodes: string[] }

/** The code that an authenticator app shows now, or `steps` later: each is accepted once. */
const getCode = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

// The other tests sign in with the password of the first account, which works again without a named admin.
test.afterEach(() => queryDatabase('UPDATE staff_accounts SET disabled_at = now()'))

async function openTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab }).click()
}

async function invite(admin: Page, name: string, role: string): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await openTab(admin, 'Staff')
  await admin.getByLabel('Name', { exact: true }).fill(name)
  await admin.getByLabel('Email address').fill(email)
  await admin.getByLabel('Role', { exact: true }).selectOption(role)
  await admin.getByRole('button', { name: 'Invite' }).click()
  await expect(admin.getByText(`A link is on its way to ${email}.`).first()).toBeVisible()
  await expect(admin.getByRole('table', { name: 'Staff' }).getByText(email)).toBeVisible()
  return email
}

/** The key that is shown beside the QR code, in groups of four. */
async function getSecret(page: Page): Promise<string> {
  const shown = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? ''
  return shown.replaceAll(' ', '')
}

/** Opens the mailed invitation, chooses a password, sets up the authenticator app and keeps the recovery codes. */
async function confirmInvitation(page: Page, name: string, email: string): Promise<Person> {
  const { text } = await getMail(email, /invitation\?token=/)
  const link = /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = await getSecret(page)
  await expectAccessible(page)
  await page.getByLabel('New password').fill('password1234')
  await page.getByLabel('Current code from the app').fill(getCode(secret))
  await page.getByRole('button', { name: 'Set up my account' }).click()
  await expect(page.getByText(/too easy to guess/).first()).toBeVisible()
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set up my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible()
  const recoveryCodes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w+(-\w+)+$/ })
    .allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/admin\/(login|dashboard)/)
  await page.goto(`${getCredentials().url}${paths.adminDashboard.href}`)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  return { name, email, secret, recoveryCodes }
}

async function signIn(page: Page, { email, password = PASSWORD, code }: Record<string, string>): Promise<void> {
  await page.goto(`${getCredentials().url}/admin/login`)
  await page.getByLabel('Email address').fill(email ?? '')
  await page.getByLabel('Password').fill(password)
  await page.getByLabel(/Code from your authenticator app/).fill(code ?? '')
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
}

async function signInAs(browser: Browser, like: Page, person: Person, code: string): Promise<Page> {
  const page = await openNewContext(browser, like)
  await signIn(page, { email: person.email, code })
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  return page
}

test('the first admin by name: invited, signed in with an app and a recovery code, signed out everywhere', async ({
  page: first,
  browser,
}) => {
  test.setTimeout(240_000)
  const { url, adminPassword } = getCredentials()
  const mark = String(Date.now() % 100_000)
  const name = `Ada Amsel ${mark}`
  const told = await first.request.post(`${url}/api/corrections/wishes`, {
    data: { email: `visitor.${mark}@example.com`, wish: `My Keymail shows another song, ${mark}` },
  })
  expect(told.ok()).toBe(true)
  await first.goto(`${url}/admin/login`)
  await first.getByLabel('Password').fill(adminPassword)
  await first.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(first.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  const email = await test.step('the first account invites', () => invite(first, name, 'admin'))
  await expectAccessible(first)

  const page = await openNewContext(browser, first)
  const ada = await test.step('the mailed link sets up the account', () => confirmInvitation(page, name, email))

  await test.step('who decided a review is shown by name, in the reviews and in the audit log', async () => {
    await openTab(page, 'Reviews')
    const [review] = await queryDatabase<{ number: number }>(
      'SELECT number FROM reviews WHERE evidence::text LIKE $1',
      [`%${mark}%`],
    )
    const row = page.locator(`[data-review="${review?.number}"]`)
    await row.click()
    await page.getByRole('button', { name: 'Take this review' }).click()
    await page.getByLabel('Note').fill('Written back to the visitor.')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/Review \d+ is decided/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Decided', exact: true }).click()
    await expect(row).toContainText(`by ${name}`)
    await expectAccessible(page)
    await openTab(page, 'Audit log')
    await expect(page.getByRole('table', { name: 'Audit log' }).getByText(`admin ${name}`).first()).toBeVisible()
  })

  await test.step('the first account is over: its session ends, and its password opens nothing', async () => {
    await first.reload()
    await expect(first).toHaveURL(/admin\/login/)
    await expect(first.getByLabel('Email address')).toBeVisible()
    await expectAccessible(first)
    await signIn(first, { email, password: adminPassword, code: getCode(ada.secret, 1) })
    await expect(first.getByText('Email address, password or code is wrong.').first()).toBeVisible()
  })

  const phone = await test.step('she signs in on another device with the next code of the app', () =>
    signInAs(browser, first, ada, getCode(ada.secret, 1)))
  const borrowed = await test.step('and on a third with a recovery code, once', async () => {
    const device = await signInAs(browser, first, ada, ada.recoveryCodes[0] ?? '')
    await signIn(first, { email, code: ada.recoveryCodes[0] ?? '' })
    await expect(first.getByText('Email address, password or code is wrong.').first()).toBeVisible()
    return device
  })

  await test.step('her account shows the devices, and signs out the others', async () => {
    await openTab(page, 'Your account')
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('All other devices must sign in again.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0)
    for (const device of [phone, borrowed]) {
      await device.reload()
      await expect(device).toHaveURL(/admin\/login/)
    }
  })

  await test.step('another app takes her password and brings new recovery codes', async () => {
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Set up another app' }).click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = await getSecret(page)
    expect(secret).not.toBe(ada.secret)
    await page.getByLabel('Current code from the new app').fill(getCode(secret))
    await page.getByRole('button', { name: 'Use this app' }).click()
    await expect(page.getByText('Save these recovery codes')).toBeVisible()
    await expectAccessible(page)
  })
})

test('after many wrong passwords the right one still enters: the browser works for it', async ({ page }) => {
  const { url, adminPassword } = getCredentials()
  for (let n = 0; n < 11; n++) await page.request.post(`${url}/api/admin/login`, { data: { password: `wrong ${n}` } })
  await page.goto(`${url}/admin/login`)
  await page.getByLabel('Password').fill(adminPassword)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByText('Your browser is solving a small task first.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
})
