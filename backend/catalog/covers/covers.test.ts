import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { buildBlankPng } from '#testing/builders/media'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

const createPhoto = (format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a06f22' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    // The default effort takes AVIF half a second.
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()

function send(browser: Browser, id: string, picture: Buffer) {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(picture)], 'cover'))
  return browser.send('PUT', `/api/artist/covers/${id}`, form)
}

async function createSongOwner() {
  const { artist, gKeyId } = await createTestArtist()
  const { id } = await createTestSong(artist)
  return { browser: await signInArtist(gKeyId), songId: id, artist }
}

const getCover = async (path: string) => fetch(getServerOrigin() + path)
const listFiles = () =>
  sql<{ state: string; count: number }>(
    db,
    `SELECT state, count(*)::int AS count FROM files WHERE key LIKE 'covers/%' GROUP BY state ORDER BY state`,
  )

test('an artist’s picture becomes the cover on every list, square, in two sizes and without what the camera noted', async () => {
  const { browser, songId, artist } = await createSongOwner()
  expect((await browser.get(`/api/songs/${songId}`)).body['coverUrl']).toBeNull()
  const answer = await send(browser, songId, await createPhoto())
  expect(answer.status).toBe(200)
  const coverUrl = String(answer.body['coverUrl'])

  for (const [path, side] of [
    [coverUrl, 400],
    [`${coverUrl}?size=large`, 1000],
  ] as const) {
    const picture = await getCover(path)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: side, height: side, format: 'webp' })
    expect(metadata.exif).toBeUndefined()
  }

  const visitor = new Browser()
  expect((await visitor.get(`/api/songs/${songId}`)).body['coverUrl']).toBe(coverUrl)
  const lists = [`/api/songs?artistId=${artist.id}`, '/api/artist/songs', '/api/artist/editions', '/api/green-room']
  for (const list of lists) expect(JSON.stringify((await browser.get(list)).body), list).toContain(`"${coverUrl}"`)
})

test('the cover is on the ticket that a code shows, and on those of its buyer', async () => {
  const { artist, gKeyId, codes, song } = await createTestKeymails(1)
  const workshop = await signInArtist(gKeyId)
  const validate = async () =>
    (await new Browser().post('/api/validate-keymail', { keymailCode: codes[0] })).body['cover']
  expect(await validate()).toEqual({ id: song.id, url: null })
  const url = String((await send(workshop, song.id, await createPhoto())).body['coverUrl'])
  const cover = { id: song.id, url }
  expect(await validate()).toEqual(cover)
  const { fan } = await redeemAsFan(codes[0] ?? '', `fan.${artist.id}@example.com`)
  const [copy] = (await fan.get('/api/copies')).body as unknown as { id: string }[]
  expect(copy).toMatchObject({ cover })
  expect((await new Browser().get(`/api/copies/${copy?.id}`)).body).toMatchObject({ cover })
})

test('the ticket of an album has the cover of the album', async () => {
  const { artist, gKeyId } = await createTestArtist()
  const songIds = [await createTestSong(artist), await createTestSong(artist)].map(({ id }) => id)
  const workshop = await signInArtist(gKeyId)
  const album = await workshop.post('/api/artist/albums', { title: 'Both', songIds, price: 9, copies: 5 })
  const id = String(album.body['id'])
  await send(workshop, songIds[0] ?? '', await createPhoto())
  const issued = await workshop.post('/api/keymails', { editionId: id, count: 1 })
  const [keymail] = issued.body['keymails'] as { code: string }[]
  const validate = async () => (await new Browser().post('/api/validate-keymail', { keymailCode: keymail?.code })).body
  expect(await validate()).toMatchObject({ cover: { id, url: null } })
  const { coverUrl } = (await send(workshop, id, await createPhoto())).body
  expect(await validate()).toMatchObject({ cover: { id, url: coverUrl } })
})

test('a new cover has a new address, and going back to the drawn one releases the files', async () => {
  const { browser, songId } = await createSongOwner()
  const before = await listFiles()
  const first = String((await send(browser, songId, await createPhoto('png'))).body['coverUrl'])
  const second = String((await send(browser, songId, await createPhoto('webp'))).body['coverUrl'])
  expect(second).not.toBe(first)
  expect((await getCover(first)).status).toBe(404)
  expect((await getCover(second)).status).toBe(200)
  expect((await browser.send('DELETE', `/api/artist/covers/${songId}`)).body).toEqual({ coverUrl: null })
  expect((await getCover(second)).status).toBe(404)
  const count = (rows: typeof before, state: string) => rows.find((row) => row.state === state)?.count ?? 0
  const after = await listFiles()
  expect(count(after, 'kept')).toBe(count(before, 'kept'))
  expect(count(after, 'storing')).toBe(count(before, 'storing') + 4)
})

test('uploads at the same time leave one cover', async () => {
  const { browser, songId } = await createSongOwner()
  const photo = await createPhoto('avif')
  const answers = await Promise.all([1, 2, 3].map(() => send(browser, songId, photo)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await sql(db, 'SELECT id FROM covers WHERE song_id = $1', [songId])).toHaveLength(1)
})

test('what is not a picture, or too large to decode, is refused and changes nothing', async () => {
  const { browser, songId } = await createSongOwner()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bad of [Buffer.from('no picture'), svg, buildBlankPng(60_000, 60_000), Buffer.alloc(0)]) {
    const answer = await send(browser, songId, bad)
    expect(answer.status).toBe(422)
    expect(answer.body['message']).toContain('not a picture that we can read')
  }
  expect((await browser.get(`/api/songs/${songId}`)).body['coverUrl']).toBeNull()
})

test('nobody changes the cover of another artist', async () => {
  const { songId } = await createSongOwner()
  const other = await createSongOwner()
  expect((await send(other.browser, songId, await createPhoto())).status).toBe(404)
  expect((await other.browser.send('DELETE', `/api/artist/covers/${songId}`)).status).toBe(404)
  expect((await send(new Browser(), songId, await createPhoto())).status).toBe(401)
})
