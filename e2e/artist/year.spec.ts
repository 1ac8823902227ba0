import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import type { StatementSums } from '#contract/revenue/statements'
import { paths } from '#frontend/lib/paths.ts'
import { buildPicture } from '#testing/builders/media'
import { payApplication } from '../support/create-paid-application.ts'
import { queryDatabase } from '../support/database.ts'
import { downloadPdf } from '../support/download-pdf.ts'
import {
  buildRegistration,
  buildWav,
  expectAccessible,
  getCredentials,
  getGKeyFromMail,
  getMail,
  payWithPaypal,
  sha256,
  test,
  openPhone,
} from '../support/fixtures.ts'
import { approveAtPaypal, buyCopy, refundAtPaypal } from '../support/sign-in.ts'

test.use({ actionTimeout: 20_000 })

/** Sends JSON as this page's person. */
async function send<Reply>(page: Page, method: 'POST' | 'PUT' | 'GET', path: string, data?: object): Promise<Reply> {
  const answer = await page.request.fetch(getCredentials().url + path, { method, ...(data ? { data } : {}) })
  expect(answer.ok(), `${method} ${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(true)
  return (answer.headers()['content-type'] ?? '').includes('json')
    ? ((await answer.json()) as Reply)
    : (undefined as Reply)
}

/** Opens the link of a mail as its reader does, and sends its token. */
async function confirmByMail(page: Page, address: string, link: RegExp, path: string): Promise<void> {
  const token = new RegExp(`${link.source}\\?token=([\\w-]+)`).exec((await getMail(address, link)).text)?.[1]
  await send(page, 'POST', path, { token })
}

async function downloadText(page: Page, press: () => Promise<unknown>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return readFile(await (await coming).path(), 'utf8')
}

/** What the ledger says that an artist has received, in cents. */
async function getLedgerNet(artistId: string): Promise<number> {
  const [row] = await queryDatabase<{ cents: number }>(
    `SELECT (-sum(l.cents) FILTER (WHERE l.account LIKE 'sales/%') - sum(l.cents) FILTER (WHERE l.account = 'fees/paypal'))::int AS cents
       FROM ledger_entries l JOIN ledger_postings p ON p.id = l.posting_id JOIN orders o ON o.id = p.order_id
      WHERE o.payee_artist_id = $1`,
    [artistId],
  )
  return row?.cents ?? 0
}

// Two web processes and two workers at the minute of a release: backend/multiple-processes.test.ts.
test('one artist’s year, from the application to leaving with all records, her fans on phones', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(420_000)
  const { url } = getCredentials()
  const tag = `${info.project.name}${Date.now() % 100_000}`
  const email = `year.${tag}@example.com`
  const payee = `paid.${tag}@example.com`
  const [first, second] = [`first.${tag}@example.com`, `second.${tag}@example.com`]
  const artistName = `Almanac ${tag}`
  const fullName = 'Ada Quinn Almanac'
  const title = `Four Seasons ${tag}`
  const open = (path: string) => page.goto(url + path)

  const gKey = await test.step('applies with a valid document and is approved without a person', async () => {
    // Papers may shorten a middle name.
    const papers = await buildRegistration(title, 'Ada Q. Almanac')
    const number = await payApplication(page, { email, artistName, fullName, details: title, papers })
    await open(`${paths.governanceTracker.href}?number=${number}`)
    await expect(page.getByRole('heading', { name: 'You are in' })).toBeVisible({ timeout: 60_000 })
    expect((await getMail(email, /GK(-[0-9A-Z]{4}){4}/)).subject).toBe('Your G-Key')
    return getGKeyFromMail(email)
  })

  await test.step('the first run leads to a PayPal account', async () => {
    await open(paths.gKeyLogin.href)
    await page.getByLabel('G-Key ID').fill(gKey)
    await page.getByRole('button', { name: 'Access Green Room' }).click()
    const steps = page.getByRole('region', { name: 'Your first sale' })
    await expect(steps.getByRole('link')).toHaveText([
      'Connect PayPal',
      'Upload a song',
      'Print tickets',
      'Share your page',
    ])
    await expectAccessible(page)
    await page.getByLabel('PayPal email').fill(payee)
    await page.getByRole('button', { name: 'Connect PayPal Account' }).click()
    await expect(page.getByText(`Waiting for ${payee}`)).toBeVisible()
    await confirmByMail(page, payee, /confirm-payment-email/, '/api/artist/payment-email/confirm')
    await page.reload()
    await expect(steps.getByRole('link')).toHaveText(['Upload a song', 'Print tickets', 'Share your page'])
  })

  const fan = await openPhone(browser)
  const { id: artistId } = await send<{ id: string }>(page, 'GET', '/api/artist/profile')
  const draft =
    await test.step('a draft gets its artwork and lyrics, a collaborator, and copies for the pre-order', async () => {
      const order = { amount: '25.00', currency: 'USD', intent: 'CAPTURE', purpose: 'upload', quantity: 1 }
      const { id: orderId } = await send<{ id: string }>(page, 'POST', '/paypal/order', order)
      await approveAtPaypal(page, orderId, email)
      await send(page, 'POST', `/paypal/order/${orderId}/capture`, {})
      const upload = await page.request.post(`${url}/api/songs/upload`, {
        multipart: {
          songTitle: title,
          price: '5.00',
          copyrightHolders: fullName,
          contact: email,
          copies: '20',
          draft: 'true',
          audioFile: { name: 'first.wav', mimeType: 'audio/wav', buffer: buildWav(5, (Date.now() % 4_000) + 1) },
        },
      })
      expect(upload.status(), await upload.text()).toBe(201)
      const made = (await upload.json()) as { id: string; editionId: string }
      await fan.goto(url + paths.song.href(made.id))
      await expect(fan.getByRole('heading', { name: 'This song is not here' })).toBeVisible()

      await open(paths.songDetails.href(made.id))
      await page.getByRole('button', { name: /^Change the cover of/ }).click()
      const dialog = page.getByRole('dialog')
      const cover = { name: 'cover.png', mimeType: 'image/png', buffer: await buildPicture('png') }
      await dialog.locator('input[type=file]').setInputFiles(cover)
      await expect(dialog.getByRole('img', { name: 'Your cover' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Done' }).click()
      await page.getByLabel('Lyrics').fill('Spring says what winter kept.')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Preview its page' }).click()
      await expect(page.getByText('Only you see this page.')).toBeVisible()
      await expect(page.getByText('Spring says what winter kept.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Edit or publish' }).click()
      await page.getByLabel('Genre').selectOption('Folk')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
      const shares = page.getByRole('form', { name: 'Shares' })
      await shares.getByRole('button', { name: 'Add a collaborator' }).click()
      await shares.getByLabel('Name').fill('Bo Bass')
      await shares.getByLabel('Email address').fill(`bo.${tag}@example.com`)
      await shares.getByLabel('Percent').fill('33.33')
      await shares.getByRole('button', { name: 'Save shares' }).click()
      await expect(page.getByText('Shares Saved')).toBeVisible()
      await expect(shares.getByText('Yours: 66.67%')).toBeVisible()
      await send(page, 'PUT', `/api/artist/editions/${made.editionId}/open-sale`, { copies: 5 })
      const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      const date = page.getByRole('form', { name: 'Release date' })
      await date.getByLabel('Date and time').fill('2020-01-01T20:00')
      await date.getByRole('button', { name: 'Set the date' }).click()
      await expect(date.getByText('in the future')).toBeVisible()
      await date.getByLabel('Date and time').fill(`${soon}T20:00`)
      await date.getByRole('button', { name: 'Set the date' }).click()
      await expect(page.getByText('Its page is public until then, with a countdown.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Preview its page' }).click()
      await expect(page.getByRole('timer')).toBeVisible()
      await expect(page.getByText('Spring says what winter kept.')).toBeVisible()
      await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/api\/covers\//)
      return made
    })

  await test.step('it is announced, and out at its minute', async () => {
    await open(paths.workshopReleases.href)
    await expect(
      page
        .locator('#editions li')
        .filter({ hasText: title })
        .getByText(/^Draft/),
    ).toBeVisible()
    await fan.goto(url + paths.song.href(draft.id))
    await expect(fan.getByRole('timer')).toHaveText(/^[23] d \d\d:\d\d:\d\d$/)
    await expectAccessible(fan)
    await fan.goto(`${url}${paths.browseMusic.href}?q=${encodeURIComponent(title)}`)
    await expect(fan.getByRole('link', { name: title })).toHaveCount(0)
    // The clock is moved: the minute comes in a few seconds.
    await queryDatabase(`UPDATE edition_releases SET due_at = now() + interval '8 seconds' WHERE edition_id = $1`, [
      draft.editionId,
    ])
    await fan.goto(url + paths.song.href(draft.id))
    await expect(fan.getByRole('timer')).toBeVisible()
    await fan.getByRole('link', { name: `Buy copy: ${title}` }).click({ timeout: 60_000 })
    await expect(fan.getByRole('heading', { level: 1 })).toContainText(title)
    // The artist's open page knows it, too.
    await expect(page.getByRole('button', { name: `Take off sale: ${title}` })).toBeVisible()
    await open(paths.songDetails.href(draft.id))
    await page.getByLabel('Mood').selectOption('Hopeful')
    await expect(page.getByRole('form', { name: 'Release date' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'View its page' }).click()
    await expect(page.getByText('Hopeful')).toBeVisible()
  })

  const discount = `OFF-${tag}`.toUpperCase()
  await test.step('a discount code is made', async () => {
    await open(paths.workshopOpenSales.href)
    const form = page.getByRole('form', { name: 'Discount code' })
    await form.getByLabel('Code').fill(discount)
    await form.getByRole('button', { name: 'Create code' }).click()
    await expect(page.getByText('20% off all copies on open sale; used 0 times')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a fan buys a copy and agrees to hear from the artist, whose open page shows the sale', async () => {
    await open(paths.workshopSales.href)
    await fan.getByRole('button', { name: 'Have a discount code?' }).click()
    const codeForm = fan.getByRole('form', { name: 'Discount code' })
    await codeForm.getByLabel('Discount code').fill(discount.toLowerCase())
    await codeForm.getByRole('button', { name: 'Apply' }).click()
    await expect(fan.getByText('20% off: $4.00 instead of $5.00.')).toBeVisible()
    await fan.getByRole('checkbox', { name: `Hear from ${artistName} by email` }).check()
    await fan.getByRole('checkbox', { name: 'The artist may see this address, too.' }).check()
    await expectAccessible(fan, { exclude: 'paypal-button' })
    await payWithPaypal(fan, first)
    await expect(fan).toHaveURL(/private-green-room/, { timeout: 30_000 })
    await expect(fan.getByText(`press the link there to hear from ${artistName}`)).toBeVisible()
    await confirmByMail(fan, first, /confirm-follow/, '/api/follows/confirm')
    await expect(page.getByRole('table', { name: 'Your sales, newest first' }).getByText(title)).toBeVisible()
    await expect(page.getByLabel('Paid by fans, by country').getByText('United States')).toBeVisible()
    await expectAccessible(page)
    expect((await getMail(email, `“${title}” No. 1 of 20`)).subject).toBe(`Sold: “${title}” No. 1 of 20`)
  })

  const code = await test.step('a second copy is sold by its ticket', async () => {
    const { keymails } = await send<{ keymails: { code: string }[] }>(page, 'POST', '/api/keymails', {
      editionId: draft.editionId,
      count: 2,
    })
    const ticket = keymails[0]?.code ?? ''
    await open(paths.workshopKeymails.href)
    await expect(page.getByText(ticket, { exact: true })).toBeVisible()
    return ticket
  })
  const buyer = await openPhone(browser)
  await buyCopy(buyer, second, code)

  await test.step('a message reaches those who agreed', async () => {
    await open(paths.workshopFans.href)
    const form = page.getByRole('form', { name: 'Message' })
    await form.getByLabel('To').selectOption({ label: `Owners of “${title}” (1)` })
    await form.getByLabel('Subject').fill('Summer')
    await form.getByLabel('Message').fill('The second verse is for you.')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText(`To 1 follower who owns “${title}”, now.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(/^To owners of .* Sent to 1 on/)).toBeVisible({ timeout: 40_000 })
    expect((await getMail(first, 'The second verse is for you.')).text).toContain('/notifications?token=')
  })

  await test.step('a message that is planned goes out at its time', async () => {
    const form = page.getByRole('form', { name: 'Message' })
    await form.getByLabel('To').selectOption({ label: `Owners of “${title}” (1)` })
    await form.getByLabel('Subject').fill('Autumn')
    await form.getByLabel('Message').fill('It rains in tune.')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel('Send later').fill(`${tomorrow}T20:00`)
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText(`To 1 follower who owns “${title}”, on `)).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Message Scheduled', { exact: true })).toBeVisible()
    const planned = page.locator('#messages li').filter({ hasText: 'Autumn' })
    await expect(planned.getByText(/It goes out on /)).toBeVisible()
    await expectAccessible(page)
    // The clock is moved.
    await queryDatabase(`UPDATE fan_messages SET send_at = now() WHERE artist_id = $1 AND started_at IS NULL`, [
      artistId,
    ])
    await expect(planned.getByText(/Sent to 1 on/)).toBeVisible({ timeout: 40_000 })
    expect((await getMail(first, 'It rains in tune.')).subject).toContain('Autumn')
  })

  await test.step('the recording is replaced: owners keep both, and each certificate names its version', async () => {
    const before = await (await fan.request.get(`${url}/api/songs/${draft.id}/audio`)).body()
    const audio = buildWav(6, (Date.now() % 4_000) + 4_100)
    await open(paths.songDetails.href(draft.id))
    const form = page.getByRole('form', { name: 'Recording' })
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'new.wav', mimeType: 'audio/wav', buffer: audio })
    await form.getByLabel('What is different').fill('A new master.')
    await form.getByRole('button', { name: 'Replace the recording' }).click()
    await expect(page.getByText('Recording Received')).toBeVisible({ timeout: 30_000 })
    const list = () =>
      send<{ recordings: { id: string }[] }>(page, 'GET', `/api/songs/${draft.id}/recordings`).then(
        (answer) => answer.recordings,
      )
    await expect.poll(async () => (await list()).length, { timeout: 60_000 }).toBe(2)
    const [current, earlier] = await list()
    const hear = async (id = '') => sha256(await (await fan.request.get(`${url}/api/songs/${id}/audio`)).body())
    expect([await hear(current?.id), await hear(earlier?.id)]).toEqual([sha256(audio), sha256(before)])

    await fan.goto(url + paths.song.href(draft.id))
    await expect(fan.getByRole('heading', { name: /^Recording 2/ })).toBeVisible()
    await expect(fan.getByText('A new master.')).toBeVisible()
    const [copy] = await send<{ id: string }[]>(fan, 'GET', '/api/copies')
    await fan.goto(url + paths.copy.href(copy?.id ?? ''))
    await expect(fan.getByRole('link', { name: 'Version 1', exact: true })).toBeVisible()
    await expect(fan.getByText('The artist has since replaced a recording.')).toBeVisible()
    await expectAccessible(fan)
    await fan.goto(url + paths.wallet.href)
    const certificate = await downloadPdf(fan, () => fan.getByRole('button', { name: 'Certificate' }).click())
    expect(certificate.text).toContain('Recording:version1')
  })

  await test.step('a refund that a fan asks for is made at PayPal, and shown by itself', async () => {
    await open(paths.workshopSales.href)
    const [copy] = await send<{ id: string }[]>(buyer, 'GET', '/api/copies')
    await send(buyer, 'POST', `/api/copies/${copy?.id}/refund-request`, { reason: 'I bought it twice.' })
    const wishes = page.getByRole('region', { name: 'Refund requests' })
    await expect(wishes.getByText('I bought it twice.')).toBeVisible()
    await wishes.getByRole('button', { name: `Refund “${title}”, $5.00` }).click()
    const guide = page.getByRole('dialog', { name: `Refund “${title}”` })
    await expect(guide.getByRole('link', { name: 'Open this payment in PayPal' })).toHaveAttribute(
      'href',
      /\/activity\/payment\//,
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await refundAtPaypal(page, code)
    await expect(wishes.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 30_000 })
    await getMail(second, 'was refunded to you')
    expect((await buyer.request.get(`${url}/api/songs/${draft.id}/audio`)).status()).not.toBe(200)
  })

  const exported = await test.step('the statement equals the ledger to the cent, and divides', async () => {
    await open(paths.workshopStatements.href)
    const { months, years } = await send<Record<'months' | 'years', StatementSums[]>>(
      page,
      'GET',
      '/api/artist/statements',
    )
    const net = await getLedgerNet(artistId)
    expect(net).toBeGreaterThan(0)
    expect(months[0]).toMatchObject({
      sales: 2,
      grossCents: 900,
      refundedCents: 500,
      openingCents: 0,
      netCents: net,
      closingCents: net,
    })
    expect(years[0]).toMatchObject({ netCents: net, closingCents: net })
    const month = page.getByRole('table', { name: 'By month' })
    const dollars = (net / 100).toFixed(2)
    await expect(month.getByText(`$${dollars}`).first()).toBeVisible()
    await expect(page.getByRole('table', { name: 'Shares of collaborators' }).getByText(/Bo Bass/)).toBeVisible()
    await expectAccessible(page)
    const csv = await downloadText(page, () =>
      month
        .getByRole('link', { name: /^CSV of/ })
        .first()
        .click(),
    )
    expect(csv).toContain(`,Closing,,,,,,${dollars},`)
    const share = Math.trunc((net * 3333) / 10_000)
    expect(csv).toContain(`,Share,${title},,,,,${(share / 100).toFixed(2)},,Bo Bass,bo.${tag}@example.com,33.33`)
    const pdf = await downloadPdf(page, () =>
      month
        .getByRole('button', { name: /^PDF of/ })
        .first()
        .click(),
    )
    for (const words of [`$${dollars}`, 'Sharesofcollaborators', `$${(share / 100).toFixed(2)}`])
      expect(pdf.text).toContain(words)
    await open(paths.workshopFans.href)
    const followers = await downloadText(page, () => page.getByRole('link', { name: 'Addresses as CSV' }).click())
    expect(followers).toContain(first)
    return (await page.request.get(`${url}/api/artist/revenue.csv`)).text()
  })

  await test.step('a reader ends the messages by the link in each of them', async () => {
    const link = /https?:\/\/\S+\/notifications\?token=[\w-]+/.exec(
      (await getMail(first, 'It rains in tune.')).text,
    )?.[0]
    await fan.goto(link ?? '')
    await fan.getByRole('button', { name: `Stop writing about ${artistName}` }).click()
    await expect(fan.getByText('This address follows nothing, so nothing is sent to it.')).toBeVisible()
    await expectAccessible(fan)
    await page.reload()
    await expect(page.getByLabel('To').getByRole('option', { name: `Owners of “${title}” (0)` })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Preview' })).toBeDisabled()
  })

  await test.step('leaves with all records, and fans keep what they bought', async () => {
    await open(paths.workshopSecurity.href)
    await page.getByRole('button', { name: 'Close my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close your account' })
    await dialog.getByLabel('Your G-Key').fill(gKey)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close it for good' }).click()
    await expect(page).toHaveURL(/closed-account/)
    await expectAccessible(page)
    await page.getByLabel('Your G-Key').fill(gKey)
    const csv = page.getByRole('button', { name: 'Download as CSV' })
    expect(await downloadText(page, () => csv.click())).toBe(exported)
    await page.getByLabel('Month or year').fill(new Date().toISOString().slice(0, 4))
    expect(await downloadText(page, () => csv.click())).toContain(',Closing,')
    await getMail(email, /clos/i)
    expect((await fan.request.get(`${url}/api/songs/${draft.id}/audio`)).status()).toBe(200)
    expect((await page.request.get(`${url}/api/artist/revenue`)).status()).toBe(401)
  })
})
