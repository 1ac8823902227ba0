import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { confirmFirstPlay, expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { buyCopy, issueKeymail } from '../support/sign-in.ts'

test('a fan’s home says what plays, what is new in the rooms and what was heard @phone', async ({
  page,
  request,
}, info) => {
  const { url } = getCredentials()
  await buyCopy(page, `fans.home.${info.project.name}@example.com`, await issueKeymail({ request }))
  const [room] = (await (await page.request.get(`${url}/api/green-room`)).json()) as { artistId: string }[]

  // The artist writes; whichever page the fan is on says that something waits.
  const text = `The bridge was written last, ${randomUUID()}.`
  await request.post(`${url}/api/green-room/${room?.artistId}/posts`, {
    multipart: { requestId: randomUUID(), text },
  })
  await page.goto(url + paths.browseMusic.href)
  const places = page.getByRole('navigation', { name: info.project.name === 'phone' ? 'Places' : 'Main' })
  await expect(places.getByRole('link', { name: /^Yours\D*\d+ new entr/ })).toBeVisible()

  await page.goto(url + paths.virtualBoombox.href)
  const news = page.getByRole('region', { name: 'New in your Green Rooms' })
  await expect(news.getByText(text)).toBeVisible()
  const heard = page.getByRole('region', { name: 'Recently played' })
  await expect(heard.getByText('What you play in this browser is listed here for 90 days.')).toBeVisible()
  await expectAccessible(page)

  await news.getByRole('listitem').filter({ hasText: text }).getByRole('link').click()
  await expect(page).toHaveURL(/private-green-room\?room=fan-/)
  await page.locator('main').getByRole('button', { name: 'Play', exact: true }).first().click()
  await confirmFirstPlay(page)
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLAudioElement>('body > audio')?.currentTime ?? 0))
    .toBeGreaterThan(0.2)

  // Within the application, so that the song goes on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Music Library' }).click()
  const playing = page.getByRole('region', { name: 'What’s playing' })
  await expect(playing.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(heard.getByRole('listitem')).toHaveCount(1)
  await heard.getByRole('button', { name: /^Pause/ }).click()
  await expect(playing.getByRole('button', { name: 'Play' })).toBeVisible()
  await heard.getByRole('button', { name: /^Play/ }).click()
  await expect(playing.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectAccessible(page)
})
