import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'

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
