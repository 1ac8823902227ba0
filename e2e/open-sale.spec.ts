import { type Page, expect } from '@playwright/test'
import { expectNoHorizontalScroll, openNewContext, payWithPaypal, test } from './support/fixtures.ts'
import { startProduct } from './start-product.ts'
import { type DevelopmentCredentials, getStoredCredentials } from '#local/cli/development-credentials'

// The default hold of a quarter of an hour is too long for a test; this product uses a shorter one.
const HOLD_SECONDS = 12

test.use({ actionTimeout: 20_000 })

let product: DevelopmentCredentials
let stop: () => Promise<void>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const started = await startProduct({ HOLD_SECONDS: String(HOLD_SECONDS) })
  product = getStoredCredentials(started.welcomeFile)
  stop = started.stop
})
test.afterAll(() => stop())

type Edition = { id: string; kind: string; title: string; copies: number; issued: number }

/** Waits for the only mail to this address and returns its text. */
async function getMail(address: string): Promise<string> {
  let ids: { id: string }[] = []
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${product.mailbox}/api/messages?to=${encodeURIComponent(address)}`)
        const list = (await answer.json()) as { id: string }[] | { messages: { id: string }[] }
        ids = Array.isArray(list) ? list : list.messages
        return ids.length
      },
      // Its worker first works through the mails and pictures of the whole demo data.
      { timeout: 150_000 },
    )
    .toBe(1)
  const mail = await fetch(`${product.mailbox}/api/messages/${ids[0]?.id ?? ''}`)
  return ((await mail.json()) as { text: string }).text
}

async function startOpenSale(workshop: Page, edition: Edition, copies: number): Promise<void> {
  await workshop.goto(`${product.url}/members-workshop/releases/open-sales`)
  const desk = workshop.getByRole('region', { name: 'Open sale' })
  await desk.getByLabel('Edition').selectOption(edition.id)
  const form = workshop.getByRole('form', { name: 'Open sale' })
  await form.getByLabel('Copies on open sale').fill(String(copies))
  await form.getByLabel('Per person').selectOption('1')
  await form.getByRole('button', { name: 'Set open sale' }).click()
  await expect(workshop.getByText(/copies of “.*” can be bought now/)).toBeVisible()
  await expectNoHorizontalScroll(workshop)
}

test('an open sale until sold out: a copy held by somebody else is not sold, and the waiting list is notified', async ({
  page: workshop,
  browser,
}) => {
  test.setTimeout(420_000)
  const { url } = product
  await workshop.goto(`${url}/g-key-login`)
  await workshop.getByLabel('G-Key ID').fill(product.gKeys.production[0] ?? '')
  await workshop.getByRole('button', { name: 'Access Green Room' }).click()
  await expect(workshop).toHaveURL(/members-workshop/)
  const editions = (await (await workshop.request.get(`${url}/api/artist/editions`)).json()) as Edition[]
  const sales = (await (await workshop.request.get(`${url}/api/artist/open-sales`)).json()) as { editionId: string }[]
  const edition = editions.find(
    ({ id, kind, copies, issued }) =>
      kind === 'song' && copies - issued >= 3 && !sales.some((sale) => sale.editionId === id),
  )
  if (!edition) throw new Error('the demo data has no edition to put on open sale')

  await test.step('the artist puts two copies on open sale', () => startOpenSale(workshop, edition, 2))

  await test.step('a fan finds it on Browse Music, buys without a code and gets access', async () => {
    const fan = await openNewContext(browser, workshop)
    await fan.goto(`${url}/browse-music?q=${encodeURIComponent(edition.title)}`)
    await fan
      .getByRole('link', { name: `Buy copy: ${edition.title}` })
      .first()
      .click()
    await expect(fan.getByRole('heading', { name: edition.title })).toBeVisible()
    await expect(fan.getByText('2 available')).toBeVisible()
    await expect(fan.getByText('A full refund ends your access and voids this copy')).toBeVisible()
    await expectNoHorizontalScroll(fan)
    await payWithPaypal(fan, 'first.fan@example.com')
    await expect(fan.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 30_000 })
    await expect(fan).toHaveURL(/private-green-room/, { timeout: 30_000 })
    await expect(fan.getByText(edition.title).first()).toBeVisible()
    await fan.goto(`${url}/buy-copy/${edition.id}`)
    await fan.locator('paypal-button').click()
    await expect(fan.getByText('You have as many copies of this edition as one person may buy')).toBeVisible()
    await fan.context().close()
  })

  const holder = await openNewContext(browser, workshop)
  await test.step('a second browser holds the last copy in the PayPal window', async () => {
    await holder.goto(`${url}/buy-copy/${edition.id}`)
    await expect(holder.getByText('1 available')).toBeVisible()
    await expect(holder.locator('paypal-button')).not.toHaveAttribute('disabled')
    await holder.locator('paypal-button').click()
    await expect
      .poll(async () => (await (await holder.request.get(`${url}/api/open-sales/${edition.id}`)).json()) as object)
      .toMatchObject({ free: 0, held: 1, sold: 1 })
  })

  const waiting = await openNewContext(browser, workshop)
  await test.step('a third visitor sees that it is being paid for and joins the waiting list', async () => {
    await waiting.goto(`${url}/buy-copy/${edition.id}`)
    await expect(waiting.getByRole('heading', { name: 'Others are paying right now' })).toBeVisible()
    await expect(waiting.locator('paypal-button')).toHaveCount(0)
    await waiting.getByLabel('Your email address').fill('patient@example.com')
    await waiting.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(waiting.getByText('You are on the list')).toBeVisible()
    await expectNoHorizontalScroll(waiting)
  })

  await test.step('the hold expires: the mail arrives, and its link sells the copy', async () => {
    const text = await getMail('patient@example.com')
    const link = /https?:\/\/\S+\/buy-copy\/\S+/.exec(text)?.[0] ?? ''
    await waiting.goto(link)
    await payWithPaypal(waiting, 'patient@example.com')
    await expect(waiting).toHaveURL(/private-green-room/, { timeout: 30_000 })
    await waiting.context().close()
    await holder.context().close()
  })

  await test.step('sold out appears when everything is sold; added copies notify the waiting list', async () => {
    const late = await openNewContext(browser, workshop)
    await late.goto(`${url}/buy-copy/${edition.id}`)
    await expect(late.getByRole('heading', { name: 'Sold out' })).toBeVisible()
    await late.getByLabel('Your email address').fill('late@example.com')
    await late.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(late.getByText('You are on the list')).toBeVisible()
    await startOpenSale(workshop, edition, 3)
    const leave = /https?:\/\/\S+token=[\w-]+/.exec(await getMail('late@example.com'))?.[0] ?? ''
    await late.goto(leave)
    await late.getByRole('button', { name: 'Delete my address' }).click()
    await expect(late.getByText('Your address is gone from this list.')).toBeVisible()
    await late.context().close()
  })
})
