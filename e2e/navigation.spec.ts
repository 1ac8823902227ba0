import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, getLinkFromMail, test } from './support/fixtures.ts'
import { buyCopy } from './support/sign-in.ts'

test('the search opens by its key, is walked with the arrows, and remembers', async ({ page }) => {
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
  await expect(page.getByText('Nothing is called “slow ketle”. These are spelled similarly:')).toBeVisible()
  await field.fill('')
  await page.getByRole('button', { name: 'slow ket', exact: true }).click()
  await expect(song).toBeVisible()
})

test('shortcuts of single keys can be switched off', async ({ page }) => {
  await page.goto(`${getCredentials().url}/home`)
  await page.keyboard.press('/')
  await expect(page.getByLabel('Title or name')).toBeFocused()
  await page.getByLabel('Use single keys as shortcuts').uncheck()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Staff' }).click()
  await expect(page.getByRole('heading', { name: 'Our Staff' })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('link', { name: 'Search' }).first().click()
  // Reached by the link, not by the key before it, whose step back would be this page.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Our Staff' })).toBeVisible()
})

test('a fan without a code comes back by a mailed link @phone', async ({ page, browser }, info) => {
  const { url } = getCredentials()
  // Another address for each run: the newest mail to it is the one that was asked for.
  const email = `fan.${info.project.name}.${Date.now()}@example.com`
  await buyCopy(page, email)
  await page.goto(`${url}/home`)
  await page.getByRole('link', { name: 'Your music and Green Rooms' }).click()
  await expect(page.getByRole('heading', { name: /’s Green Room/ }).first()).toBeVisible()

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

test('the definition of a term stays while the pointer is on it, and goes with Escape', async ({ page }) => {
  await page.goto(getCredentials().url + paths.godfreyDashboard.href)
  const term = page.getByRole('button', { name: 'Total Visitors' })
  const definition = page.getByRole('tooltip').first()
  await term.hover()
  await expect(definition).toBeVisible()
  await definition.hover()
  await expect(definition).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(definition).toBeHidden()
})
