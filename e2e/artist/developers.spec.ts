import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('a developer reads which calls there are, and fetches their description', async ({ page }) => {
  await page.goto(getCredentials().url + paths.developers.href)
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible()
  await page.locator('summary', { hasText: /^Songs, albums/ }).click()
  await expect(page.getByRole('table', { name: 'Calls about Songs, albums and artists' })).toContainText(
    '/api/songs/{id}',
  )
  await expectAccessible(page)
  await page.goto(`${getCredentials().url}${paths.developers.href}#edition-unknown`)
  await expect(page.locator('#edition-unknown')).toBeInViewport()
  const href = await page.getByRole('link', { name: 'OpenAPI 3.1 document' }).getAttribute('href')
  const answer = await page.request.get(getCredentials().url + String(href))
  expect(((await answer.json()) as { openapi: string }).openapi).toBe('3.1.0')
})

test('an artist creates a webhook and a token, sees both secrets once, uses them, and takes them back', async ({
  page,
  browser,
}) => {
  const { url } = getCredentials()
  await signIn.artist(page)
  await page.goto(url + paths.workshopDevelopers.href)
  // A name, so that only connecting shows where it leads.
  const address = `https://localhost:9999/${Date.now()}`
  const card = page.getByRole('listitem').filter({ hasText: address })
  const name = `Sales sheet ${Date.now()}`

  const secret = await test.step('a webhook is created and tried', async () => {
    const form = page.getByRole('form', { name: 'Create a webhook' })
    await form.getByRole('button', { name: 'Create webhook' }).click()
    await expect(form.getByLabel('Address')).toBeFocused()
    await form.getByLabel('Address').fill('https://127.0.0.1/hook')
    await form.getByRole('button', { name: 'Create webhook' }).click()
    await expect(form.getByRole('alert')).toHaveText('The address is not on the public internet.')
    await form.getByLabel('Address').fill(address)
    await form.getByRole('button', { name: 'Create webhook' }).click()
    const shown = (await page.getByText(/^whsec_/).textContent()) ?? ''
    await card.getByRole('button', { name: 'Send a test' }).click()
    await expect(card.getByText(/localhost is not on the public internet/)).toBeVisible()
    return shown
  })

  const token = await test.step('a token is created', async () => {
    const form = page.getByRole('form', { name: 'Create a token' })
    await form.getByRole('button', { name: 'Create token' }).click()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByText('Please choose what the token may do.')).toBeVisible()
    await form.getByLabel('Name').fill(name)
    await form.getByLabel(/Read sales/).check()
    await form.getByRole('button', { name: 'Create token' }).click()
    return (await page.getByText(/^tm_pat_/).textContent()) ?? ''
  })
  await expect(page.getByText(secret)).toBeVisible()
  await expectAccessible(page)

  const program = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const readSales = async () => (await program.request.get(`${url}/api/artist/revenue`)).status()
  expect(await readSales()).toBe(200)
  expect((await program.request.get(`${url}/api/artist/followers`)).status()).toBe(403)

  await page.reload()
  await test.step('the webhook, whose secret is not shown again, is turned off and deleted', async () => {
    await expect(card.getByText('Failing')).toBeVisible()
    await expect(page.getByText(secret)).toHaveCount(0)
    await card.getByRole('button', { name: 'Turn off' }).click()
    await expect(card.getByRole('button', { name: 'Send a test' })).toBeDisabled()
    await card.getByRole('button', { name: `Delete the webhook ${address}` }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await expect(card).toHaveCount(0)
  })

  await test.step('the token, which is not shown again either, is revoked', async () => {
    await expect(page.getByText(name)).toBeVisible()
    await expect(page.getByText(token)).toHaveCount(0)
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('button', { name: 'Revoke it' }).click()
    await expect(page.getByText(name)).toHaveCount(0)
    expect(await readSales()).toBe(401)
  })
  await program.close()
})
