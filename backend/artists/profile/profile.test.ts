import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { Browser } from '#testing/clients/browser'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()

const createPhoto = () =>
  sharp({ create: { width: 1200, height: 700, channels: 3, background: '#a06f22' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()

function send(browser: Browser, picture: Buffer, name = 'me.jpg') {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(picture)], name))
  return browser.send('PUT', '/api/artist/profile/picture', form)
}

const change = (browser: Browser, body: unknown) => browser.send('PATCH', '/api/artist/profile', body)

test('an artist’s profile is public and rendered as text', async () => {
  const { artist, gKeyId } = await createTestArtist({ stageName: 'Nora Vale' })
  const browser = await signInArtist(gKeyId)
  const bio = 'Two chairs.\n<script>alert(1)</script>'
  const saved = await change(browser, { bio, links: [{ label: 'Home', url: 'https://nora.example.com/a b' }] })
  expect(saved.status).toBe(200)
  const seen = await new Browser().get(`/api/artists/${artist.id}`)
  expect(seen.body).toEqual({
    id: artist.id,
    artistName: 'Nora Vale',
    bio,
    links: [{ label: 'Home', url: 'https://nora.example.com/a%20b' }],
    pictureUrl: null,
    address: null,
    holders: 0,
  })
  // Omitted fields stay unchanged.
  await change(browser, { links: [] })
  expect((await browser.get('/api/artist/profile')).body).toMatchObject({ bio, links: [] })
})

test('accepts only https links', async () => {
  const browser = await signInArtist((await createTestArtist()).gKeyId)
  for (const url of [
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://user:pass@example.com',
    'https://localhost',
    'https://',
    '//example.com',
    'example.com',
    `https://example.com/${'a'.repeat(300)}`,
  ]) {
    const answer = await change(browser, { links: [{ label: 'Link', url }] })
    expect([url, answer.status]).toEqual([url, 400])
  }
  const six = Array.from({ length: 6 }, (_, n) => ({ label: `${n}`, url: 'https://example.com' }))
  expect((await change(browser, { links: six })).status).toBe(400)
  expect((await change(browser, { links: [{ label: ' ', url: 'https://example.com' }] })).status).toBe(400)
  expect((await change(browser, { bio: 'a'.repeat(2001) })).status).toBe(400)
  expect((await browser.get('/api/artist/profile')).body['links']).toEqual([])
})

test('crops a picture square, strips its metadata and releases the previous one', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const browser = await signInArtist(gKeyId)
  const first = await send(browser, await createPhoto())
  expect(first.status).toBe(200)
  const url = String(first.body['pictureUrl'])
  const answer = await fetch(getServerOrigin() + url)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 800, format: 'webp' })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  const second = await send(browser, await createPhoto())
  expect(second.body['pictureUrl']).not.toBe(url)
  const kept = await sql<{ state: string }>(
    db,
    `SELECT state FROM files WHERE key LIKE 'pictures/%' AND key IN (SELECT picture_key FROM artists WHERE id = $1)`,
    [artist.id],
  )
  expect(kept).toEqual([{ state: 'kept' }])
  expect((await browser.send('DELETE', '/api/artist/profile/picture')).body['pictureUrl']).toBeNull()
  expect((await fetch(`${getServerOrigin()}/api/artists/${artist.id}/picture`)).status).toBe(404)
})

test('rejects what is not a picture: text, SVG, a broken or missing file', async () => {
  const browser = await signInArtist((await createTestArtist()).gKeyId)
  const photo = await createPhoto()
  for (const [bytes, name] of [
    [Buffer.from('hello'), 'me.jpg'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.svg'],
    [photo.subarray(0, 200), 'half.jpg'],
    [Buffer.alloc(0), 'empty.png'],
  ] as const) {
    expect([name, (await send(browser, bytes, name)).status]).toEqual([name, 415])
  }
  expect((await send(browser, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413)
})

test('artists change only their own profile, test accounts read only, closed accounts are gone', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const tester = await createTestArtist({ accountType: 'test' })
  const photo = await createPhoto()
  for (const [who, status] of [
    [await signInArtist(tester.gKeyId), 403],
    [new Browser(), 401],
  ] as const) {
    expect((await change(who, { bio: 'mine' })).status).toBe(status)
    expect((await send(who, photo)).status).toBe(status)
    expect((await who.send('DELETE', '/api/artist/profile/picture')).status).toBe(status)
  }
  expect((await new Browser().get(`/api/artists/${tester.artist.id}`)).status).toBe(404)
  expect((await new Browser().get(`/api/artists/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await new Browser().get('/api/artists/nobody')).status).toBe(404)
  const browser = await signInArtist(gKeyId)
  expect((await browser.post('/api/artist/account/close', { gKeyId })).status).toBe(204)
  expect((await new Browser().get(`/api/artists/${artist.id}`)).status).toBe(404)
})
