import { type Page, expect } from '@playwright/test'
import { endUndoTime } from '../support/database.ts'
import {
  expectAccessible,
  expectNoHorizontalScroll,
  getGKeyFromMail,
  getLinkFromMail,
  openNewContext,
  payWithPaypal,
  test,
  getCredentials,
} from '../support/fixtures.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Excludes the button that PayPal labels itself. */
const expectScreenAccessible = (page: Page) => expectAccessible(page, { exclude: 'paypal-button' })

test('from the application form, across a reload and the review, to a G-Key that opens the workshop; a lost key is requested again @phone', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const { url, adminPassword } = getCredentials()
  const tag = `${info.project.name}${Date.now() % 100_000}`
  const email = `life.${tag}@example.com`
  const artistName = `Life ${tag}`

  await test.step('the form reports what is missing and keeps its input, also across a reload', async () => {
    await page.goto(`${url}/governance-tracker`)
    const form = page.getByRole('form', { name: 'G-Key application' })
    await form.getByLabel('Full legal name').fill('Ada Q. Life')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Artist / stage name').fill(artistName)
    await form.getByLabel('Copyright details').fill('PA 2-345-678, registered in 2025')
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Verification Required')).toBeVisible()
    await expect(page.getByText('Please accept all required confirmations to proceed.')).toBeVisible()
    await expect(form.getByLabel('Full legal name')).toHaveValue('Ada Q. Life')
    await expectNoHorizontalScroll(page)
    await page.reload()
    await expect(form.getByLabel('Artist / stage name')).toHaveValue(artistName)
    await expect(form.getByLabel('Copyright details')).toHaveValue('PA 2-345-678, registered in 2025')
  })

  const number = await test.step('it is submitted with a document, after a mislabeled one is rejected', async () => {
    const form = page.getByRole('form', { name: 'G-Key application' })
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    const file = form.locator('input[type=file]')
    await file.setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hello') })
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('The copyright document must be a PDF, JPG or PNG.').first()).toBeVisible()
    await file.setInputFiles({ name: 'proof.pdf', mimeType: 'application/pdf', buffer: PDF })
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Application Submitted')).toBeVisible()
    await expect(page).toHaveURL(/\?number=TM-\d{8}-[A-Z0-9]{8}$/)
    return new URL(page.url()).searchParams.get('number') ?? ''
  })

  await test.step('the open page notices that the email was confirmed elsewhere', async () => {
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    // By server-sent event, without polling.
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/g-key-applications/${number}`) asked.push(request.url())
    })
    const elsewhere = await openNewContext(browser, page)
    await elsewhere.goto(await getLinkFromMail(email))
    await elsewhere.getByRole('button', { name: 'Confirm this address' }).click()
    await expect(elsewhere.getByRole('heading', { name: 'Pay the fee' })).toBeVisible()
    await elsewhere.context().close()
    await expect(page.getByRole('heading', { name: 'Pay the fee' })).toBeVisible({ timeout: 15_000 })
    expect(asked).toEqual([])
  })

  await test.step('another document is added, the fee is paid and the review has started', async () => {
    await expect(page.getByText('Your application has one document.')).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'registration.pdf', mimeType: 'application/pdf', buffer: PDF })
    await page.getByRole('button', { name: 'Add Document' }).click()
    await expect(page.getByText('Your application has 2 documents.')).toBeVisible()
    await expectScreenAccessible(page)
    await payWithPaypal(page, email)
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'We are reading your documents' })).toBeVisible()
    await expect(page.getByText(/24 to 48 hours/).first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  })

  await test.step('without an event stream, the page polls every ten seconds', async () => {
    const walled = await openNewContext(browser, page)
    await walled.route('**/stream', (route) => route.abort())
    const asked = walled.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith(number) && answer.request().resourceType() === 'fetch',
    )
    await walled.clock.install()
    await walled.goto(`${url}/governance-tracker?number=${number}`)
    await asked
    const askedAgain = walled.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(number), {
      timeout: 20_000,
    })
    await expect(walled.getByRole('heading', { name: 'We are reading your documents' })).toBeVisible()
    await walled.clock.fastForward(10_000)
    await askedAgain
    await walled.context().close()
  })

  await test.step('entering the tracking number on another device shows the same status', async () => {
    const other = await openNewContext(browser, page)
    await other.goto(`${url}/governance-tracker`)
    await other.getByLabel('Tracking number').fill(number.toLowerCase())
    await other.getByRole('button', { name: 'Follow Application' }).click()
    await expect(other.getByRole('heading', { name: 'We are reading your documents' })).toBeVisible()
    await other.goto(`${url}/governance-tracker?number=TM-20200101-AAAAAAAA`)
    await expect(other.getByRole('heading', { name: 'No such application' })).toBeVisible()
    await other.context().close()
  })

  const gKey = await test.step('it is approved, and the G-Key arrives by mail', async () => {
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
      await endUndoTime()
    }
    // The open page updates by itself.
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 60_000 })
    return getGKeyFromMail(email)
  })

  await test.step('the G-Key opens the workshop, where the profile is written', async () => {
    await page.goto(`${url}/g-key-login`)
    await page.getByLabel('G-Key ID').fill(gKey)
    await page.getByRole('button', { name: 'Access Green Room' }).click()
    await expect(page).toHaveURL(/members-workshop/)
    await page.goto(`${url}/members-workshop/account`)
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
    await expectScreenAccessible(page)
    await page.getByRole('link', { name: 'View your page' }).click()
    await expect(page.getByRole('heading', { name: artistName })).toBeVisible()
    await expect(page.getByText('Two chairs and a lamp.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'href',
      'https://life.example.com/',
    )
    await expectScreenAccessible(page)
  })

  await test.step('requesting a lost key gives the same answer to everybody', async () => {
    for (const address of [email, `nobody.${tag}@example.com`]) {
      await page.goto(`${url}/g-key-login`)
      await page.getByRole('link', { name: 'Ask for a new one' }).click()
      await page.getByLabel('Your email address').fill(address)
      if (address === email) await expectScreenAccessible(page)
      await page.getByRole('button', { name: 'Ask for a New G-Key' }).click()
      await expect(page.getByText('Your request has arrived')).toBeVisible()
      await expect(page.getByText(/If a G-Key belongs to this address, a person looks at it/)).toBeVisible()
    }
  })
})
