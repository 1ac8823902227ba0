import { expect } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { expectAccessible, getCredentials, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('what an artist writes about a song is kept while it is not saved, shown on its page, and can be undone @phone', async ({
  page,
}) => {
  const { url } = getCredentials()
  await signIn.artist(page)
  await page.goto(url + paths.uploadSongs.href)
  const song = page.locator('#your-songs').getByRole('listitem').first()
  await song.getByRole('link', { name: /^Story, lyrics and credits of/ }).click()
  await expect(page.getByRole('form', { name: /^Details of/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Lyrics').fill('港の灯り\nゆれる')
  await page.getByLabel('Language of the song').selectOption('ja')
  await page.getByLabel('Genre').selectOption('Folk')
  await page.getByLabel('Credits').fill('Violin: Ada North\nMixed at home')
  await page.getByLabel('ISRC').fill('nonsense')
  await page.reload()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('ISRC')).toBeFocused()
  await expect(page.getByText('An ISRC has twelve characters')).toBeVisible()
  await page.getByLabel('ISRC').fill('us-rc1-76-07839')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'See its page' }).click()

  const words = page.getByRole('region', { name: 'About this release' })
  await expect(words.getByText('港の灯り')).toHaveAttribute('lang', 'ja')
  await expect(words.getByText('US-RC1-76-07839')).toBeVisible()
  await expect(words.getByText('Violin')).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await page.getByLabel('Genre').selectOption('Jazz')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Genre')).toHaveValue('Folk')
})
