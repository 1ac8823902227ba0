import { type Page, expect } from '@playwright/test'
import { queryDatabase } from './support/database.ts'
import {
  expectNoHorizontalScroll,
  getCredentials,
  listMails,
  openNewContext,
  openPhone,
  payWithPaypal,
  test,
} from './support/fixtures.ts'
import { signIn } from './support/sign-in.ts'

test.use({ actionTimeout: 20_000 })

type Edition = { id: string; kind: string; state: string; title: string; copies: number; issued: number }

/** Waits for the only mail to this address and returns its text. */
async function getMail(address: string): Promise<string> {
  await expect.poll(async () => (await listMails(address)).length, { timeout: 90_000 }).toBe(1)
  return (await listMails(address))[0]?.text ?? ''
}

async function startOpenSale(workshop: Page, edition: Edition, copies: number): Promise<void> {
  await workshop.goto(`${getCredentials().url}/members-workshop/releases/open-sales`)
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
  const { url } = getCredentials()
  const tag = String(Date.now() % 1_000_000)
  const [patient, latecomer] = [`patient.${tag}@example.com`, `late.${tag}@example.com`]
  await signIn.artist(workshop)
  const editions = (await (await workshop.request.get(`${url}/api/artist/editions`)).json()) as Edition[]
  const sales = (await (await workshop.request.get(`${url}/api/artist/open-sales`)).json()) as { editionId: string }[]
  // The oldest: other tests upload newer ones.
  const edition = editions.findLast(
    ({ id, kind, state, copies, issued }) =>
      kind === 'song' && state === 'published' && copies - issued >= 8 && !sales.some((sale) => sale.editionId === id),
  )
  if (!edition) throw new Error('the demo data has no edition to put on open sale')

  await test.step('the artist puts two copies on open sale', () => startOpenSale(workshop, edition, 2))

  await test.step('a fan finds it on Browse Music, buys without a code and gets access', async () => {
    const fan = await openPhone(browser)
    await fan.goto(`${url}/browse-music?q=${encodeURIComponent(edition.title)}`)
    await fan
      .getByRole('link', { name: `Buy copy: ${edition.title}` })
      .first()
      .click()
    await expect(fan.getByRole('heading', { name: edition.title })).toBeVisible()
    await expect(fan.getByText('2 available')).toBeVisible()
    await expect(fan.getByText('A full refund ends your access and voids this copy')).toBeVisible()
    await expectNoHorizontalScroll(fan)
    await payWithPaypal(fan, `first.fan.${tag}@example.com`)
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
    await waiting.getByLabel('Your email address').fill(patient)
    await waiting.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(waiting.getByText('You are on the list')).toBeVisible()
    await expectNoHorizontalScroll(waiting)
  })

  await test.step('the hold expires: the mail arrives, and its link sells the copy', async () => {
    // The clock is moved: a quarter of an hour is too long for a test.
    await queryDatabase(
      `UPDATE orders SET held_until = now() WHERE held_until > now() AND purpose = 'edition' AND state = 'created'`,
    )
    const text = await getMail(patient)
    const link = /https?:\/\/\S+\/buy-copy\/\S+/.exec(text)?.[0] ?? ''
    await waiting.goto(link)
    await payWithPaypal(waiting, patient)
    await expect(waiting).toHaveURL(/private-green-room/, { timeout: 30_000 })
    await waiting.context().close()
    await holder.context().close()
  })

  await test.step('sold out appears when everything is sold; added copies notify the waiting list', async () => {
    const late = await openNewContext(browser, workshop)
    await late.goto(`${url}/buy-copy/${edition.id}`)
    await expect(late.getByRole('heading', { name: 'Sold out' })).toBeVisible()
    await late.getByLabel('Your email address').fill(latecomer)
    await late.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(late.getByText('You are on the list')).toBeVisible()
    await startOpenSale(workshop, edition, 3)
    const leave = /https?:\/\/\S+token=[\w-]+/.exec(await getMail(latecomer))?.[0] ?? ''
    await late.goto(leave)
    await late.getByRole('button', { name: 'Delete my address' }).click()
    await expect(late.getByText('Your address is gone from this list.')).toBeVisible()
    await late.context().close()
  })
})
