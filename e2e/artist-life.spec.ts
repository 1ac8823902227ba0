import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { expectNoSidewaysScroll, keyFromMail, linkFromMail, payWithPaypal, welcome } from './product.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

// The provider's button is the provider's.
async function expectEverybodyIn(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('paypal-button').analyze()
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([])
  await expectNoSidewaysScroll(page)
}

test('from the form, over a reload, to a G-Key that opens the workshop; lost, it is asked for', async ({
  page,
}, info) => {
  test.setTimeout(240_000)
  const { url, adminPassword } = welcome()
  const tag = `${info.project.name}${Date.now() % 100_000}`
  const email = `life.${tag}@example.com`
  const artistName = `Life ${tag}`

  await test.step('what was typed survives a reload', async () => {
    await page.goto(`${url}/governance-tracker`)
    const form = page.getByRole('form', { name: 'G-Key application' })
    await form.getByLabel('Full legal name').fill('Ada Q. Life')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Artist / stage name').fill(artistName)
    await form.getByLabel('Copyright details').fill('PA 2-345-678, registered in 2025')
    await page.reload()
    await expect(form.getByLabel('Artist / stage name')).toHaveValue(artistName)
    await expect(form.getByLabel('Copyright details')).toHaveValue('PA 2-345-678, registered in 2025')
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page).toHaveURL(/\?number=TM-/)
  })

  const number = new URL(page.url()).searchParams.get('number') ?? ''
  await test.step('the mail is answered, a document added, the fee paid', async () => {
    await page.goto(await linkFromMail(email))
    await page.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(page.getByRole('heading', { name: 'Pay for the check' })).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF })
    await page.getByRole('button', { name: 'Add Document' }).click()
    await expect(page.getByText('One document lies with your application.')).toBeVisible()
    await expectEverybodyIn(page)
    await payWithPaypal(page, email)
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: 30_000 })
  })

  const gKey = await test.step('it is approved, and the G-Key comes by mail', async () => {
    const state = async () =>
      ((await (await page.request.get(`${url}/api/g-key-applications/${number}`)).json()) as { state: string }).state
    await expect.poll(state, { timeout: 60_000 }).toMatch(/in-review|approved/)
    if ((await state()) === 'in-review') {
      const login = await page.request.post(`${url}/api/admin/login`, { data: { password: adminPassword } })
      const headers = { 'x-admin-session': ((await login.json()) as { sessionId: string }).sessionId }
      const reviews = JSON.stringify(await (await page.request.get(`${url}/api/admin/reviews`, { headers })).json())
      const id = [...reviews.matchAll(/"id":"([0-9a-f-]{36})"(?:(?!"id":).)*/g)].find(([text]) =>
        text.includes(number),
      )?.[1]
      const decision = await page.request.post(`${url}/api/admin/reviews/${id}/decision`, {
        headers,
        data: { decision: 'approve', note: 'Read.' },
      })
      expect(decision.status()).toBe(200)
    }
    // The page has noticed by itself.
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 30_000 })
    return keyFromMail(email)
  })

  await test.step('it opens the workshop, where the profile is written', async () => {
    await page.goto(`${url}/g-key-login`)
    await page.getByLabel('G-Key ID').fill(gKey)
    await page.getByRole('button', { name: 'Access Green Room' }).click()
    await expect(page).toHaveURL(/members-workshop/)
    await page.goto(`${url}/members-workshop#profile`)
    const form = page.getByRole('form', { name: 'Your profile' })
    await form.getByLabel('About you').fill('Two chairs and a lamp.')
    await form.getByRole('button', { name: 'Add a link' }).click()
    await form.getByLabel('Name of link 1').fill('Home')
    await form.getByLabel('Address of link 1').fill('http://life.example.com')
    await form.getByRole('button', { name: 'Save Profile' }).click()
    await expect(form.getByText(/begins with https:/)).toBeVisible()
    await form.getByLabel('Address of link 1').fill('https://life.example.com')
    await form.getByRole('button', { name: 'Save Profile' }).click()
    await expect(page.getByText('Profile Saved')).toBeVisible()
    await expectEverybodyIn(page)
    await page.getByRole('link', { name: 'See your page' }).click()
    await expect(page.getByRole('heading', { name: artistName })).toBeVisible()
    await expect(page.getByText('Two chairs and a lamp.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'href',
      'https://life.example.com/',
    )
    await expectEverybodyIn(page)
  })

  await test.step('the key is lost: the answer says the same to everybody', async () => {
    for (const address of [email, `nobody.${tag}@example.com`]) {
      await page.goto(`${url}/g-key-login`)
      await page.getByRole('link', { name: 'Ask for a new one' }).click()
      await page.getByLabel('Your e-mail address').fill(address)
      await expectEverybodyIn(page)
      await page.getByRole('button', { name: 'Ask for a New G-Key' }).click()
      await expect(page.getByText('Your request has arrived')).toBeVisible()
      await expect(page.getByText(/If a G-Key belongs to this address, a person looks at it/)).toBeVisible()
    }
  })
})
