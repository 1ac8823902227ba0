import { describe, expect, test } from 'vitest'
import { aSong, anArtist, signedIn } from '#testing/builders'
import type { Browser } from '#testing/server'
import { withServer } from '#testing/server'

withServer()

async function artistWith(titles: string[]) {
  const { artist, gKeyId } = await anArtist()
  const songs = []
  for (const title of titles) songs.push(await aSong(artist, { title, copies: 3 }))
  return { songs, browser: await signedIn(gKeyId) }
}

const create = (browser: Browser, wish: Record<string, unknown>) =>
  browser.post('/api/godfrey/monitor/keymail', { songId: String(Date.now()), artistId: 'unknown', ...wish })

describe('one Keymail', () => {
  test.each([
    ['Blue Door', 'Blue Door'],
    ['Blue Door', '  blue   DOOR '],
    ['Ça va, Zoë?', 'ca va zoe'],
    ['Straße', 'STRASSE'],
    ['東京の夜', '東京の夜'],
    ['🔥', '🔥'],
    ['!!!', '!!!'],
  ])('of %j is made by typing %j', async (title, typed) => {
    const { browser } = await artistWith([title, 'Another Song'])
    const answer = await create(browser, { songTitle: typed, pricing: 7.5 })
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { keymailId: expect.stringMatching(/^TM-\d{8}-[A-Z0-9]{8}$/), copy: 1, of: 3, price: 7.5 } },
    })
    expect((answer.body['data'] as { address: string }).address).toMatch(/^[^.@\s]+\.[^.@\s]+\.00001@/)
  })

  test('is of the song whose id was given, when it is the artist’s own', async () => {
    const { songs, browser } = await artistWith(['Twin', 'Twin'])
    for (const song of songs) {
      expect((await create(browser, { songId: song.id, songTitle: 'Twin' })).status).toBe(201)
    }
    expect((await browser.get('/api/artist/editions')).body).toMatchObject([{ issued: 1 }, { issued: 1 }])
  })

  test('never is of another artist’s song, by id or by title', async () => {
    const other = await artistWith(['Foreign'])
    const { browser } = await artistWith(['Own'])
    const foreign = await create(browser, { songId: other.songs[0]?.id, songTitle: 'Foreign' })
    expect(foreign).toMatchObject({ status: 404, body: { error: 'song-unknown' } })
    expect((await create(browser, { songId: other.songs[0]?.id, songTitle: 'Own' })).status).toBe(201)
    expect((await other.browser.get('/api/artist/editions')).body).toMatchObject([{ issued: 0 }])
  })

  test('is refused when two songs are alike, and both are named', async () => {
    const { songs, browser } = await artistWith(['Été', 'ETE!'])
    const answer = await create(browser, { songTitle: 'ete' })
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
  ])('is refused: %j is %i %s', async (wish, status, error) => {
    const { browser } = await artistWith(['Own'])
    expect(await create(browser, wish)).toMatchObject({ status, body: { error } })
    expect((await browser.get('/api/keymails')).body).toEqual([])
  })

  test('past the edition is refused', async () => {
    const { browser } = await artistWith(['Own'])
    for (let n = 0; n < 3; n++) expect((await create(browser, { songTitle: 'Own' })).status).toBe(201)
    expect(await create(browser, { songTitle: 'Own' })).toMatchObject({ status: 409, body: { error: 'edition-full' } })
  })
})
