import { expect } from '@playwright/test'
import {
  expectNoHorizontalScroll,
  getLinkFromMail,
  openNewContext,
  payWithPaypal,
  test,
  getCredentials,
} from '../support/fixtures.ts'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('from the application form to the review, with the email confirmed and the fee paid', async ({
  page,
  browser,
}, info) => {
  const { url } = getCredentials()
  const email = `applicant.${info.project.name}.${Date.now() % 100_000}@example.com`

  await test.step('the form reports what is missing and keeps its input', async () => {
    await page.goto(`${url}/governance-tracker`)
    const form = page.getByRole('form', { name: 'G-Key application' })
    await form.getByLabel('Full legal name').fill('Ada Q. Applicant')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Artist / stage name').fill('Ada and the Applications')
    await form.getByLabel('Copyright details').fill('PA 2-345-678, registered in 2025')
    await form.getByRole('button', { name: 'Submit Application' }).click()
    await expect(page.getByText('Verification Required')).toBeVisible()
    await expect(page.getByText('Please accept all required confirmations to proceed.')).toBeVisible()
    await expect(form.getByLabel('Full legal name')).toHaveValue('Ada Q. Applicant')
    await expectNoHorizontalScroll(page)
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
    await expectNoHorizontalScroll(page)
  })

  await test.step('the fee is paid and the review has started', async () => {
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
    await walled.goto(`${url}/governance-tracker?number=${number}`)
    await asked
    const askedAgain = walled.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(number), {
      timeout: 20_000,
    })
    await expect(walled.getByRole('heading', { name: 'We are reading your documents' })).toBeVisible()
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
})
