import { expect, test } from 'vitest'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const visitor = new Browser()

async function createAlbumOwner() {
  const { artist, gKeyId } = await createTestArtist({ stageName: 'Ada North' })
  const songs = [await createTestSong(artist), await createTestSong(artist), await createTestSong(artist)]
  const browser = await signInArtist(gKeyId)
  const songIds = songs.map(({ id }) => id)
  const album = await browser.post('/api/artist/albums', { title: 'Harbour', songIds, price: 9, copies: 5 })
  return { browser, songIds, songId: songIds[0] ?? '', albumId: String(album.body['id']), artist }
}

const SONG = {
  story: 'Written on a ferry.\n\nNobody else was on it.',
  storyLanguage: 'en',
  lyrics: '港の灯り\nゆれる',
  credits: 'Violin: Ada North\nMixed by: Bo South',
  genre: 'Folk',
  mood: 'Melancholic',
  language: 'ja',
  explicit: true,
}

test('what an artist says about a song is on its page, keeps what is not mentioned, and can be removed', async () => {
  const { browser, songId } = await createAlbumOwner()
  const path = `/api/artist/songs/${songId}`
  const saved = await browser.send('PATCH', path, { ...SONG, isrc: 'us-rc1-76-07839' })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ ...SONG, isrc: 'USRC17607839' })
  expect((await visitor.get(`/api/songs/${songId}`)).body).toMatchObject({ ...SONG, isrc: 'USRC17607839' })
  await browser.send('PATCH', path, { story: '  ', genre: null, explicit: false })
  const after = { ...SONG, isrc: 'USRC17607839', story: null, genre: null, explicit: false }
  expect((await browser.get(path)).body).toMatchObject(after)
  expect((await visitor.get(`/api/songs/${songId}`)).body).toMatchObject(after)
})

test.each([
  [{ isrc: 'US-RC1-76-0783' }, 422, 'isrc-invalid'],
  [{ isrc: '12-RC1-76-07839' }, 422, 'isrc-invalid'],
  [{ genre: 'Noise of my own' }, 400, 'malformed'],
  [{ language: 'english' }, 400, 'malformed'],
  [{ lyrics: 'a'.repeat(10_001) }, 400, 'malformed'],
  [{ explicit: null }, 400, 'malformed'],
])('refuses %j for a song and changes nothing', async (wish, status, error) => {
  const { browser, songId } = await createAlbumOwner()
  const path = `/api/artist/songs/${songId}`
  expect(await browser.send('PATCH', path, { ...wish, story: 'Lost' })).toMatchObject({ status, body: { error } })
  expect((await browser.get(path)).body['story']).toBeNull()
})

test('an album takes a new title, order and words, and is found by its new title', async () => {
  const { browser, songIds, albumId } = await createAlbumOwner()
  const [first, second, third] = songIds
  const wish = { title: 'Zephyr\nQuay', story: 'Three nights.', storyLanguage: 'en', releaseNotes: 'Remastered.' }
  const saved = await browser.send('PATCH', `/api/artist/albums/${albumId}`, {
    ...wish,
    upc: '0 36000 29145 2',
    songIds: [third, first, second],
  })
  expect(saved.status).toBe(200)
  const shown = (await visitor.get(`/api/albums/${albumId}`)).body
  expect(shown).toMatchObject({ ...wish, title: 'Zephyr Quay', upc: '036000291452' })
  expect((shown['songs'] as { id: string }[]).map(({ id }) => id)).toEqual([third, first, second])
  const found = (await visitor.get('/api/albums?q=zephyr')).body as unknown as { id: string }[]
  expect(found.map(({ id }) => id)).toEqual([albumId])
})

test.each([
  ['a wrong check digit', () => ({ upc: '036000291453' }), 422, 'upc-invalid'],
  ['eleven digits', () => ({ upc: '03600029145' }), 422, 'upc-invalid'],
  ['a missing song', (ids: string[]) => ({ songIds: ids.slice(1) }), 422, 'other-songs'],
  ['a song twice', (ids: string[]) => ({ songIds: [ids[0], ids[0], ids[1]] }), 422, 'other-songs'],
  ['another song', (ids: string[]) => ({ songIds: [...ids.slice(1), crypto.randomUUID()] }), 422, 'other-songs'],
  ['an empty title', () => ({ title: '\u200b' }), 400, 'malformed'],
] as const)('refuses %s for an album and changes nothing', async (_, buildWish, status, error) => {
  const { browser, songIds, albumId } = await createAlbumOwner()
  const path = `/api/artist/albums/${albumId}`
  const before = (await browser.get(path)).body
  const answer = await browser.send('PATCH', path, { releaseNotes: 'Lost', ...buildWish(songIds) })
  expect(answer).toMatchObject({ status, body: { error } })
  expect((await browser.get(path)).body).toEqual(before)
})

test('orders saved at the same time leave one of them whole', async () => {
  const { browser, songIds, albumId } = await createAlbumOwner()
  const orders = [songIds, songIds.toReversed()]
  const path = `/api/artist/albums/${albumId}`
  const answers = await Promise.all([...orders, ...orders].map((ids) => browser.send('PATCH', path, { songIds: ids })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const order = ((await browser.get(path)).body['songs'] as { id: string }[]).map(({ id }) => id)
  expect(orders).toContainEqual(order)
})
