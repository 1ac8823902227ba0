import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { config } from '#platform/config'
import { db, sql } from '#platform/database'
import { aSong, anArtist } from '#testing/builders'
import { Browser, serverOrigin, withServer } from '#testing/server'
import { describePage } from './describe-page.ts'

withServer()

const browser = new Browser()
const embed = (url: string, more: Record<string, string> = {}) =>
  browser.get(`/api/oembed?${new URLSearchParams({ url, ...more })}`)
const picture = async (page: string) => {
  const answer = await fetch(`${serverOrigin()}/api/share-image?${new URLSearchParams({ page })}`)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a shared song says its title, artist, price and how many copies are left', async () => {
  const { artist } = await anArtist({ stageName: 'Nora Vale' })
  const song = await aSong(artist, { title: 'Harbour Lights', copies: 25, priceCents: 123_450 })
  const head = await describePage(`/songs/${song.id}`)
  expect(head).toContain('<title>Harbour Lights by Nora Vale · TuneMaker</title>')
  expect(head).toContain(
    '<meta property="og:description" content="An edition of 25 copies, 25 left, $1,234.50 each, paid straight to Nora Vale." />',
  )
  expect(head).toContain(`<meta property="og:url" content="${config.PUBLIC_URL}/songs/${song.id}" />`)
  expect(head).toContain('application/json+oembed')
})

test('what an artist named a song is text, never markup', async () => {
  const { artist } = await anArtist({ stageName: '"><script>alert(1)</script>' })
  const song = await aSong(artist, { title: `</title><img src=x onerror=alert(1)> $& $'` })
  const head = await describePage(`/songs/${song.id}`)
  expect(head).not.toMatch(/<script|<img|<\/title><img/)
  expect(head).toContain('&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt; $&amp; $')
})

test('a song that is not published and a page that is not there say what the house says', async () => {
  const { artist } = await anArtist()
  const song = await aSong(artist, { title: 'Not for sale yet' })
  await sql(db, `UPDATE songs SET state = 'declined' WHERE id = $1`, [song.id])
  const house = await describePage('/home')
  expect(house).toContain('<title>TuneMaker: songs in limited editions</title>')
  for (const path of [`/songs/${song.id}`, '/songs/not-an-id', `/songs/${crypto.randomUUID()}`]) {
    expect((await describePage(path)).replaceAll(path, '/home')).toBe(house)
  }
})

describe('oEmbed', () => {
  test('answers for a song and an artist, with the picture that the page names', async () => {
    const { artist } = await anArtist({ stageName: 'Nora Vale' })
    const song = await aSong(artist, { title: 'Harbour Lights' })
    const { status, body } = await embed(`${config.PUBLIC_URL}/songs/${song.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: '1.0',
      type: 'link',
      title: 'Harbour Lights by Nora Vale',
      author_name: 'Nora Vale',
      author_url: `${config.PUBLIC_URL}/artists/${artist.id}`,
      thumbnail_width: 1200,
    })
    const thumbnail = String(body['thumbnail_url'])
    expect(await describePage(`/songs/${song.id}`)).toContain(thumbnail.replaceAll('&', '&amp;'))
    expect((await embed(`${config.PUBLIC_URL}/artists/${artist.id}`)).body['title']).toBe('Nora Vale')
  })

  test('shows no picture where there is no room for it', async () => {
    const { artist } = await anArtist()
    const song = await aSong(artist)
    const { body } = await embed(`${config.PUBLIC_URL}/songs/${song.id}`, { maxwidth: '300' })
    expect(body).not.toHaveProperty('thumbnail_url')
  })

  test.each([
    ['another site', { url: 'https://elsewhere.example/songs/0198c0de-0000-7000-8000-000000000000' }, 404],
    ['a page of ours with nothing to embed', { url: `${config.PUBLIC_URL}/home` }, 404],
    ['a song that is not there', { url: `${config.PUBLIC_URL}/songs/0198c0de-0000-7000-8000-000000000000` }, 404],
    ['no address', { url: 'harbour lights' }, 400],
    ['a format that is not offered', { url: `${config.PUBLIC_URL}/home`, format: 'xml' }, 501],
  ])('refuses %s', async (_, query, status) => {
    expect((await browser.get(`/api/oembed?${new URLSearchParams(query)}`)).status).toBe(status)
  })
})

describe('the picture', () => {
  test('is 1200 by 630, whatever the title is', async () => {
    const { artist } = await anArtist({ stageName: '東京セッション' })
    for (const title of [
      'A',
      '夜の川を渡る舟のうた',
      'Donaudampfschifffahrtsgesellschaftskapitän auf großer Fahrt',
      '🔥',
      '<b>&amp;',
    ]) {
      const song = await aSong(artist, { title })
      const { status, bytes } = await picture(`/songs/${song.id}`)
      expect(status).toBe(200)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    }
  })

  test('differs from song to song, and an unknown page gets the house', async () => {
    const { artist } = await anArtist()
    const [one, other] = [await aSong(artist), await aSong(artist)]
    const [first, second, house, unknown] = await Promise.all(
      [`/songs/${one.id}`, `/songs/${other.id}`, '/home', '/songs/none'].map(picture),
    )
    expect(first?.bytes.equals(second?.bytes ?? Buffer.alloc(0))).toBe(false)
    expect(unknown?.bytes.equals(house?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(house?.bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(false)
  })

  test('is not sent again to who has it', async () => {
    const { headers } = await picture('/home')
    const again = await browser.get('/api/share-image?page=/home', { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})
