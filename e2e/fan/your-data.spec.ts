import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, getMail, test } from '../support/fixtures.ts'
import { buyCopy } from '../support/sign-in.ts'

test('a fan downloads all that is kept, asks to be deleted and changes their mind', async ({ page }) => {
  test.setTimeout(180_000)
  const { url } = getCredentials()
  const email = `own.data.${Date.now()}@example.com`
  const openLink = async (address: string) => {
    const { text } = await getMail(email, address)
    await page.goto(new RegExp(String.raw`http\S+${address}\S+`).exec(text)?.[0] ?? '')
  }
  await buyCopy(page, email)
  await page.goto(url + paths.yours.href)
  await page.getByRole('link', { name: 'Export or delete my data' }).click()
  await expect(page.getByLabel('Your email address')).toHaveValue(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mail me a link' }).click()
  await expect(page.getByText('a link is on its way to it')).toBeVisible()

  await test.step('the archive', async () => {
    await openLink('/your-data?')
    await page.getByRole('button', { name: 'Make my archive' }).click()
    await expect(page.getByText(`We write to ${email}`)).toBeVisible()
    await openLink('/your-archive?')
    await expectAccessible(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download', exact: true }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^tunemaker-\d{4}-\d\d-\d\d\.zip$/)
  })

  await test.step('the deletion, and its end', async () => {
    await openLink('/your-data?')
    await expect(page.getByText(/You hold 1 copy\. Nobody will be able to play it anymore/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, delete it in 7 days' }).click()
    await expect(page.getByText(/^It will be deleted on /)).toBeVisible()
    await openLink('/keep-my-account?')
    await page.getByRole('button', { name: 'Keep everything' }).click()
    await expect(page.getByText('Everything stays as it is.')).toBeVisible()
  })
})
