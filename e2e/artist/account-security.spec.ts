import { type Page, expect } from '@playwright/test'
import { queryDatabase } from '../support/database.ts'
import { expectAccessible, getCredentials, getMail, openNewContext, test } from '../support/fixtures.ts'
import { type Client, signIn as signInAs, signInWithGKey } from '../support/sign-in.ts'

test.use({ actionTimeout: 20_000 })

const createStamp = () => String(Date.now() % 1_000_000)

const signIn = (client: Client) => signInWithGKey(client, getCredentials().gKeys.production[1])

async function expectSignedOut({ request }: Client): Promise<void> {
  expect((await request.get(`${getCredentials().url}/api/artist/songs`)).status()).toBe(401)
}

type Contact = { email: string; payee: string }

async function getContact(page: Page): Promise<Contact> {
  const { artist } = (await (await page.request.get(`${getCredentials().url}/api/session`)).json()) as {
    artist: { paypalEmail: string }
  }
  const [row] = await queryDatabase<{ email: string }>('SELECT email FROM artists WHERE payment_email = $1', [
    artist.paypalEmail,
  ])
  return { email: row?.email ?? '', payee: artist.paypalEmail }
}

async function getLink(address: string, words: RegExp): Promise<string> {
  return words.exec((await getMail(address, words)).text)?.[0] ?? ''
}

test('an artist sees where they are signed in, and signs out one device or all', async ({ page, request }) => {
  await signIn(page)
  const lost: Client = { request }
  await signIn(lost)
  await page.goto(`${getCredentials().url}/members-workshop/account/security`)
  const panel = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(panel.getByText('this device')).toBeVisible()
  const before = await panel.getByRole('listitem').count()
  expect(before).toBeGreaterThanOrEqual(2)
  await panel.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await panel
    .getByRole('listitem')
    .filter({ hasNotText: 'this device' })
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(panel.getByRole('listitem')).toHaveCount(before - 1)
  await expectSignedOut(lost)

  await signIn(lost)
  await page.reload()
  await panel.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/g-key-login/)
  await expectSignedOut(lost)
})

test('a change of the payment address is announced everywhere and stopped from the old address', async ({
  page,
  browser,
}) => {
  const added = `elsewhere.${createStamp()}@example.com`
  await signIn(page)
  const { payee } = await getContact(page)
  await page.goto(`${getCredentials().url}/members-workshop#payment`)
  await page.getByLabel('PayPal email').fill(added)
  await page.getByRole('button', { name: 'Change PayPal Account' }).click()
  await expect(page.getByText(`Change to ${added} requested`)).toBeVisible()
  await expect(page.getByText(`Fans pay ${payee}`)).toBeVisible()
  await expectAccessible(page)

  const owner = await openNewContext(browser, page)
  await owner.goto(await getLink(payee, /https?:\/\/\S+stop-payment-change\?token=[\w-]+/))
  await expect(owner.getByRole('heading', { name: 'Stop the change' })).toBeVisible()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Stop it and sign everybody out' }).click()
  await expect(owner.getByText(`Stopped. Your fans pay ${payee}.`)).toBeVisible()
  await expectAccessible(owner)
  await expectSignedOut(page)
  await owner.reload()
  await owner.getByRole('button', { name: 'Stop it and sign everybody out' }).click()
  await expect(owner.getByText('This link no longer opens anything')).toBeVisible()

  await signIn(page)
  // The address is the same but for the part after #, which loads nothing.
  await page.goto('about:blank')
  await page.goto(`${getCredentials().url}/members-workshop#payment`)
  await expect(page.getByText(`Fans pay ${payee}`)).toBeVisible()
  await expect(page.getByText(`Change to ${added} requested`)).toHaveCount(0)
})

test('a changed contact address is taken back from the old one, and a lost-key review shows the change', async ({
  page,
  browser,
}) => {
  const { url } = getCredentials()
  const added = `thief.${createStamp()}@example.com`
  await signIn(page)
  const { email } = await getContact(page)
  const moved = await page.request.post(`${url}/api/corrections`, { data: { kind: 'contact-email', becomes: added } })
  expect(moved.ok()).toBe(true)

  const owner = await openNewContext(browser, page)
  await owner.goto(await getLink(email, /https?:\/\/\S+take-back-address\?token=[\w-]+/))
  await expect(owner.getByRole('heading', { name: 'Take your address back' })).toBeVisible()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Take it back and sign everybody out' }).click()
  await expect(owner.getByText(`We will write to ${email} again.`)).toBeVisible()
  await expectAccessible(owner)
  await expectSignedOut(page)

  await owner.getByRole('link', { name: 'Somebody knows my G-Key' }).click()
  await owner.getByLabel('Your email address').fill(email)
  await owner.getByRole('button', { name: 'Ask for a New G-Key' }).click()
  await expect(owner.getByText('Your request has arrived')).toBeVisible()

  const admin = await openNewContext(browser, page)
  await signInAs.admin(admin)
  const asked = `SELECT 1 FROM reviews WHERE effect_key LIKE 'lost-g-key:%' AND state = 'open' AND evidence ->> 'email' = $1`
  await expect.poll(() => queryDatabase(asked, [email])).toHaveLength(1)
  await admin.goto(`${url}/admin/dashboard?tab=reviews&kind=handover`)
  await admin
    .getByRole('button', { name: /Lost G-Key of/ })
    .first()
    .click()
  const changes = admin.locator('section, div').filter({ hasText: 'Recent changes to this account' }).last()
  await expect(changes.getByText(`${email} → ${added}`)).toBeVisible()
  await expectAccessible(admin)
})
