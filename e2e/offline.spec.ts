import { type Page, expect } from '@playwright/test'
import { expectNoHorizontalScroll, getCredentials, payWithPaypal, test } from './support/fixtures.ts'
import { getUnredeemedKeymail } from './support/sign-in.ts'

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('without a connection a call fails with a sentence, and what is on the page stays', async ({ page, context }) => {
  const { url } = getCredentials()
  const { code } = await getUnredeemedKeymail(page)
  await page.goto(`${url}/redeem-keymail?code=${code}`)
  const validate = page.getByRole('button', { name: 'Validate Keymail' })
  await expect(validate).toBeVisible()
  await context.setOffline(true)
  await validate.click()
  await expect(
    page.getByText('We could not reach TuneMaker. Your code is untouched; please try again.').first(),
  ).toBeVisible()
  await expect(validate).toBeEnabled()
  await expect(page.getByLabel('Keymail code')).toHaveValue(code)
  await expect(header(page)).toBeVisible()
  await context.setOffline(false)
  await validate.click()
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible()
})

test('a page that was not loaded says so within the frame, and comes by itself with the connection @phone', async ({
  page,
  context,
}) => {
  await page.goto(`${getCredentials().url}/contact-us`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Our Staff' }).click()
  await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toBeVisible()
  await expect(page).toHaveURL(/our-staff/)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(header(page)).toBeVisible()

  await test.step('a page that was loaded still opens', async () => {
    await page.getByRole('link', { name: 'Contact Us' }).first().click()
    await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toHaveCount(0)
    await expect(page).toHaveURL(/contact-us/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toBeVisible()
  })

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Our Staff', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a page that was not loaded because we could not be reached comes by itself, too', async ({ page, context }) => {
  await page.goto(`${getCredentials().url}/contact-us`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The browser believes that it is online.
  await context.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: 'Our Staff' }).click()
  await expect(page.getByRole('heading', { name: 'This page has not loaded yet' })).toBeVisible()
  await context.unroute('**/*')
  await expect(page.getByRole('heading', { name: 'Our Staff', level: 1 })).toBeVisible()
})

test('what could not be fetched is fetched when the connection returns', async ({ page, context }) => {
  await page.goto(`${getCredentials().url}/browse-music`)
  await expect(page.getByRole('link', { name: /^Buy copy/ }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('a')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('a song that plays goes on without a connection @phone', async ({ page, context }) => {
  const { url } = getCredentials()
  const songs = (await (await page.request.get(`${url}/api/songs`)).json()) as { id: string; durationMs: number }[]
  // A preview is half a song at most; those that other tests uploaded are too short.
  const song = songs.find(({ durationMs }) => durationMs >= 14_000)
  await page.goto(`${url}/songs/${song?.id ?? ''}`)
  await page.getByRole('button', { name: /^play/i }).first().click()
  const getPosition = () =>
    page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0)
  await expect.poll(getPosition).toBeGreaterThan(0.5)
  // What has arrived is what can be played.
  const getBuffered = () =>
    page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.buffered.end(0) ?? 0)
  await expect.poll(getBuffered).toBeGreaterThan((await getPosition()) + 3)
  await context.setOffline(true)
  const before = await getPosition()
  await expect.poll(getPosition).toBeGreaterThan(before + 1)
  await expect(header(page)).toBeVisible()
})

test('a reload while PayPal’s window is open: what was approved there is found again and delivered', async ({
  page,
}) => {
  // On a phone PayPal opens within the page.
  const { url } = getCredentials()
  const { code } = await getUnredeemedKeymail(page)
  await page.goto(`${url}/redeem-keymail?code=${code}`)
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  const button = page.locator('paypal-button')
  await expect(button).not.toHaveAttribute('disabled')
  const opened = page.waitForEvent('popup')
  await button.click()
  const popup = await opened
  const approve = popup.getByRole('button', { name: /^approve/i }).first()
  await expect(approve).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Is PayPal’s window still open/)).toBeVisible()
  await expectNoHorizontalScroll(page)
  await approve.click()
  await page.bringToFront()
  await expect(page).toHaveURL(/private-green-room/, { timeout: 30_000 })
})

test('two tabs of one buyer: the second is told that it is theirs already and let in', async ({ page, context }) => {
  const { url } = getCredentials()
  const { code } = await getUnredeemedKeymail(page)
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(`${url}/redeem-keymail?code=${code}`)
    await tab.getByRole('button', { name: 'Validate Keymail' }).click()
    await expect(tab.locator('paypal-button')).not.toHaveAttribute('disabled')
  }
  await payWithPaypal(page, 'two.tabs@example.com')
  await expect(page).toHaveURL(/private-green-room/, { timeout: 30_000 })
  await second.bringToFront()
  await second.locator('paypal-button').click()
  await expect(second.getByText('This is already yours; come in.').first()).toBeVisible()
  await expect(second.getByText('somebody else')).toHaveCount(0)
  await expectNoHorizontalScroll(second)
  await second.getByRole('link', { name: 'Enter the Green Room' }).click()
  await expect(second).toHaveURL(/private-green-room/)
})
