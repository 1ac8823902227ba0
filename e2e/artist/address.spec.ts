import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, expectNoHorizontalScroll, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('an artist chooses a readable address, and links to the earlier one arrive @phone', async ({ page }) => {
  const { url } = getCredentials()
  const suffix = test.info().project.name
  await signIn.artist(page)
  await page.goto(url + paths.workshopAccount.href)
  const form = page.getByRole('form', { name: 'Your address' })
  const field = form.getByLabel('Your address')
  const save = form.getByRole('button', { name: 'Save Address' })

  await test.step('refusals stand at the field', async () => {
    await field.fill('no spaces please')
    await save.click()
    await expect(form.getByText('a to z, digits, and single hyphens between them')).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('g0dfrey')
    await field.press('Enter')
    await expect(form.getByText('could be taken for a page of TuneMaker’s own')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('saved twice', async () => {
    await field.fill(`first-${suffix}`)
    await save.click()
    await expect(
      page.getByText('Your page is there now.').or(page.getByText('Links to your earlier address')).first(),
    ).toBeVisible()
    await field.fill(`second-${suffix}`)
    await save.click()
    await expect(page.getByText('Links to your earlier address still lead to your page.').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  })

  await test.step('the page says its address, wherever the visitor came from', async () => {
    const { id } = (await (await page.request.get(`${url}/api/artist/profile`)).json()) as { id: string }
    await page.goto(`${url}/artists/first-${suffix}`)
    await expect(page).toHaveURL(`${url}/artists/second-${suffix}`)
    await expect(page.getByRole('heading', { name: 'Songs', exact: true })).toBeVisible()
    const song = page.getByRole('main').locator('a[href^="/songs/"]').first()
    await song.click()
    await expect(page).toHaveURL(/\/songs\//)
    // Inside of the application, links name the id.
    await page.locator(`a[href="/artists/${id}"]`).first().click()
    await expect(page).toHaveURL(`${url}/artists/second-${suffix}`)
    await page.goBack()
    await expect(page).toHaveURL(/\/songs\//)
    await page.goto(`${url}/artists/nobody-of-that-name`)
    await expect(page.getByText('This artist is not here')).toBeVisible()
  })
})
