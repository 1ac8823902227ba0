import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('a developer reads which calls there are, and fetches their description', async ({ page }) => {
  await page.goto(getCredentials().url + paths.developers.href)
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible()
  await page.locator('summary', { hasText: /^songs/ }).click()
  await expect(page.getByRole('table', { name: 'Calls about songs' })).toContainText('/api/songs/{id}')
  await expectAccessible(page)
  const href = await page.getByRole('link', { name: 'OpenAPI 3.1 document' }).getAttribute('href')
  const answer = await page.request.get(getCredentials().url + String(href))
  expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.0')
})

test('an artist creates a token, sees it once, uses it and revokes it @phone', async ({ page, browser }) => {
  const { url } = getCredentials()
  await signIn.artist(page)
  await page.goto(url + paths.workshopDevelopers.href)
  const form = page.getByRole('form', { name: 'Create a token' })
  await form.getByRole('button', { name: 'Create token' }).click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByText('Choose what the token may do.')).toBeVisible()
  const name = `Sales sheet ${Date.now()}`
  await form.getByLabel('Name').fill(name)
  await form.getByLabel(/Read sales/).check()
  await form.getByRole('button', { name: 'Create token' }).click()
  const token = (await page.getByText(/^tm_pat_/).textContent()) ?? ''
  await expectAccessible(page)
  const program = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const readSales = async () => (await program.request.get(`${url}/api/artist/revenue`)).status()
  expect(await readSales()).toBe(200)
  expect((await program.request.get(`${url}/api/artist/followers`)).status()).toBe(403)
  await page.reload()
  await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: `Revoke ${name}` }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
  expect(await readSales()).toBe(401)
  await program.close()
})
