import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Page, expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectNoHorizontalScroll, getCredentials, test } from '../support/fixtures.ts'

/** Serves a page of another site around this HTML, and calls `work` with its address. */
async function withForeignSite(html: string, work: (url: string) => Promise<void>): Promise<void> {
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A blog</title><h1>A blog</h1>${html}`,
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  try {
    await work(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  } finally {
    site.close()
  }
}

/** The HTML that the button of the page puts on the clipboard. */
async function copyPlayerCode(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy player code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a song’s player on another site plays its preview and leads to its page; no other page can be framed @phone', async ({
  page,
}) => {
  const { url } = getCredentials()
  const [song] = (
    (await (await page.request.get(`${url}/api/songs`)).json()) as {
      id: string
      title: string
      previewUrl: string | null
    }[]
  ).filter(({ previewUrl }) => previewUrl)
  const { id = '', title = '' } = song ?? {}
  await page.goto(url + paths.song.href(id))
  const code = await copyPlayerCode(page)
  const pageOfSong = url + paths.song.href(id)

  await withForeignSite(`${code}<iframe id="page" src="${pageOfSong}"></iframe>`, async (blog) => {
    await page.goto(blog)
    const player = page.frameLocator('iframe').first()
    await expect(player.getByRole('heading', { name: title })).toBeVisible()
    const button = player.getByRole('button', { name: `Play the preview of ${title}` })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const readTime = () => player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
    await expect.poll(readTime).toBeGreaterThan(0.5)
    await expectNoHorizontalScroll(page)
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    expect(await player.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true)

    const opened = page.waitForEvent('popup')
    await player.getByRole('link', { name: /Get a copy|Open on TuneMaker/ }).click()
    await expect(await opened).toHaveURL(pageOfSong)

    // Chromium puts its own page where it refuses to show one.
    const framed = await (await page.locator('#page').elementHandle())?.contentFrame()
    expect(framed?.url()).not.toContain('/songs/')
  })
})

test('an album’s player shows its songs and goes on from one to the next', async ({ page }) => {
  const { url } = getCredentials()
  const [album] = (await (await page.request.get(`${url}/api/albums`)).json()) as {
    id: string
    songs: { title: string }[]
  }[]
  const { id = '', songs = [] } = album ?? {}
  await page.goto(url + paths.album.href(id))
  await withForeignSite(await copyPlayerCode(page), async (blog) => {
    await page.goto(blog)
    const player = page.frameLocator('iframe')
    await expect(player.getByRole('listitem')).toHaveCount(songs.length)
    const buttons = player.getByRole('button')
    await buttons.first().click()
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true')
    const audio = player.locator('audio')
    await expect.poll(() => audio.evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(1)
    await audio.evaluate((sound: HTMLAudioElement) => {
      sound.currentTime = sound.duration - 0.1
    })
    await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(buttons.first()).toHaveAttribute('aria-pressed', 'false')
  })
})
