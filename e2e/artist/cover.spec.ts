import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { buildPicture } from '#testing/builders/media'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('an artist’s own cover is on the song’s page and in the player, and can be taken off again @phone', async ({
  page,
}) => {
  await signIn.artist(page)
  await page.goto(getCredentials().url + paths.uploadSongs.href)
  const song = page.locator('#your-songs').getByRole('listitem').last()
  const title = await song.getByRole('heading').innerText()
  const drawn = await song.locator('img').first().getAttribute('src')
  await song.getByRole('button', { name: /^Change the cover of/ }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
  await expect(dialog.getByText('This file is not a picture that we can read.')).toBeVisible()
  await file.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await buildPicture('png') })
  await expect(dialog.getByRole('img', { name: 'Your cover' })).toHaveAttribute('src', /^\/api\/covers\//)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const songs = (await (await page.request.get(`${getCredentials().url}/api/artist/songs`)).json()) as {
    id: string
    title: string
    coverUrl: string | null
  }[]
  const { id = '', coverUrl } = songs.find((each) => each.coverUrl !== null) ?? {}
  await page.goto(getCredentials().url + paths.song.href(id))
  await expect(page.locator('main img').first()).toHaveAttribute('src', `${coverUrl}?size=large`)
  await page.getByRole('button', { name: /^Play the preview of/ }).click()
  await expect(page.getByRole('region', { name: 'Now playing' }).locator('img')).toHaveAttribute('src', coverUrl ?? '')

  await page.goto(getCredentials().url + paths.uploadSongs.href)
  await page
    .getByRole('button', { name: new RegExp(`^Change the cover of ${title}`, 'i') })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Back to the drawn cover' }).click()
  await expect(dialog.getByRole('img', { name: 'The drawn cover' })).toHaveAttribute('src', drawn ?? '')
})
