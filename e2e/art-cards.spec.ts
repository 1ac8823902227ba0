import { type Page, expect } from '@playwright/test'
import sharp from 'sharp'
import {
  expectAccessible,
  getLinkFromMail,
  openNewContext,
  payWithPaypal,
  waitForAnswers,
  test,
  getCredentials,
  openPhone,
} from './support/fixtures.ts'

/**
 * Excludes the button inside PayPal's own element. Screens that look as they do to any visitor are analyzed by
 * accessibility.spec.ts.
 */
async function expectUsable(page: Page, part = 'html'): Promise<void> {
  await waitForAnswers(page)
  await expectAccessible(page, { include: part, exclude: 'paypal-button' })
}

/** A gradient with a disc, 800 by 900 pixels: the least that is accepted, since every size of it is drawn and encoded. */
const buildPicture = (hue: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900">
      <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 40% 18%)"/><stop offset="1" stop-color="hsl(${hue + 60} 60% 62%)"/></linearGradient></defs>
      <rect width="800" height="900" fill="url(#g)"/><circle cx="520" cy="430" r="230" fill="hsl(${hue + 180} 70% 60%)"/></svg>`),
  )
    .png()
    .toBuffer()

/** Returns the sign-in link. */
async function registerCollector(page: Page, name: string, email: string): Promise<string> {
  await page.goto(`${getCredentials().url}/fine-art/register`)
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  const link = await getLinkFromMail(email)
  await page.goto(link)
  await page.getByRole('button', { name: 'Enter the gallery' }).click()
  await expect(page.getByText(`Welcome to the gallery, ${name}.`)).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  return link
}

/** Registers a collector over HTTP; the screens are used by the first one. */
async function signInCollector(page: Page, name: string, email: string): Promise<void> {
  const path = `${getCredentials().url}/api/fine-art/collectors`
  expect((await page.request.post(path, { data: { name, email } })).ok()).toBe(true)
  const token = new URL(await getLinkFromMail(email)).searchParams.get('token')
  expect((await page.request.post(`${path}/session`, { data: { token } })).ok()).toBe(true)
}

test('an artist publishes a card with one copy, two collectors want it, and one owns it', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000)
  const { url, gKeys } = getCredentials()
  const run = `${info.project.name}${Date.now() % 100_000}`
  const title = `Only One ${run}`
  const [quick, slow] = [`quick.${run}@example.com`, `slow.${run}@example.com`]

  await test.step('the artist publishes it from the workshop', async () => {
    await page.request.post(`${url}/api/validate-g-key`, { data: { gKeyId: gKeys.production[0] } })
    await page.goto(`${url}/members-workshop/releases/art-cards`)
    await page.getByRole('button', { name: 'Publish an art card' }).click()
    const form = page.getByRole('form', { name: 'Publish an art card' })
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(form.getByText('Please choose the picture to publish.')).toBeVisible()
    await form.locator('input[type=file]').setInputFiles({
      name: 'only-one.png',
      mimeType: 'image/png',
      buffer: await buildPicture(info.project.name.length * 20),
    })
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Rarity').selectOption('masterpiece')
    await form.getByLabel('Number of copies').fill('1')
    await form.getByLabel('Price').fill('48.50')
    await expect(form.getByText('Please confirm that the picture is yours to sell.')).toBeVisible()
    await form.getByLabel('I made this picture').check()
    await expectUsable(page, '#art-cards')
    await form.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Art Card Published')).toBeVisible({ timeout: 20_000 })
    // The worker renders its pictures; then the title becomes a link.
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 30_000 })
  })

  const first = await openPhone(browser)
  const cardUrl = await test.step('a visitor finds it in the gallery and is asked to sign in', async () => {
    await first.goto(`${url}/home`)
    await first.getByRole('contentinfo').getByRole('link', { name: 'Fine Art' }).click()
    await first.getByRole('link', { name: 'Enter the gallery' }).click()
    await expect(first.getByText('Sold Out').first()).toBeVisible()
    await first.getByRole('link', { name: `View Details of ${title}` }).click()
    await expect(first.getByRole('heading', { name: title })).toBeVisible()
    await expect(first.getByText('1 remaining copy.')).toBeVisible()
    await expect(first.getByText('Obfuscation level')).toBeVisible()
    await expectUsable(first)
    await first.getByRole('button', { name: 'Purchase' }).click()
    await expect(first.getByText('Purchase Failed')).toBeVisible()
    await expect(first.getByText('Please log in to purchase')).toBeVisible()
    return first.url()
  })

  const used = await test.step('registering by a mailed link leads back to the card', async () => {
    await first.getByRole('link', { name: 'register or log in' }).click()
    await expect(first).toHaveURL(/fine-art\/register/)
    const link = await registerCollector(first, 'Quick Collector', quick)
    await expect(first).toHaveURL(cardUrl)
    expect(await first.evaluate(() => sessionStorage.getItem('collectorId'))).toBeTruthy()
    return link
  })

  const second = await openNewContext(browser, page)
  await test.step('while one collector pays, the other sees that the copy is held', async () => {
    await first.getByRole('button', { name: 'Purchase' }).click()
    await expect(first.getByText('Purchase Initiated')).toBeVisible()
    await expect(first.getByText('Proceed to PayPal to complete your purchase')).toBeVisible()
    await expect(first.getByText('No. 1')).toBeVisible()
    await expectUsable(first)
    await signInCollector(second, 'Slow Collector', slow)
    await second.goto(cardUrl)
    await waitForAnswers(second)
    await expect(second.getByText(/somebody is paying for it at this moment/)).toBeVisible()
    await second.getByRole('button', { name: 'Purchase' }).click()
    await expect(second.getByText('Purchase Failed')).toBeVisible()
    await expect(second.getByText(/being paid for by somebody else right now/)).toBeVisible()
  })

  const file = await test.step('the first collector pays and owns it', async () => {
    await payWithPaypal(first, quick)
    await expect(first).toHaveURL(/fine-art\/collection/, { timeout: 30_000 })
    await expect(first.getByRole('heading', { name: title })).toBeVisible()
    await expect(first.getByText('No. 1 of 1')).toBeVisible()
    const link = first.getByRole('link', { name: /Full resolution/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    await expectUsable(first)
    const address = new URL((await link.getAttribute('href')) ?? '', url).href
    const answer = await first.request.get(address)
    expect(answer.status()).toBe(200)
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width: 800, height: 900 })
    await first.getByRole('button', { name: 'Display' }).click()
    await expect(first.getByRole('dialog')).toBeVisible()
    await first.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(first.getByRole('dialog')).toBeHidden()
    return address
  })

  await test.step('the owner has a certificate that anybody can verify', async () => {
    const download = first.waitForEvent('download', { timeout: 40_000 })
    await first.getByRole('button', { name: /Certificate/ }).click()
    expect((await download).suggestedFilename()).toContain(title)
    await first.getByRole('link', { name: /^TMC-/ }).click()
    await expect(first.getByText('A valid certificate')).toBeVisible()
    await expectUsable(first)
    await first.getByLabel('Code').fill('TMC-0000-0000-0000-0000')
    await first.getByRole('button', { name: 'Verify' }).click()
    await expect(first.getByText('No card or certificate has this code.')).toBeVisible()
  })

  const desk = await openNewContext(browser, page)
  await test.step('the other collector sees Sold Out and gets no file, nor does anybody signed out', async () => {
    await second.reload()
    await expect(second.getByRole('button', { name: 'Sold Out' })).toBeDisabled()
    expect((await second.request.get(file)).status()).toBe(403)
    expect((await desk.request.get(file)).status()).toBe(401)
    await desk.goto(`${url}/fine-art/collection`)
    await expect(desk.getByText('Please log in to see it.')).toBeVisible()
    await desk.goto(`${url}/fine-art/card/00000000-0000-7000-8000-000000000000`)
    await expect(desk.getByText('Card not found').first()).toBeVisible()
  })

  await test.step('the owner signs in on another device by a mailed link', async () => {
    await desk.goto(`${url}/fine-art/register`)
    await desk.getByRole('tab', { name: 'Log in' }).click()
    const form = desk.getByRole('form', { name: 'Log in' })
    await form.getByLabel('Email').fill(quick)
    await form.getByRole('button', { name: 'Mail me a link' }).click()
    await expect(desk.getByText('Check your inbox')).toBeVisible()
    // The newest mail may still be the registration link, or a receipt without a link.
    await expect.poll(() => getLinkFromMail(quick), { timeout: 40_000 }).not.toBe(used)
    await desk.goto(await getLinkFromMail(quick))
    await desk.getByRole('button', { name: 'Enter the gallery' }).click()
    await expect(desk.getByText('Welcome to the gallery, Quick Collector.')).toBeVisible()
    await desk.goto(`${url}/fine-art/collection`)
    await expect(desk.getByRole('heading', { name: title })).toBeVisible()
    await desk.context().close()
  })
  await first.context().close()
  await second.context().close()
})
