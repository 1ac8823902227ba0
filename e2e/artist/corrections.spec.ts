import { type Page, expect } from '@playwright/test'
import {
  buildWav,
  expectAccessible,
  expectNoHorizontalScroll,
  expectPublished,
  openNewContext,
  test,
  getCredentials,
} from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

async function sendMessage(page: Page, message: string): Promise<{ response: string; language: string }> {
  const answer = await page.request.post(`${getCredentials().url}/api/godfrey/chat`, {
    data: { message, language: null },
  })
  return (await answer.json()) as { response: string; language: string }
}

test('a correction requested in Japanese is applied after confirmation, visible to everybody, and undone', async ({
  page,
  browser,
}, info) => {
  const { url } = getCredentials()
  const wrong = `Blue Velvit ${info.project.name}`
  const right = `Blue Velvet ${info.project.name}`
  await signIn.artist(page)
  const fee = { amount: '25.00', currency: 'USD', intent: 'CAPTURE' }
  const order = (await (await page.request.post(`${url}/paypal/order`, { data: fee })).json()) as { id: string }
  const setup = (await (await page.request.get(`${url}/paypal/setup`)).json()) as { scriptUrl: string }
  await page.request.post(`${new URL(setup.scriptUrl).origin}/simulator/orders/${order.id}/approve`, { data: {} })
  await page.request.post(`${url}/paypal/order/${order.id}/capture`)
  const upload = await page.request.post(`${url}/api/songs/upload`, {
    multipart: {
      songTitle: wrong,
      price: '5.00',
      copyrightHolders: 'Inês Marques Calhau',
      contact: 'ines@example.com',
      audioFile: { name: 'a.wav', mimeType: 'audio/wav', buffer: buildWav(3, 40 + info.project.name.length) },
    },
  })
  expect(upload.status()).toBe(201)
  await expectPublished(page, wrong)
  const visitor = await openNewContext(browser, page)
  const seen = async (title: string) => {
    await visitor.goto(`${url}/browse-music?q=${encodeURIComponent(title)}`)
    await expect(visitor.getByText(title).first()).toBeVisible()
  }

  await test.step('Godfrey repeats the request and applies it after confirmation', async () => {
    const shown = await sendMessage(page, `私の曲は「${wrong}」ではなく「${right}」です`)
    expect(shown.language).toBe('japanese')
    expect(shown.response).toContain(right)
    await seen(wrong)
    expect((await sendMessage(page, 'はい')).response).toContain('変更しました')
    await expect.poll(() => seen(right).then(() => true), { timeout: 15_000 }).toBe(true)
  })

  await test.step('the artist sees it in the history and undoes it', async () => {
    await page.goto(`${url}/request-correction`)
    await expect(page.getByRole('listitem').filter({ hasText: right }).getByText('Corrected')).toBeVisible()
    await expectNoHorizontalScroll(page)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Correction Undone')).toBeVisible()
    await expect.poll(() => seen(wrong).then(() => true), { timeout: 15_000 }).toBe(true)
  })

  await test.step('a title change submitted by form goes to the review queue', async () => {
    const form = page.getByRole('form', { name: 'Correction' })
    await form.getByLabel('Which one').selectOption({ label: wrong })
    await form.getByLabel('Correct text').fill(`Midnight Train ${info.project.name}`)
    await form.getByRole('button', { name: 'Review' }).click()
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Correct it' }).click()
    await expect(page.getByText('Sent to a Person')).toBeVisible()
    await expect(page.getByText('In review').first()).toBeVisible()
    await seen(wrong)
    const admin = await openNewContext(browser, page)
    await signIn.admin(admin)
    await admin.goto(`${url}/admin/dashboard?tab=reviews`)
    await expect(admin.getByText(`Song title “${wrong}”`, { exact: false }).first()).toBeVisible()
    await admin.context().close()
  })
  await visitor.context().close()
})

test("a visitor's complaint gets a number", async ({ page }, info) => {
  const { url } = getCredentials()
  const email = `reader.${info.project.name}.${Date.now() % 100_000}@example.com`
  await page.goto(`${url}/request-correction`)
  const form = page.getByRole('form', { name: 'Report a mistake' })
  await form.getByRole('button', { name: 'Send it to a person' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await form.getByLabel('Your email address').fill(email)
  await form.getByLabel('What it says now, and what it should say').fill('My name is misspelt on a song.')
  await expectNoHorizontalScroll(page)
  await form.getByRole('button', { name: 'Send it to a person' }).click()
  await expect(page.getByText(/Received as number \d+/)).toBeVisible()
})
