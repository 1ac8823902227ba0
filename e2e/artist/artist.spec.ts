import { type Page, expect } from '@playwright/test'
import {
  buildRegistration,
  buildWav,
  expectAccessible,
  payWithPaypal,
  test,
  getCredentials,
  openPhone,
} from '../support/fixtures.ts'
import { endUndoTime } from '../support/database.ts'
import { buyCopy } from '../support/sign-in.ts'

/** Excludes the button that PayPal labels itself. */
const expectScreenAccessible = (page: Page) => expectAccessible(page, { exclude: 'paypal-button' })

test('a plan of four songs is paid once, uploaded together, and sold individually and as an album', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const { url, gKeys, adminPassword } = getCredentials()
  const tag = `${info.project.name} ${Date.now() % 100_000}`
  const titles = ['First', 'Second', 'Third', 'Fourth'].map((word) => `${word} ${tag}`)

  await test.step('the artist plans four songs and sees the price', async () => {
    await page.goto(`${url}/g-key-login`)
    await page.getByLabel('G-Key ID').fill(gKeys.production[1] ?? '')
    await page.getByRole('button', { name: 'Access Green Room' }).click()
    await expect(page).toHaveURL(/members-workshop/)
    await page.getByRole('group').filter({ hasText: 'Release plan' }).locator('summary').click()
    await page.locator('input[name=songCount][value="4"]').check({ force: true })
    await page.getByRole('button', { name: 'Proceed to Upload' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cost breakdown' })
    await expect(dialog.getByText('$88.00').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Complete Upload' }).click()
    await expect(page.getByText('Ready to Upload!')).toBeVisible()
  })

  const credits = async () =>
    ((await (await page.request.get(`${url}/api/artist/upload-credits`)).json()) as { credits: number }).credits

  await test.step('the four are paid in one order at the price of their tier', async () => {
    const before = await credits()
    const more = page.getByRole('button', { name: 'Pay for more' })
    if (await more.isVisible()) await more.click()
    await expect(page.getByText('For 4 songs, $22.00 each')).toBeVisible()
    await payWithPaypal(page)
    await expect(page.getByText('Payment Successful!')).toBeVisible({ timeout: 30_000 })
    expect(await credits()).toBe(before + 4)
    await expect(page).toHaveURL(/members-workshop/, { timeout: 10_000 })
  })

  await test.step('and uploaded together, each with its title and progress', async () => {
    await page.goto(`${url}/upload-songs`)
    await page.reload()
    const form = page.getByRole('form', { name: 'Upload a song' })
    // What is paid for is not asked for again, and the fee is the one that was paid.
    await expect(form.getByText('and the non-refundable $22 upload fee.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const files = form.locator('input[type=file]')
    await files.nth(0).setInputFiles(
      titles.map((title, n) => ({
        name: `${title}.wav`,
        mimeType: 'audio/wav',
        buffer: buildWav(4 + n, 41 * n + info.project.name.length),
      })),
    )
    await expect(form.getByLabel('Song title')).toHaveValue(titles[0] ?? '')
    await expect(form.getByLabel('Title of song 4')).toHaveValue(titles[3] ?? '')
    await form.getByLabel('Number of copies').fill('25')
    const { artist } = (await (await page.request.get(`${url}/api/session`)).json()) as {
      artist: { artistName: string }
    }
    await form.getByLabel('Copyright holders').fill(artist.artistName)
    // Each song has its own document. Selected together in any order, they are matched to the songs by name; the fourth
    // one names another song.
    const paper = async (title: string, says = title) => ({
      name: `${title.toLowerCase().replaceAll(' ', '_')}.pdf`,
      mimeType: 'application/pdf',
      buffer: await buildRegistration(says, artist.artistName),
    })
    const [first = '', second = '', third = '', fourth = ''] = titles
    const proofOf = (n: number) => form.getByLabel(`Proof of copyright for song ${n}`)
    const shownAt = (n: number) => proofOf(n).locator('xpath=..')
    await proofOf(1).setInputFiles([await paper(third), await paper(first), await paper(second)])
    for (const [n, title] of [first, second, third].entries()) {
      await expect(shownAt(n + 1)).toContainText(`${title.toLowerCase().replaceAll(' ', '_')}.pdf`)
    }
    await form.getByLabel('Contact').fill('artist@example.com')
    await form.getByLabel(/SSN/).fill('12345')
    await form.getByRole('checkbox', { name: /I own the copyright/ }).check()
    await form.getByRole('checkbox', { name: /I accept the/ }).check()
    await form.getByRole('button', { name: 'Upload 4 Songs' }).click()
    await expect(form.getByText('Please add the proof of copyright of this song.')).toHaveCount(1)
    await expect(proofOf(4)).toBeFocused()

    // Alternatively one document covers all songs; the others are kept in case that is unchecked.
    const covers = form.getByRole('checkbox', { name: 'One document covers all 4 songs.' })
    await covers.check()
    await expect(form.getByLabel(/^Proof of copyright/)).toHaveCount(1)
    await covers.uncheck()
    await expect(form.getByLabel(/^Proof of copyright/)).toHaveCount(4)
    await proofOf(4).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('mine') })
    await expect(page.getByText(/notes\.txt: The copyright document must be a PDF, JPG or PNG/)).toBeVisible()
    await proofOf(4).setInputFiles(await paper(fourth, `Another of ${tag}`))
    await expectScreenAccessible(page)
    // The connection of one upload breaks once, halfway.
    let broken = 0
    await page.route('**/api/uploads/*', (route) =>
      route.request().method() === 'PATCH' && broken++ === 0 ? route.abort('connectionreset') : route.continue(),
    )
    await form.getByRole('button', { name: 'Upload 4 Songs' }).click()
    await expect(page.getByText('Upload Successful')).toBeVisible({ timeout: 60_000 })
    expect(broken).toBeGreaterThan(4)
    await page.unroute('**/api/uploads/*')
    const shelf = page.locator('#your-songs')
    for (const title of titles) await expect(shelf.getByText(title, { exact: true })).toBeVisible()
    await expect(shelf.getByText(/0:0\d · WAV · 7\d\d kbit\/s · preview for everyone/).first()).toBeVisible({
      timeout: 40_000,
    })
  })

  await test.step('three are published from their own documents; a fourth that names another song needs a review, which approves it', async () => {
    const songs = async () =>
      (
        (await (await page.request.get(`${url}/api/artist/songs`)).json()) as { title: string; status: string }[]
      ).filter(({ title }) => titles.includes(title))
    await expect
      .poll(async () => (await songs()).map(({ status }) => status), { timeout: 60_000 })
      .not.toContain('checking')
    const published = (await songs()).filter(({ status }) => status === 'published').map(({ title }) => title)
    expect(published.toSorted()).toEqual(titles.slice(0, 3).toSorted())
    const login = await page.request.post(`${url}/api/admin/login`, { data: { password: adminPassword } })
    const headers = { 'x-admin-session': ((await login.json()) as { sessionId: string }).sessionId }
    const { reviews } = (await (await page.request.get(`${url}/api/admin/reviews`, { headers })).json()) as {
      reviews: { id: string; subject: string; evidence: Record<string, unknown> }[]
    }
    for (const { title, status } of await songs()) {
      if (status === 'published') continue
      const review = reviews.find((one) => JSON.stringify(one).includes(title))
      const decision = await page.request.post(`${url}/api/admin/reviews/${review?.id}/decision`, {
        headers,
        data: { decision: 'approve', note: 'Its own papers came by mail.' },
      })
      expect(decision.status()).toBe(200)
    }
    await endUndoTime()
    await expect
      .poll(async () => (await songs()).map(({ status }) => status), { timeout: 60_000 })
      .toEqual(Array(4).fill('published'))
  })

  const album = `Album ${tag}`
  await test.step('three of them become an album', async () => {
    await page.goto(`${url}/members-workshop/releases`)
    const form = page.getByRole('form', { name: 'Make an album' })
    await form.getByLabel('Album title').fill(album)
    for (const title of titles.slice(0, 3)) await form.getByLabel('Add a song').selectOption({ label: title })
    await form.getByRole('button', { name: `Move ${titles[2]} up` }).click()
    await expect(form.getByLabel('Price of the album')).toHaveValue('2.40')
    await form.getByLabel('Price of the album').fill('12')
    await form.getByLabel('Copies of the album').fill('20')
    await form.getByRole('button', { name: 'Make Album' }).click()
    await expect(page.getByText('Album Made')).toBeVisible()
    const row = page.locator('#editions li').filter({ hasText: album })
    await expect(row.getByText('Album, 3 songs')).toBeVisible()
    await expect(row.getByText(`${titles[0]} · ${titles[2]} · ${titles[1]}`)).toBeVisible()
  })

  await test.step('the price is changed and the edition reduced', async () => {
    await page.getByRole('button', { name: `Edit ${titles[3]}` }).click()
    const form = page.getByRole('form', { name: `Edit ${titles[3]}` })
    await form.getByLabel('Price of a copy').fill('0.50')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('From $0.99 to $10,000.00.')).toBeVisible()
    await form.getByLabel('Price of a copy').fill('4.50')
    await form.getByLabel('Number of copies').fill('10')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Edition Changed')).toBeVisible()
    await expect(
      page
        .locator('#editions li')
        .filter({ hasText: titles[3] ?? '' })
        .getByText('$4.50 · 10 copies'),
    ).toBeVisible()
    await expectScreenAccessible(page)
  })

  const revenue = async () =>
    (await (await page.request.get(`${url}/api/artist/revenue`)).json()) as {
      totals: { cents: number }
      editions: { title: string; cents: number }[]
    }

  await test.step('a fan buys the album and plays all of it; the chart grows by the price', async () => {
    const before = await revenue()
    const editions = (await (await page.request.get(`${url}/api/artist/editions`)).json()) as {
      id: string
      title: string
    }[]
    const issued = await page.request.post(`${url}/api/keymails`, {
      data: { editionId: editions.find(({ title }) => title === album)?.id, count: 1 },
    })
    const { keymails } = (await issued.json()) as { keymails: { code: string }[] }
    const fan = await openPhone(browser)
    await buyCopy(fan, `album.${info.project.name}@example.com`, keymails[0]?.code)
    await fan.goto(`${url}/private-green-room`)
    for (const title of titles.slice(0, 3)) await expect(fan.getByText(title).first()).toBeVisible()
    await fan.context().close()

    const after = await revenue()
    expect(after.totals.cents - before.totals.cents).toBe(1200)
    expect(after.editions.find(({ title }) => title === album)?.cents).toBe(1200)
    await page.goto(`${url}/members-workshop/sales`)
    const chart = page.getByRole('slider', { name: 'Paid by fans in the last 30 days' })
    await expect(chart).toBeVisible()
    await chart.focus()
    await page.keyboard.press('End')
    const today = await chart.getAttribute('aria-valuetext')
    expect(today).toMatch(/: \$[\d,.]+$/)
    await page.getByRole('button', { name: '12 months' }).click()
    await expect(page.getByRole('slider', { name: 'Paid by fans in the last 12 months' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download as CSV' }).first().click()
    expect((await download).suggestedFilename()).toBe('tunemaker-revenue.csv')
  })

  await test.step('taken off sale and put back: a reload keeps the page', async () => {
    await page.goto(`${url}/members-workshop/releases`)
    const row = page.locator('#editions li').filter({ hasText: album })
    await row.getByRole('button', { name: `Take off sale: ${album}` }).click()
    await expect(row.getByText('Off sale', { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: `Put back on sale: ${album}` }).click()
    await expect(page.getByText('Back on Sale')).toBeVisible()
  })
})
