import { expect, test } from '@playwright/test'
import { getCredentials } from './fixtures.ts'

/** The screens that the server sends prerendered. */
const listPrerenderedScreens = async () =>
  Object.keys((await (await fetch(`${getCredentials().url}/prerendered.json`)).json()) as object)

test('prerendered screens work without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const address of await listPrerenderedScreens()) {
    await page.goto(getCredentials().url + address)
    await expect(page.getByRole('link', { name: 'TuneMaker, home' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveText(/\w/)
  }
  await page.close()
})

test('the prerendered gallery contains the current cards', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${getCredentials().url}/fine-art/gallery`)
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /View Details/ }) })
    .first()
  await expect(first).toContainText('sold')
  await expect
    .poll(() =>
      first
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.close()
})

test('hydration keeps the prerendered markup and logs no errors', async ({ page }) => {
  const told: string[] = []
  page.on('pageerror', (error) => told.push(error.message))
  page.on('console', (message) => {
    if (message.text().startsWith('Hydration failed')) told.push(message.text())
  })
  const addresses = await listPrerenderedScreens()
  expect(addresses).toContain('/home')
  for (const address of addresses) {
    // The visit is counted after hydration.
    const alive = page.waitForRequest((request) => request.url().endsWith('/api/visits'))
    await page.goto(getCredentials().url + address)
    await alive
    await page.waitForLoadState('networkidle')
    expect(told, address).toEqual([])
  }
})

test('text typed before hydration stays in the field', async ({ page }) => {
  const gates: (() => void)[] = []
  await page.route('**/assets/index-*.js', async (route) => {
    await new Promise<void>((open) => gates.push(open))
    await route.continue()
  })
  await page.goto(`${getCredentials().url}/redeem-keymail`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: /Keymail code/ })
  await field.fill('TM-20261121-ABCD')
  const alive = page.waitForRequest((request) => request.url().endsWith('/api/visits'))
  for (const open of gates) open()
  await alive
  await page.waitForLoadState('networkidle')
  await expect(field).toHaveValue('TM-20261121-ABCD')
  await field.press('End')
  await field.pressSequentially('e')
  await expect(field).toHaveValue('TM-20261121-ABCDE')
})
