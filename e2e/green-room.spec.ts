import { type Browser, type Page, expect } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '#frontend/lib/paths.ts'
import {
  buildWav,
  confirmFirstPlay,
  expectAccessible,
  getLinkFromMail,
  payWithPaypal,
  test,
  getCredentials,
  openPhone,
} from './support/fixtures.ts'
import { buyCopy, issueKeymail } from './support/sign-in.ts'

// A picture of 8 by 8 pixels.
const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a92f18' } })
  .png()
  .toBuffer()

/** Excludes the button that PayPal labels itself. */
const expectScreenAccessible = (page: Page) => expectAccessible(page, { exclude: 'paypal-button' })

async function openAsHolder(browser: Browser, code: string, payer: string): Promise<Page> {
  const fan = await openPhone(browser)
  await buyCopy(fan, payer, code)
  await fan.goto(getCredentials().url + paths.privateGreenRoom.href)
  return fan
}

test('the Green Room updates live at the artist’s desk and on a fan’s phone', async ({
  page: artist,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const { url } = getCredentials()
  const mark = `${info.project.name} ${Date.now() % 100_000}`
  const fan = await openAsHolder(browser, await issueKeymail(artist), `room.${info.project.name}@example.com`)
  await artist.goto(`${url}/private-green-room`)
  await expect(artist.getByRole('heading', { name: 'Backstage chats' })).toBeVisible()

  await test.step('a holder chooses a name and writes; the artist sees it immediately and replies', async () => {
    await fan.getByRole('button', { name: 'Change' }).click()
    await fan.getByRole('dialog').getByLabel('Name').fill(`Listener ${mark}`)
    await fan.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(fan.getByText(`You are Listener ${mark}`)).toBeVisible()
    await fan.getByLabel('Your message').fill(`Hello from ${mark} <b>not bold</b>`)
    await fan.getByLabel('Your message').press('Enter')
    const heard = artist.getByRole('log').getByText(`Hello from ${mark} <b>not bold</b>`)
    await expect(heard).toBeVisible()
    await artist.getByLabel('Your message').fill(`Welcome, ${mark}`)
    await artist.getByRole('button', { name: 'Send' }).click()
    await expect(fan.getByRole('log').getByText(`Welcome, ${mark}`)).toBeVisible()
  })

  await test.step('an unsent message is kept, and sent once on retry', async () => {
    await fan.route('**/messages', (route) => route.abort(), { times: 1 })
    await fan.getByLabel('Your message').fill(`Stubborn ${mark}`)
    await fan.getByLabel('Your message').press('Enter')
    await fan.getByRole('button', { name: 'Try again' }).click()
    await expect(artist.getByRole('log').getByText(`Stubborn ${mark}`)).toHaveCount(1)
    await expect(fan.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  await test.step('private messages are in the private tab', async () => {
    await fan.getByRole('tab', { name: /^Only/ }).click()
    await fan.getByLabel('Your message').fill(`Between us ${mark}`)
    await fan.getByLabel('Your message').press('Enter')
    await expect(artist.getByRole('tab', { name: /Private.*new/ })).toBeVisible()
    await artist.getByRole('tab', { name: /Private/ }).click()
    await artist.getByRole('button', { name: new RegExp(`Listener ${mark}`) }).click()
    await expect(artist.getByRole('log').getByText(`Between us ${mark}`)).toBeVisible()
    await fan.getByRole('tab', { name: 'Everybody' }).click()
  })

  await test.step('a photo and a voice note appear on both walls, and the photo opens in a dialog', async () => {
    const form = fan.getByRole('form', { name: 'Post to the room' })
    await form.getByLabel('Post something').fill(`A picture ${mark}`)
    await form
      .locator('input[type=file][accept^=image]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    await form.getByRole('button', { name: 'Voice note' }).click()
    await form
      .locator('input[type=file][accept^=audio]')
      .setInputFiles({ name: 'note.wav', mimeType: 'audio/wav', buffer: buildWav(2, 91) })
    await form.locator('button[type=submit]').click()
    const post = artist.getByRole('article').filter({ hasText: `A picture ${mark}` })
    await expect(post).toBeVisible({ timeout: 15_000 })
    await expect.poll(() => post.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(8)
    await post.getByRole('button', { name: /^Photo 1 of 1/ }).click()
    await expect(artist.getByRole('dialog').locator('img')).toBeVisible()
    await artist.keyboard.press('Escape')
    await post.getByRole('button', { name: /^Play/ }).click()
    await expect
      .poll(() => post.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime))
      .toBeGreaterThan(0.2)
  })

  await test.step('the room is accessible and does not scroll sideways', async () => {
    await expectScreenAccessible(artist)
    await expectScreenAccessible(fan)
  })

  await test.step('the artist deletes the post, then the message: both disappear immediately for everybody', async () => {
    const post = artist.getByRole('article').filter({ hasText: `A picture ${mark}` })
    await post.getByRole('button', { name: 'Delete' }).click()
    await artist.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(fan.getByRole('article').filter({ hasText: `A picture ${mark}` })).toHaveCount(0)
    await artist.getByRole('tabpanel').getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(fan.getByText('The artist has muted you in this room. You can still read and listen.')).toBeVisible()
    await expect(fan.getByLabel('Your message')).toHaveCount(0)
    await artist.getByRole('button', { name: 'Unmute' }).click()
    await expect(fan.getByLabel('Your message')).toBeVisible()
  })

  await test.step('the library is bought in the room and resumes the copy where playback stopped', async () => {
    await fan.getByRole('link', { name: 'Digital Music Library' }).click()
    await expect(fan.getByText('$9.95').first()).toBeVisible()
    await expectScreenAccessible(fan)
    await payWithPaypal(fan, `room.${info.project.name}@example.com`)
    await expect(fan.getByText('Library Activated!').first()).toBeVisible({ timeout: 30_000 })
    const boombox = fan.getByRole('region', { name: 'Boombox' })
    await boombox.getByRole('button', { name: 'Play', exact: true }).click()
    await confirmFirstPlay(fan)
    const time = () => fan.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0)
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(1)
    await boombox.getByRole('button', { name: 'Shuffle' }).click()
    await expect(boombox.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true')
    await expectScreenAccessible(fan)
    await fan.reload()
    await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(1)
    await expect(boombox.getByRole('button', { name: 'Shuffle' })).toHaveAttribute('aria-pressed', 'true')
  })
  await fan.context().close()
})

test('a voice note is recorded in the browser and played by others', async ({ page, browser }) => {
  await issueKeymail(page)
  // A fake microphone: a single tone generated in the page.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext()
      const tone = new OscillatorNode(context, { frequency: 330 })
      const stream = context.createMediaStreamDestination()
      tone.connect(stream)
      tone.start()
      return Promise.resolve(stream.stream)
    }
  })
  await page.goto(`${getCredentials().url}/private-green-room`)
  const form = page.getByRole('form', { name: 'Post to the room' })
  const words = `Recorded here, ${Date.now()}`
  await form.getByLabel('Post something').fill(words)
  await form.getByRole('button', { name: 'Voice note' }).click()
  await form.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(form.getByRole('timer')).toHaveText(/0:01|0:02/, { timeout: 10_000 })
  await form.getByRole('button', { name: 'Stop' }).click()
  await expect(form.getByRole('button', { name: /^Play: your voice note/ })).toBeVisible()
  await form.locator('button[type=submit]').click()
  const post = page.getByRole('article').filter({ hasText: words })
  await expect(post).toBeVisible({ timeout: 15_000 })
  await post.getByRole('button', { name: /^Play/ }).click()
  await expect
    .poll(() => post.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime))
    .toBeGreaterThan(0.2)
  expect(browser.isConnected()).toBe(true)
})

test('the showcase plays 30 seconds for everybody', async ({ page }) => {
  const { url } = getCredentials()
  await page.goto(`${url}/public-showcase`)
  await expect(page.getByRole('heading', { name: 'Coming Soon' })).toBeVisible()
  const song = page.getByRole('button', { name: /^Hear 30 seconds of/ }).first()
  await expect(song).toBeVisible({ timeout: 60_000 })
  const preview = page.waitForResponse(/\/preview$/)
  await song.click()
  expect([200, 206]).toContain((await preview).status())
  await expect(page.getByRole('button', { name: /^Pause/ }).first()).toBeVisible()
  await expectScreenAccessible(page)
  await page.getByRole('searchbox').fill('marg')
  await expect(page).toHaveURL(/q=marg/)
  await expect(page.getByText(/for “marg”/)).toBeVisible()
  await page.getByRole('searchbox').fill('nothing has this name')
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  for (const [name, path] of [
    ['Upload Songs', /upload-songs|g-key-login/],
    ['Members Workshop', /members-workshop|g-key-login/],
  ] as const) {
    await page.goto(`${url}/public-showcase`)
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

test('before you go: a poster, a message, and a newsletter that is confirmed and cancelled by mail @phone', async ({
  page,
}, info) => {
  const { url } = getCredentials()
  const email = `visitor.${info.project.name}@example.com`
  await page.goto(`${url}/visitor-information`)
  await page.getByRole('main').getByRole('link', { name: 'Before you go' }).click()
  await expect(page).toHaveURL(/before-you-go/)
  const poster = page.getByRole('article', { name: 'Revolutionary' })
  await poster.getByRole('button', { name: /Download/ }).click()
  await expect(page.getByText('Please enter your email address first.')).toBeVisible()
  await page.getByRole('form', { name: 'Your address' }).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await poster.getByRole('button', { name: /Download/ }).click()
  expect((await download).suggestedFilename()).toBe('tunemaker-revolutionary.png')
  await expect(poster.getByRole('button', { name: /Downloaded!/ })).toBeVisible()
  await expectScreenAccessible(page)
  await page.getByRole('radio', { name: 'Very good' }).check({ force: true })
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()

  await page.goto(await getLinkFromMail(email))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
  await expectScreenAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('This link no longer opens anything')).toBeVisible()

  await page.goto(`${url}/visitor-information`)
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email').fill(`hub.${email}`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you. Please check your inbox and click the link to join the list.')).toBeVisible()
})
