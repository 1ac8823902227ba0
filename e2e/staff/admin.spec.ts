import { type Page, expect } from '@playwright/test'
import { expectAccessible, openNewContext, test, getCredentials } from '../support/fixtures.ts'
import { endUndoTime } from '../support/database.ts'
import { expectMessage } from '../support/specified-pages.ts'
import { createPaidApplication } from '../support/create-paid-application.ts'

const reviewFixture = {
  id: '019aa000-0000-7000-8000-000000000001',
  number: 7,
  kind: 'payment',
  subject: 'Paid order 1 could not be delivered',
  reason: 'The money arrived, but somebody else owns what was bought.',
  evidence: { captureId: 'CAP1', cents: 750 },
  cents: 750,
  state: 'open',
  openedAt: '2026-01-01T00:00:00.000Z',
  dueAt: '2026-01-03T00:00:00.000Z',
  overdue: true,
  claim: null,
  claimedUntil: null,
  claimedBy: null,
  assignee: null,
  decision: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
  effectsDueAt: null,
  undoable: false,
  effectError: null,
}

/** Named by section 5 of the specification, beside the tiles. */
const SPECIFIED_NUMBERS = [
  "Today's Activity",
  'New Users',
  'Keymails Generated',
  'Revenue Today',
  'Songs Uploaded',
  'Top Performing Artists',
  'Recent Platform Activity',
]

const countsFixture = { open: 0, overdue: 0, mine: 0, cents: 0, undoable: 0 }

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${getCredentials().url}/admin/login`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

test('an admin signs in, reads the numbers of a period, decides an application and signs out @phone', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const { url, adminPassword } = getCredentials()
  const artistName = `Ada ${info.project.name} ${Date.now() % 100_000}`
  const email = `admin.${info.project.name}.${Date.now() % 100_000}@example.com`

  await test.step('a wrong password is rejected', async () => {
    await page.goto(`${url}/admin/dashboard`)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await expect(page.getByRole('button', { name: 'Access Dashboard' })).toBeDisabled()
    await page.getByLabel('Password').fill('open sesame')
    await page.getByRole('button', { name: 'Access Dashboard' }).click()
    await expect(page.getByText('Access Denied')).toBeVisible()
    await expect(page.getByText('Invalid admin password')).toBeVisible()
  })

  await test.step('the numbers follow the period in the URL', async () => {
    await logIn(page, adminPassword)
    for (const tile of [
      'Total Users',
      'Active G-Keys',
      'Total Keymails',
      'Total Revenue (USD)',
      'Total Songs',
      'Art Cards',
    ]) {
      await expect(page.getByText(tile, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Top Performing Artists' })).toBeVisible()
    await expectMessage(page, SPECIFIED_NUMBERS)
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await expect(page).toHaveURL(/\?filter=week$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true')
    // On a phone the strip of tabs scrolls to the one that the address names.
    await page.goto(`${url}/admin/dashboard?tab=lists`)
    await expect(page.getByRole('tab', { name: 'Exports and watermarks', selected: true })).toBeInViewport({
      ratio: 0.9,
    })
  })

  const applicant = await openNewContext(browser, page)
  const number = await test.step('an application is paid for', () =>
    createPaidApplication(applicant, email, artistName))

  await test.step('it waits in the queue, is taken and approved', async () => {
    await page.reload()
    await page.getByRole('tab', { name: /^Reviews/ }).click()
    await page.getByRole('button', { name: new RegExp(artistName) }).click()
    await expect(page.getByText('PA 2-345-678, registered in 2025').first()).toBeVisible()
    await page.getByRole('button', { name: 'Take this review' }).click()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('A decline needs a note that says why.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Note').fill('Papers fit.')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/Review \d+ is decided\./)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(artistName) })).toBeHidden()
  })

  await test.step('the decision is undone, made again, and takes effect after its time', async () => {
    const waiting = page.getByRole('region', { name: 'Decisions that can be undone' })
    await expect(waiting).toContainText(artistName)
    await expectAccessible(page)
    await waiting.getByRole('listitem').filter({ hasText: artistName }).getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText(/Review \d+ is open again, and yours\./)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(artistName) }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/Review \d+ is decided\. You can undo it until/)).toBeVisible()
    await page.getByRole('button', { name: 'Decided', exact: true }).click()
    await expect(page.getByRole('button', { name: new RegExp(artistName) })).toContainText('Approved')
    await endUndoTime()
    const getState = async () =>
      ((await (await applicant.request.get(`${url}/api/g-key-applications/${number}`)).json()) as { state: string })
        .state
    await expect.poll(getState, { timeout: 90_000 }).toBe('approved')
    await applicant.goto(`${url}/governance-tracker?number=${number}`)
    await expect(applicant.getByText(/approved|welcome/i).first()).toBeVisible()
    await applicant.context().close()
  })

  await test.step('a session that ended elsewhere ends here, and so does signing out', async () => {
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await expect(page.getByText('Total Users', { exact: true })).toBeVisible()
    const sessionId = await page.evaluate(() => sessionStorage.getItem('adminSessionId') ?? '')
    await page.request.post(`${url}/api/admin/logout`, { headers: { 'x-admin-session': sessionId } })
    await page.getByRole('button', { name: 'Month', exact: true }).click()
    await expect(page.getByText('Session Expired')).toBeVisible()
    await expect(page.getByText('Please log in again')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/login$/)
    await logIn(page, adminPassword)
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectMessage(page, ['Logged Out', 'Admin session ended'])
    await expect(page).toHaveURL(/\/admin\/login$/)
    expect(await page.evaluate(() => sessionStorage.getItem('adminSessionId'))).toBeNull()
  })
})

test('an operator sees the numbers and an error when they cannot be loaded, but decides nothing', async ({ page }) => {
  await page.route('**/api/admin/analytics*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.route('**/api/admin/reviews*', (route) =>
    route.fulfill({ json: { total: 0, counts: countsFixture, next: null, reviews: [] } }),
  )
  await logIn(page, getCredentials().operatorPassword)
  await expect(page.getByText('Failed to load analytics data')).toBeVisible()
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await expect(page.getByText('Nothing is waiting for a decision.')).toBeVisible()
  // Returning to the numbers requests them again; that request must fail before one may succeed.
  const failedAgain = page.waitForResponse(/admin\/analytics/)
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await failedAgain
  await expect(page.getByText('Failed to load analytics data')).toBeVisible()
  await page.unroute('**/api/admin/analytics*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Total Users', { exact: true })).toBeVisible()

  await page.route('**/api/admin/reviews*', (route) =>
    route.fulfill({
      json: { total: 1, counts: { ...countsFixture, open: 1, overdue: 1 }, next: null, reviews: [reviewFixture] },
    }),
  )
  await page.reload()
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await page.getByRole('button', { name: /Paid order/ }).click()
  await expect(page.getByText('$7.50').first()).toBeVisible()
  await expect(page.getByText('Operators read the queue. An admin decides.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take this review' })).toBeHidden()
  await expect(page.getByText(/Overdue by/)).toBeVisible()
})
