import { randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { decideReviewByKeyboard } from '../support/decide-review-by-keyboard.ts'
import {
  buildRegistration,
  expectAccessible,
  getMail,
  openNewContext,
  test,
  getCredentials,
} from '../support/fixtures.ts'
import { createPaidApplication } from '../support/create-paid-application.ts'
import { type Client, signIn, signInWithGKey } from '../support/sign-in.ts'

const createStamp = () => `${Date.now() % 1_000_000}`

async function logInAsOperator(page: Page): Promise<void> {
  const { url, operatorPassword } = getCredentials()
  await page.goto(`${url}/admin/login?then=operator`)
  await page.getByLabel('Password').fill(operatorPassword)
  await page.getByRole('button', { name: 'Access Dashboard' }).click()
}

type Correction = { kind: string; state: string; note: string | null; becomes: string }

/** The status of a correction in the artist's own list. */
async function getCorrection(artist: Client, words: string): Promise<Correction | undefined> {
  const list = (await (await artist.request.get(`${getCredentials().url}/api/corrections`)).json()) as Correction[]
  return list.find(({ becomes }) => becomes.includes(words))
}

test('an admin decides reviews of different kinds, and everyone affected sees the result', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const { url, gKeys } = getCredentials()
  const mark = createStamp()
  const [welcomed, refused] = [`welcomed.${mark}@example.com`, `refused.${mark}@example.com`]
  const applicant = await openNewContext(browser, page)
  const [first, second] = await test.step('two artists apply and pay', async () => [
    await createPaidApplication(applicant, welcomed, `Welcomed ${mark}`),
    await createPaidApplication(applicant, refused, `Refused ${mark}`),
  ])
  const artist: Client = { request }
  await test.step('an artist requests a correction that needs a review', async () => {
    await signInWithGKey(artist, gKeys.production[0])
    for (const [kind, becomes] of [
      ['revenue-history', `A sale of November is missing, ${mark}`],
      ['payment-account', `paid.${mark}@example.com`],
    ]) {
      const asked = await artist.request.post(`${url}/api/corrections`, { data: { kind, becomes } })
      expect(((await asked.json()) as { state: string }).state).toBe('in-review')
    }
  })
  await test.step('a visitor reports a problem', async () => {
    const told = await applicant.request.post(`${url}/api/corrections/wishes`, {
      data: { email: `visitor.${mark}@example.com`, wish: `My Keymail shows another song, ${mark}` },
    })
    expect(told.ok()).toBe(true)
  })

  await signIn.admin(page)
  await page.goto(`${url}/admin/dashboard?tab=reviews`)
  await expect(page.getByText('to Approve')).toBeVisible()
  await test.step('approving an application gives the artist a G-Key', async () => {
    await decideReviewByKeyboard(page, `Welcomed ${mark}`, 'a', 'Papers fit.')
    await getMail(welcomed, /GK(-[0-9A-Z]{4}){4}/)
    await applicant.goto(`${url}/governance-tracker?number=${first}`)
    await expect(applicant.getByText(/approved|welcome/i).first()).toBeVisible()
  })
  await test.step('declining another shows the applicant the reason', async () => {
    await decideReviewByKeyboard(page, `Refused ${mark}`, 'd', 'The registration names somebody else.')
    await getMail(refused, 'The registration names somebody else.')
    await applicant.goto(`${url}/governance-tracker?number=${second}`)
    await expect(applicant.getByText('The registration names somebody else.')).toBeVisible()
  })
  await test.step('declining a correction shows the artist the note', async () => {
    await decideReviewByKeyboard(page, /revenue/i, 'd', 'The books agree with PayPal.')
    await expect
      .poll(() => getCorrection(artist, `missing, ${mark}`), { timeout: 60_000 })
      .toMatchObject({ state: 'declined', note: 'The books agree with PayPal.' })
  })
  await test.step('approving another carries it out', async () => {
    await decideReviewByKeyboard(page, /payment account/i, 'a', 'Confirmed by telephone.')
    await expect
      .poll(() => getCorrection(artist, `paid.${mark}`), { timeout: 60_000 })
      .toMatchObject({ state: 'carried-out' })
  })
  await test.step("the visitor's report is closed", async () => {
    await decideReviewByKeyboard(page, /a visitor reported/, 'a', 'Answered by mail.')
  })
  await test.step('all decisions are in the audit log, which can be saved', async () => {
    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByText('The books agree with PayPal.')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('tunemaker-audit-log.csv')
    await expectAccessible(page)
  })
  await test.step('the new artist is found with the full history, and suspended', async () => {
    await page.getByRole('tab', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill(`Welcomed ${mark}`)
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('button', { name: /^Artist/ }).click()
    await expect(page.getByText('Joined').first()).toBeVisible()
    await page.getByRole('button', { name: 'Suspend this artist' }).click()
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(page.getByText('Please give a reason.')).toBeVisible()
    await page.getByLabel('Reason').fill('A complaint came in.')
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(page.getByText('The artist is suspended.')).toBeVisible()
    await expect(page.getByText('Staff: artist suspend')).toBeVisible()
    await expectAccessible(page)
    await getMail(welcomed, 'A complaint came in.')
  })
})

test('the reviewer sees the document with the recognized text marked in place', async ({ page }) => {
  const mark = createStamp()
  // Her name, but a number and a title she did not declare: the check escalates it to a person.
  const papers = await buildRegistration(`Harbour ${mark}`, 'Ada Q. Applicant')
  await createPaidApplication(page, `marked.${mark}@example.com`, `Marked ${mark}`, papers)
  await signIn.admin(page)
  await page.goto(`${getCredentials().url}/admin/dashboard?tab=reviews`)
  const row = page.locator('[data-review]', { hasText: `Marked ${mark}` }).last()
  await expect(row).toBeVisible({ timeout: 40_000 })
  await row.focus()
  await page.keyboard.press('o')
  await expect(page.getByText(`Harbour ${mark}`).first()).toBeVisible()
  await page.getByRole('button', { name: /^Show the document/ }).click()
  await expect(page.getByRole('img', { name: /page 1$/ })).toBeVisible()
  await expect(page.locator('[data-mark]').first()).toBeAttached()
  // Every mark covers dark pixels.
  const dark = await page.locator('[data-mark]').evaluateAll((marks) =>
    marks.map((box) => {
      const canvas = box.parentElement?.querySelector('canvas')
      const pen = canvas?.getContext('2d')
      if (!(box instanceof HTMLElement) || !canvas || !pen) return 0
      const part = (share: string, whole: number) => Math.round((Number.parseFloat(share) / 100) * whole)
      const { left, top, width, height } = box.style
      const pixels = pen.getImageData(
        part(left, canvas.width),
        part(top, canvas.height),
        Math.max(1, part(width, canvas.width)),
        Math.max(1, part(height, canvas.height)),
      ).data
      return pixels.filter((value, at) => at % 4 === 0 && value < 100).length
    }),
  )
  expect(dark.length).toBeGreaterThanOrEqual(2)
  for (const pixels of dark) expect(pixels).toBeGreaterThan(10)
  await expectAccessible(page)
})

test('an operator sees a job that failed for good with its reason, and retries it', async ({ page }) => {
  // Real jobs die after minutes of retries; this one is as the queue leaves it behind then.
  await queryDatabase(
    `INSERT INTO pgboss.job (name, data, source_name, source_retry_count, source_output)
     VALUES ('dead-letters', $1, 'playback.calculate-waveform', 2, '{"message": "The recording could not be opened."}')`,
    [JSON.stringify({ songId: randomUUID() })],
  )
  await logInAsOperator(page)
  await page.getByRole('link', { name: 'Staff area' }).click()
  // What is not well comes first.
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('1 job failed for good')
  await page.getByRole('tab', { name: 'Jobs' }).click()
  const dead = page
    .getByRole('listitem')
    .filter({ hasText: 'playback.calculate-waveform' })
    .filter({ hasText: 'songId' })
  await expect(dead).toContainText('3 tries')
  await expect(dead).toContainText('The recording could not be opened.')
  await expect(page.getByText('One job failed for good')).toBeVisible()
  await expectAccessible(page)
  // The song is gone, so the retried job has nothing to do and succeeds.
  await dead.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The job is back in playback.calculate-waveform.')).toBeVisible()
  await expect(page.getByText('No job has failed for good.')).toBeVisible({ timeout: 30_000 })
})

test('visitors see totals and their definitions; revenue and names are for staff only', async ({ page }) => {
  await page.goto(`${getCredentials().url}/godfrey-dashboard`)
  await expect(page.getByText('Total Visitors')).toBeVisible()
  await page.getByRole('button', { name: 'Total Visitors' }).focus()
  await expect(page.getByText(/first page of a UTC day/).first()).toBeVisible()
  await expect(page.getByText('Names and revenue are shown to staff who have signed in.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Staff area' })).toBeHidden()
  await page.getByRole('button', { name: '7d', exact: true }).click()
  await expect(page).toHaveURL(/period=7d/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Analytics' }).click()
  expect((await download).suggestedFilename()).toBe('tunemaker-7d.csv')
  await page.getByRole('button', { name: 'Monitor G-Keys' }).click()
  await page.getByRole('link', { name: 'Sign in as an operator' }).click()
  await logInAsOperator(page)
  await expect(page.getByRole('list', { name: 'Artists by revenue in the period' })).toBeVisible()
  await page.getByRole('button', { name: 'Track Keymails' }).click()
  await expect(page.getByRole('columnheader', { name: 'Redeemed' })).toBeVisible()
  await page.getByRole('link', { name: 'Staff area' }).click()
  await page.getByRole('tab', { name: 'Processes and storage' }).click()
  await expect(page.getByText(/PostgreSQL 18/)).toBeVisible()
  await expect(page.getByText('Running').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Admin session ended')).toBeVisible()
})
