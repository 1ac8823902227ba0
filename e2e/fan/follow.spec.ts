import { expect } from '@playwright/test'
import { expectAccessible, getCredentials, getLinkFromMail, getMail, test } from '../support/fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test('a visitor follows an artist, hears of a release and ends it from the mail @phone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const { url } = getCredentials()
  const email = `follower.${Date.now()}@example.com`
  await signIn.artist({ request })
  const songs = (await (await request.get(`${url}/api/artist/songs`)).json()) as {
    id: string
    title: string
    artist: string
    status: string
  }[]
  const [song, second] = songs.filter(({ status }) => status === 'published')
  if (!song || !second) throw new Error('the demo artist has too few published songs')

  await test.step('follow the artist, wish for a song', async () => {
    await page.goto(`${url}/songs/${song.id}`)
    await page.getByRole('button', { name: 'Wish for it' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Write to me' }).click()
    await expect(dialog.getByText('Please type your email address.')).toBeVisible()
    await dialog.getByLabel('Your email address').fill(email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Write to me' }).click()
    await expect(dialog.getByRole('status')).toContainText('check your inbox')
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.goto(await getLinkFromMail(email))
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await expect(page.getByText(`We will write to ${email} about ${song.title}.`)).toBeVisible()

    await page.goto(`${url}/songs/${song.id}`)
    await page.getByRole('main').getByRole('link', { name: song.artist }).first().click()
    await page.getByRole('button', { name: `Follow ${song.artist}` }).click()
    await dialog.getByLabel('Your email address').fill(email)
    await dialog.getByRole('button', { name: 'Write to me' }).click()
    await expect(dialog.getByRole('status')).toBeVisible()
    const mail = await getMail(email, `when ${song.artist} releases something`)
    await page.goto(/https?:\/\/\S+confirm-follow\?token=[\w-]+/.exec(mail.text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Yes, write to me' }).click()
    await expect(page.getByText(`We will write to ${email} about ${song.artist}.`)).toBeVisible()
  })

  const title = `Ports of call ${Date.now()}`
  await test.step('the artist releases an album, and the mail leads to it', async () => {
    const created = await request.post(`${url}/api/artist/albums`, {
      data: { title, songIds: [song.id, second.id], price: 900, copies: 5 },
    })
    expect(created.ok()).toBe(true)
    const { text, subject } = await getMail(email, title)
    expect(subject).toBe(`New: “${title}” by ${song.artist}`)
    await page.goto(/https?:\/\/\S+albums\/[\w-]+/.exec(text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goto(/https?:\/\/\S+notifications\?token=[\w-]+/.exec(text)?.[0] ?? '')
  })

  await test.step('everything in one place, ended without signing in', async () => {
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Stop writing about ${song.title}` }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: `Stop writing about ${song.artist}` }).click()
    await expect(page.getByText('This address follows nothing')).toBeVisible()
  })
})
