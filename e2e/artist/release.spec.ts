import { expect, type Page } from '@playwright/test'
import { paths } from '#frontend/lib/paths.ts'
import { buildPicture } from '#testing/builders/media'
import { queryDatabase } from '../support/database.ts'
import { buildWav, expectAccessible, getCredentials, openNewContext, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('an artist’s own cover is shown and can be taken off; what the artist writes is kept unsaved, shown, and can be undone @phone', async ({
  page,
}) => {
  const { url } = getCredentials()
  await signIn.artist(page)
  await page.goto(url + paths.uploadSongs.href)
  const list = page.locator('#your-songs').getByRole('listitem')
  const dialog = page.getByRole('dialog')

  await test.step('the cover', async () => {
    const song = list.last()
    const title = await song.getByRole('heading').innerText()
    const drawn = await song.locator('img').first().getAttribute('src')
    await song.getByRole('button', { name: /^Change the cover of/ }).click()
    const file = dialog.locator('input[type=file]')
    await file.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
    await expect(dialog.getByText('This file is not a picture that we can read.')).toBeVisible()
    await file.setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await buildPicture('png') })
    await expect(dialog.getByRole('img', { name: 'Your cover' })).toHaveAttribute('src', /^\/api\/covers\//)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const songs = (await (await page.request.get(`${url}/api/artist/songs`)).json()) as {
      id: string
      title: string
      coverUrl: string | null
    }[]
    const { id = '', coverUrl } = songs.find((each) => each.coverUrl !== null) ?? {}
    await page.goto(url + paths.song.href(id))
    await expect(page.locator('main img').first()).toHaveAttribute('src', `${coverUrl}?size=large`)
    await page.getByRole('button', { name: /^Play the preview of/ }).click()
    await expect(page.getByRole('region', { name: 'Now playing' }).locator('img')).toHaveAttribute(
      'src',
      coverUrl ?? '',
    )

    await page.goto(url + paths.uploadSongs.href)
    await page
      .getByRole('button', { name: new RegExp(`^Change the cover of ${title}`, 'i') })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Back to the drawn cover' }).click()
    await expect(dialog.getByRole('img', { name: 'The drawn cover' })).toHaveAttribute('src', drawn ?? '')
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('story, lyrics and credits', async () => {
    const song = list.first()
    await song.getByRole('link', { name: /^Story, lyrics and credits: / }).click()
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
    await page.getByRole('link', { name: 'View its page' }).click()

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
})

/** Uploads a recording as a draft, with a credit that need not be paid for. Returns the song's and its edition's id. */
async function uploadDraft(page: Page, songTitle: string): Promise<{ id: string; editionId: string }> {
  const { url } = getCredentials()
  const { id } = (await (await page.request.get(`${url}/api/artist/profile`)).json()) as { id: string }
  await queryDatabase(
    `INSERT INTO upload_credits AS c (artist_id, credits) VALUES ($1, 1)
     ON CONFLICT (artist_id) DO UPDATE SET credits = c.credits + 1`,
    [id],
  )
  const upload = await page.request.post(`${url}/api/songs/upload`, {
    multipart: {
      songTitle,
      price: '5.00',
      copyrightHolders: 'Minobe Kanae',
      contact: 'kanae@example.com',
      copies: '20',
      draft: 'true',
      audioFile: {
        name: 'draft.wav',
        mimeType: 'audio/wav',
        buffer: buildWav(6, songTitle.length + (Date.now() % 5_000)),
      },
    },
  })
  expect(upload.status(), await upload.text()).toBe(201)
  return (await upload.json()) as { id: string; editionId: string }
}

test('a song off sale says so on its page and sells no copy until it is back @phone', async ({ page, browser }) => {
  const { url } = getCredentials()
  await signIn.artist(page)
  const title = `Lighthouse ${Date.now()}`
  const { id, editionId } = await uploadDraft(page, title)
  await page.request.put(`${url}/api/artist/editions/${editionId}/open-sale`, { data: { copies: 5 } })
  await page.request.patch(`${url}/api/artist/editions/${editionId}`, { data: { state: 'published' } })
  const visitor = await openNewContext(browser, page)
  await visitor.goto(url + paths.song.href(id))
  await expect(visitor.getByRole('link', { name: `Buy copy: ${title}` })).toBeVisible()

  await page.goto(url + paths.workshopReleases.href)
  await page.getByRole('button', { name: `Take off sale: ${title}` }).click()
  await expect(page.getByRole('button', { name: `Put back on sale: ${title}` })).toBeVisible()

  await visitor.reload()
  await expect(visitor.getByText('Off sale', { exact: true })).toBeVisible()
  await expect(visitor.getByText('sells no new copies for now')).toBeVisible()
  await expect(visitor.getByRole('link', { name: `Buy copy: ${title}` })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Redeem a Keymail' })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.goto(url + paths.buyCopy.href(editionId))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Off sale' })).toBeVisible()
  await visitor.goBack()

  await page.getByRole('button', { name: `Put back on sale: ${title}` }).click()
  await expect(page.getByRole('button', { name: `Take off sale: ${title}` })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: `Buy copy: ${title}` })).toBeVisible()
})
