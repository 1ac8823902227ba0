import { type Page, expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { confirmFirstPlay, expectAccessible, getCredentials, test } from './support/fixtures.ts'
import { buyCopy } from './support/sign-in.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Now playing' })

/** Whether the sound of the page has gone on since the last call, and whether it was ever loaded anew. */
async function expectSoundGoesOn(page: Page): Promise<void> {
  const read = () =>
    page.evaluate(() => {
      const [audio, ...others] = document.querySelectorAll<HTMLAudioElement>('body > audio')
      const { gaps = 0 } = globalThis as { gaps?: number }
      return { at: audio?.currentTime ?? 0, paused: audio?.paused, others: others.length, gaps }
    })
  const before = await read()
  // It repeats, so the position may begin again.
  await expect.poll(async () => (await read()).at).not.toBe(before.at)
  expect(await read()).toMatchObject({ paused: false, others: 0, gaps: 0 })
}

/** Counts what interrupts the sound: a pause other than at the end, and loading anew. */
const watchForGaps = (page: Page) =>
  page.evaluate(() => {
    const counter = globalThis as { gaps?: number }
    counter.gaps = 0
    const audio = document.querySelector<HTMLAudioElement>('body > audio')
    audio?.addEventListener('emptied', () => (counter.gaps = (counter.gaps ?? 0) + 1))
    audio?.addEventListener('pause', () => audio.ended || (counter.gaps = (counter.gaps ?? 0) + 1))
  })

test('a preview plays through ten pages, and is there after a reload @phone', async ({ page }) => {
  await page.goto(getCredentials().url + paths.browseMusic.href)
  await page
    .getByRole('button', { name: /^Hear 30 seconds of/ })
    .first()
    .click()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Queue' }).click()
  const repeat = page.getByRole('dialog').getByRole('button', { name: /^Repeat/ })
  await repeat.click()
  await repeat.click()
  await expect(repeat).toHaveText('Repeat: this song')
  await page.keyboard.press('Escape')
  await watchForGaps(page)

  await test.step('ten pages', async () => {
    const footer = page.getByRole('contentinfo')
    const names = ['Our Staff', 'Contact Us', 'Fine Art', 'Verify a Copy', 'Advertising', 'Privacy Policy']
    for (const name of [...names, 'Terms of Service', 'Request a Correction', 'How It Works', 'Music Library']) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectSoundGoesOn(page)
    }
    expect(await page.title()).toMatch(/^▶ .+ · TuneMaker$/)
    await expectAccessible(page)
  })

  await test.step('nothing at the bottom is covered', async () => {
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const [link, player] = [await last.boundingBox(), await bar(page).boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(player?.y ?? 0)
  })

  await test.step('a reload keeps song and place, paused', async () => {
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0))
      .toBeGreaterThan(1)
    await bar(page).getByRole('button', { name: 'Pause' }).click()
    const at = await page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0)
    await page.reload()
    await expect(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.paused)).toBe(true)
    await bar(page).getByRole('button', { name: 'Play', exact: true }).click()
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0))
      .toBeGreaterThan(at)
  })

  await test.step('and closing it stops the sound', async () => {
    await bar(page).getByRole('button', { name: 'Close the player' }).click()
    await expect(bar(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.paused)).toBe(true)
  })
})

test('the first play of a copy is agreed to, a preview and a copy never sound together, signing out ends it', async ({
  page,
}) => {
  await buyCopy(page, 'player.listener@example.com')
  await page.goto(getCredentials().url + paths.privateGreenRoom.href)
  await page.locator('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Play this copy?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Not now' }).click()
  expect(await page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.paused)).toBe(true)
  await page.locator('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await confirmFirstPlay(page)
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  const copy = await page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.getAttribute('src'))
  expect(copy).toMatch(/\/audio$/)

  // Within the application: a reload would pause.
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await page.getByRole('link', { name: 'Listen' }).first().click()
  await page
    .getByRole('button', { name: /^Hear 30 seconds of/ })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.getAttribute('src')))
    .toMatch(/\/preview$/)
  expect(await page.locator('body > audio').count()).toBe(1)

  await page.goto(getCredentials().url + paths.privateGreenRoom.href)
  await page.locator('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.request.delete(`${getCredentials().url}/api/session`)
  await page.goto(getCredentials().url + paths.contactUs.href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
