import { describe, expect, test } from 'vitest'
import { config } from '#runtime/config'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { renderPageHead } from '../render-page-head.ts'

startTestServer()

const browser = new Browser()
const getEmbed = (url: string, more: Record<string, string> = {}) =>
  browser.get(`/api/oembed?${new URLSearchParams({ url, ...more })}`)
const getPlayer = (path: string) => fetch(`${getServerOrigin()}/embed/${path}`)

describe('oEmbed', () => {
  test('describes a song and an artist with the image of their page', async () => {
    const { artist } = await createTestArtist({ stageName: 'Nora Vale' })
    const song = await createTestSong(artist, { title: 'Harbour Lights' })
    const { status, body } = await getEmbed(`${config.PUBLIC_URL}/songs/${song.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Harbour Lights by Nora Vale',
      author_name: 'Nora Vale',
      author_url: `${config.PUBLIC_URL}/artists/${artist.id}`,
      thumbnail_width: 1200,
    })
    const thumbnail = String(body['thumbnail_url'])
    expect(await renderPageHead(`/songs/${song.id}`)).toContain(thumbnail.replaceAll('&', '&amp;'))
    expect((await getEmbed(`${config.PUBLIC_URL}/artists/${artist.id}`)).body['title']).toBe('Nora Vale')
  })

  test('speaks the language of the page that was shared', async () => {
    const { artist } = await createTestArtist({ stageName: 'Nora Vale' })
    const song = await createTestSong(artist, { title: 'Harbour Lights' })
    const head = await renderPageHead(`/songs/${song.id}`, 'japanese')
    const address = /type="application\/json\+oembed" href="([^"]+)"/.exec(head)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { status, body } = await browser.get(address.replace(config.PUBLIC_URL, ''))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Nora Vale「Harbour Lights」',
      html: expect.stringContaining('title="Nora Vale「Harbour Lights」"') as string,
      author_url: `${config.PUBLIC_URL}/ja/artists/${artist.id}`,
    })
    expect(head).toContain(String(body['thumbnail_url']).replaceAll('&', '&amp;'))
  })

  test('omits the image where it does not fit', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist)
    const { body } = await getEmbed(`${config.PUBLIC_URL}/songs/${song.id}`, { maxwidth: '300' })
    expect(body).not.toHaveProperty('thumbnail_url')
    expect(body).toMatchObject({ type: 'rich', width: 300 })
  })

  test('gives the frame of a player that fits, and a link where none fits or nothing plays', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist, { title: '"><script>alert(1)</script>' })
    const url = `${config.PUBLIC_URL}/songs/${song.id}`
    const { body } = await getEmbed(url)
    expect(body['html']).toBe(
      `<iframe src="${config.PUBLIC_URL}/embed/songs/${song.id}" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; by ${artist.stageName}" width="480" height="168" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    )
    for (const { body: small } of [
      await getEmbed(url, { maxwidth: '200' }),
      await getEmbed(url, { maxheight: '100' }),
      await getEmbed(`${config.PUBLIC_URL}/artists/${artist.id}`),
    ]) {
      expect(small['type']).toBe('link')
      expect(small).not.toHaveProperty('html')
    }
  })

  test.each([
    ['another site', { url: 'https://elsewhere.example/songs/0198c0de-0000-7000-8000-000000000000' }, 404],
    ['a page of ours with nothing to embed', { url: `${config.PUBLIC_URL}/home` }, 404],
    ['a song that is not there', { url: `${config.PUBLIC_URL}/songs/0198c0de-0000-7000-8000-000000000000` }, 404],
    ['no address', { url: 'harbour lights' }, 400],
    ['a format that is not offered', { url: `${config.PUBLIC_URL}/home`, format: 'xml' }, 501],
  ])('rejects %s', async (_, query, status) => {
    expect((await browser.get(`/api/oembed?${new URLSearchParams(query)}`)).status).toBe(status)
  })
})

describe('the player for other sites', () => {
  test('may be framed by anybody, unlike every other page, and loads nothing foreign', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist)
    const policy = (await getPlayer(`songs/${song.id}`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain("form-action 'none'")
    for (const path of [`/songs/${song.id}`, '/home', '/embed', '/embed/songs', `/embed/artists/${artist.id}`]) {
      const page = await fetch(getServerOrigin() + path)
      await page.body?.cancel()
      expect(page.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
  })

  test('plays the preview, and shows title, artist and what is left as text', async () => {
    const { artist } = await createTestArtist({ stageName: 'Nora </h1><script> Vale' })
    const song = await createTestSong(artist, { title: 'A <b>"song"</b>', copies: 25 })
    expect(await (await getPlayer(`songs/${song.id}`)).text()).toContain('There is no preview to listen to.')
    await sql(db, `UPDATE songs SET preview_key = audio_key, preview_state = 'ready' WHERE id = $1`, [song.id])
    const html = await (await getPlayer(`songs/${song.id}`)).text()
    expect(html).toContain(`src="/api/songs/${song.id}/preview"`)
    expect(html).toContain('A &lt;b&gt;&quot;song&quot;&lt;/b&gt;')
    expect(html).toContain('Nora &lt;/h1&gt;&lt;script&gt; Vale')
    expect(html).toContain('An edition of 25 copies, 25 left')
    expect(html).toContain(`href="${config.PUBLIC_URL}/songs/${song.id}" target="_blank"`)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect((await fetch(`${getServerOrigin()}/api/songs/${song.id}/preview`)).status).toBe(200)
  })

  test('shows the songs of an album in their order', async () => {
    const { artist } = await createTestArtist()
    const songs = [await createTestSong(artist, { title: 'Opener' }), await createTestSong(artist, { title: 'Closer' })]
    const [album] = await sql<{ id: string }>(
      db,
      `INSERT INTO editions (artist_id, kind, title, price_cents, copies) VALUES ($1, 'album', 'Both', 900, 5) RETURNING id`,
      [artist.id],
    )
    const id = album?.id ?? ''
    await sql(
      db,
      `INSERT INTO edition_songs (edition_id, song_id, position) SELECT $1, song, n
         FROM unnest($2::uuid[]) WITH ORDINALITY songs (song, n)`,
      [id, songs.map((song) => song.id)],
    )
    const html = await (await getPlayer(`albums/${id}`)).text()
    expect([...html.matchAll(/<li>.*?<span>(\w+)<\/span>/g)].map(([, title]) => title)).toEqual(['Opener', 'Closer'])
    await sql(db, `UPDATE editions SET blocked_at = now() WHERE id = $1`, [id])
    expect((await getPlayer(`albums/${id}`)).status).toBe(404)
  })

  test('says on a page of its own that a release is gone', async () => {
    const { artist } = await createTestArtist()
    const song = await createTestSong(artist)
    await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [song.id])
    for (const path of [`songs/${song.id}`, `songs/${crypto.randomUUID()}`, `albums/${song.editionId}`]) {
      const answer = await getPlayer(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('This release is not on TuneMaker anymore')
    }
  })
})
