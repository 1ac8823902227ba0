import { expect } from '@playwright/test'
import {
  buildRegistration,
  buildWav,
  expectNoHorizontalScroll,
  expectPublished,
  expectToPlay,
  getLinkFromMail,
  openNewContext,
  payWithPaypal,
  sha256,
  test,
  getCredentials,
  openPhone,
} from './support/fixtures.ts'
import { getUnredeemedKeymail } from './support/sign-in.ts'

test('from the G-Key to a fan who plays the exact file, on a phone and at a desk', async ({ page, browser }, info) => {
  const { url, gKeys } = getCredentials()
  const song = `Lantern ${info.project.name} ${Date.now() % 100_000}`
  const wav = buildWav(6, info.project.name.length * 17)
  const payer = `fan.${Date.now()}@example.com`

  await test.step('the artist signs in with a G-Key', async () => {
    await page.goto(`${url}/g-key-login`)
    await page.getByLabel('G-Key ID').fill(gKeys.production[0] ?? '')
    await page.getByRole('button', { name: 'Access Green Room' }).click()
    await expect(page).toHaveURL(/members-workshop/)
  })

  await test.step('uploads a recording as an edition of 100', async () => {
    await page.goto(`${url}/upload-songs`)
    const form = page.getByRole('form', { name: 'Upload a song' })
    await form.getByLabel('Song title').fill(song)
    const files = form.locator('input[type=file]')
    await files.nth(0).setInputFiles({ name: 'lantern.wav', mimeType: 'audio/wav', buffer: wav })
    await form.getByLabel('Number of copies').fill('100')
    await form.getByLabel('Copyright holders').fill('Inês Marques Calhau')
    await files.nth(1).setInputFiles({
      name: 'proof.pdf',
      mimeType: 'application/pdf',
      buffer: await buildRegistration(song, 'Inês Marques Calhau'),
    })
    await form.getByLabel('Contact').fill('artist@example.com')
    await form.getByLabel(/SSN/).fill('12345')
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    await form
      .getByRole('button', { name: /upload/i })
      .last()
      .click()
    await expect(page.getByText('Upload Successful')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(song).first()).toBeVisible()
    await expectPublished(page, song)
  })

  const code = await test.step('issues a Keymail', async () => {
    await page.goto(`${url}/members-workshop`)
    await page.getByLabel('Song', { exact: true }).selectOption({ label: `${song} (100 of 100 not issued)` })
    await page.getByRole('button', { name: 'Create Keymail' }).click()
    const toast = page.getByText(/Generated: TM-\d{8}-[A-Z0-9]{8}/)
    await expect(toast).toBeVisible()
    return /TM-\d{8}-[A-Z0-9]{8}/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
  })

  const fan = await openPhone(browser)
  await test.step('a fan pays the artist and enters', async () => {
    await fan.goto(`${url}/fan-visitor-choice`)
    await fan.getByRole('link', { name: /I'm a Fan|I’m a Fan/ }).click()
    await fan.getByLabel('Keymail code').fill(code.toLowerCase())
    await expect(fan.getByLabel('Keymail code')).toHaveValue(code)
    await fan.getByRole('button', { name: 'Validate Keymail' }).click()
    await expect(fan.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible()
    await expect(fan.getByText('No. 1 of 100').first()).toBeVisible()
    await expectNoHorizontalScroll(fan)
    await payWithPaypal(fan, payer)
    await expect(fan).toHaveURL(/private-green-room/, { timeout: 30_000 })
  })

  await test.step('and plays exactly the uploaded file', async () => {
    await expect(fan.getByText(song).first()).toBeVisible()
    await expectToPlay(fan.locator('main'), fan)
    const source = await fan.locator('body > audio').getAttribute('src')
    const answer = await fan.request.get(new URL(source ?? '', url).href)
    expect(sha256(await answer.body())).toBe(sha256(wav))
  })

  await test.step('a used code does not work for anybody else', async () => {
    const other = await openNewContext(browser, page)
    await other.goto(`${url}/redeem-keymail?code=${code}`)
    await other.getByRole('button', { name: 'Validate Keymail' }).click()
    await expect(other.getByText('Invalid Keymail code. Please check your code and try again.').first()).toBeVisible()
    await other.context().close()
  })

  await test.step('the fan signs in on another device', async () => {
    const desk = await openNewContext(browser, page)
    await desk.goto(`${url}/redeem-keymail?code=${code}`)
    await desk.getByRole('button', { name: 'Mail me a sign-in link' }).click()
    await expect(desk.getByText(/sign-in link is on its way/)).toBeVisible()
    await desk.goto(await getLinkFromMail(payer))
    await desk.getByRole('button', { name: 'Enter your Green Room' }).click()
    await expect(desk).toHaveURL(/private-green-room/)
    await expect(desk.getByText(song).first()).toBeVisible()
    await expectToPlay(desk.locator('main'), desk)
    await desk.context().close()
  })

  await test.step('reload and the back button change nothing', async () => {
    await fan.reload()
    await expect(fan.getByText(song).first()).toBeVisible()
    await fan.context().close()
  })
})

test('a declined payment costs nothing, and the same Keymail can be paid again', async ({ page }) => {
  const { url } = getCredentials()
  const { code } = await getUnredeemedKeymail(page)
  await page.goto(`${url}/redeem-keymail?code=${code}`)
  await page.getByRole('button', { name: 'Validate Keymail' }).click()
  await expect(page.locator('paypal-button')).toBeVisible()
  const popup = page.waitForEvent('popup').catch(() => undefined)
  await page.locator('paypal-button').click()
  const desk = await Promise.race([
    popup,
    page
      .locator('iframe[src*="checkoutnow"]')
      .waitFor()
      .then(() => undefined),
  ])
  const approval = desk ?? page.frameLocator('iframe[src*="checkoutnow"]')
  await approval.getByRole('button', { name: /decline/i }).click()
  await expect(page.getByText(/declined the payment/).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('paypal-button')).toBeVisible()
})
