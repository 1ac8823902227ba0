import { describe, expect, test } from 'vitest'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import type { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

async function createArtistWithSongs(titles: string[]) {
  const { artist, gKeyId } = await createTestArtist()
  const songs = []
  for (const title of titles) songs.push(await createTestSong(artist, { title, copies: 3 }))
  return { songs, browser: await signInArtist(gKeyId) }
}

const createKeymail = (browser: Browser, wish: Record<string, unknown>) =>
  browser.post('/api/godfrey/monitor/keymail', { songId: String(Date.now()), artistId: 'unknown', ...wish })

describe('createKeymail', () => {
  test.each([
    ['Blue Door', 'Blue Door'],
    ['Blue Door', '  blue   DOOR '],
    ['Ça va, Zoë?', 'ca va zoe'],
    ['Straße', 'STRASSE'],
    ['東京の夜', '東京の夜'],
    ['🔥', '🔥'],
    ['!!!', '!!!'],
  ])('finds %j by the title %j', async (title, typed) => {
    const { browser } = await createArtistWithSongs([title, 'Another Song'])
    const answer = await createKeymail(browser, { songTitle: typed, pricing: 7.5 })
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { keymailId: expect.stringMatching(/^TM-\d{8}-[A-Z0-9]{8}$/), copy: 1, of: 3, price: 7.5 } },
    })
    expect((answer.body['data'] as { address: string }).address).toMatch(/^[^.@\s]+\.[^.@\s]+\.00001@/)
  })

  test('issues a Keymail of an album by its id, and none of an album by its title or of another artist', async () => {
    const { songs, browser } = await createArtistWithSongs(['Side One', 'Side Two'])
    const songIds = songs.map(({ id }) => id)
    const made = await browser.post('/api/artist/albums', { title: 'Both Sides', songIds, price: 9, copies: 5 })
    const songId = String(made.body['id'])
    expect(await createKeymail(browser, { songId, songTitle: 'Both Sides', pricing: 9 })).toMatchObject({
      status: 201,
      body: { data: { copy: 1, of: 5, price: 9 } },
    })
    expect(await createKeymail(browser, { songTitle: 'Both Sides' })).toMatchObject({ status: 404 })
    const { browser: other } = await createArtistWithSongs(['Elsewhere'])
    expect(await createKeymail(other, { songId, songTitle: 'Both Sides' })).toMatchObject({ status: 404 })
  })

  test('uses the song id if it belongs to the artist', async () => {
    const { songs, browser } = await createArtistWithSongs(['Twin', 'Twin'])
    for (const song of songs) {
      expect((await createKeymail(browser, { songId: song.id, songTitle: 'Twin' })).status).toBe(201)
    }
    expect((await browser.get('/api/artist/editions')).body).toMatchObject([{ issued: 1 }, { issued: 1 }])
  })

  test('never uses another artist’s song, by id or by title', async () => {
    const other = await createArtistWithSongs(['Foreign'])
    const { browser } = await createArtistWithSongs(['Own'])
    const foreign = await createKeymail(browser, { songId: other.songs[0]?.id, songTitle: 'Foreign' })
    expect(foreign).toMatchObject({ status: 404, body: { error: 'song-unknown' } })
    expect((await createKeymail(browser, { songId: other.songs[0]?.id, songTitle: 'Own' })).status).toBe(201)
    expect((await other.browser.get('/api/artist/editions')).body).toMatchObject([{ issued: 0 }])
  })

  test('rejects an ambiguous title and lists the candidates', async () => {
    const { songs, browser } = await createArtistWithSongs(['Été', 'ETE!'])
    const answer = await createKeymail(browser, { songTitle: 'ete' })
    expect(answer).toMatchObject({ status: 409, body: { error: 'song-ambiguous' } })
    const named = answer.body['songs'] as { id: string; title: string }[]
    expect(named.map(({ id }) => id).toSorted()).toEqual(songs.map(({ id }) => id).toSorted())
    expect(named.map(({ title }) => title).toSorted()).toEqual(['ETE!', 'Été'])
  })

  test.each([
    [{ songTitle: '' }, 400, 'malformed'],
    [{ songTitle: '   ' }, 400, 'malformed'],
    [{}, 400, 'malformed'],
    [{ songTitle: ['Own'] }, 400, 'malformed'],
    [{ songTitle: 'x'.repeat(201) }, 400, 'malformed'],
    [{ songTitle: 'Nothing Like It' }, 404, 'song-unknown'],
    [{ songTitle: '?' }, 404, 'song-unknown'],
    [{ songTitle: 'Own', pricing: 0.99 }, 422, 'price-too-low'],
    [{ songTitle: 'Own', pricing: 10_001 }, 422, 'price-too-high'],
    [{ songTitle: 'Own', pricing: 'free' }, 400, 'malformed'],
  ])('rejects %j with %i %s', async (wish, status, error) => {
    const { browser } = await createArtistWithSongs(['Own'])
    expect(await createKeymail(browser, wish)).toMatchObject({ status, body: { error } })
    expect((await browser.get('/api/keymails')).body).toEqual([])
  })

  test('rejects a Keymail beyond the edition’s size', async () => {
    const { browser } = await createArtistWithSongs(['Own'])
    for (let n = 0; n < 3; n++) expect((await createKeymail(browser, { songTitle: 'Own' })).status).toBe(201)
    expect(await createKeymail(browser, { songTitle: 'Own' })).toMatchObject({
      status: 409,
      body: { error: 'edition-full' },
    })
  })
})
