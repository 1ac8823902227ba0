import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist, createTestKeymails } from '#testing/builders/records'
import { createApprovedOrder } from '#testing/clients/paypal'
import { type TestResponse, Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

type Listed = {
  id: string
  title: string
  artist: string
  price: number
  copies: number
  copiesLeft: number
  soldOut: boolean
}

const browser = new Browser()
const listed = (answer: TestResponse) => answer.body as unknown as Listed[]
const search = async (q: string) =>
  listed(await browser.get(`/api/songs?${new URLSearchParams({ q })}`)).map((song) => song.title)

describe('searching the catalog', () => {
  beforeAll(async () => {
    const { artist: zoe } = await createTestArtist({ stageName: 'Zoë Ångström' })
    const { artist: plain } = await createTestArtist({ stageName: 'The Plain' })
    for (const title of ['Ça va?', 'Straße nach Süden', "Don't Stop", '東京の夜', 'Привет', 'I Øst'])
      await createTestSong(zoe, { title })
    for (const title of ['100% Pure', 'C:\\Temp\\song', 'Rock & Roll!', '<b>bold</b>', '🔥', 'Track 1e5 (remix)']) {
      await createTestSong(plain, { title })
    }
  })

  test.each([
    ['ca va', ['Ça va?']],
    ['ÇA', ['Ça va?']],
    ['STRASSE', ['Straße nach Süden']],
    ['strasse sud', ['Straße nach Süden']],
    ['süden', ['Straße nach Süden']],
    ["don't", ["Don't Stop"]],
    ['don’t stop', ["Don't Stop"]],
    ['東京', ['東京の夜']],
    ['東京の夜', ['東京の夜']],
    ['ПРИВ', ['Привет']],
    ['ost', ['I Øst']],
    ['100%', ['100% Pure']],
    ['pure 100', ['100% Pure']],
    ['c:\\temp', ['C:\\Temp\\song']],
    ['rock & roll', ['Rock & Roll!']],
    ['rock !roll', ['Rock & Roll!']],
    ['<b>', ['<b>bold</b>']],
    ['1e5', ['Track 1e5 (remix)']],
    ['remix:*', ['Track 1e5 (remix)']],
    ['zoe don', ["Don't Stop"]],
    ['angstrom va', ['Ça va?']],
    ['  va   ca  ', ['Ça va?']],
  ])('finds the song by %j', async (q, titles) => {
    expect(await search(q)).toEqual(titles)
  })

  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '&',
    '!',
    '()',
    "'; DROP TABLE songs; --",
    '🔥🔥',
    ':*',
    'xyzzy',
    'ira',
    'trasse',
    '%%%%%',
  ])('finds nothing for %j and causes no error', async (q) => {
    expect(await search(q)).toEqual([])
  })

  test('lists everything for an empty query', async () => {
    // The files of a worker share its caches: another may have listed everything a moment ago.
    await expect.poll(() => search('')).toHaveLength(12)
    expect(await search('   ')).toHaveLength(12)
    expect(await search('zoe')).toHaveLength(6)
  })

  test('rejects more than 100 characters and repeated parameters', async () => {
    expect((await browser.get(`/api/songs?q=${'a'.repeat(101)}`)).status).toBe(400)
    expect((await browser.get('/api/songs?q=a&q=b')).status).toBe(400)
    expect((await browser.get('/api/songs?q=%E0%A4%A')).status).toBeLessThan(500)
  })
})

describe('pagination', () => {
  // A cursor over created_at would repeat songs with equal timestamps.
  test('lists every song once in a stable order, even with equal timestamps', async () => {
    const { artist } = await createTestArtist({ stageName: 'Pagewalker' })
    for (let n = 0; n < 23; n++) await createTestSong(artist, { title: `Leaf ${n}` })
    await sql(db, `UPDATE songs SET created_at = '2026-01-01' WHERE artist_id = $1`, [artist.id])
    const whole = listed(await browser.get('/api/songs?q=pagewalker&limit=200')).map((song) => song.id)
    expect(whole).toHaveLength(23)
    for (const limit of [1, 5, 22, 23]) {
      const seen: string[] = []
      let path: string | undefined = `/api/songs?q=pagewalker&limit=${limit}`
      while (path) {
        const answer: TestResponse = await browser.get(path)
        seen.push(...listed(answer).map((song) => song.id))
        path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
      }
      expect(seen, `limit ${limit}`).toEqual(whole)
    }
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=abc',
    'limit=1.5',
    'limit=-1',
    'limit=',
    'limit=1e9',
    'cursor=garbage',
    'cursor=',
    'cursor=%00',
    "cursor=1' OR 1=1",
  ])('rejects %s', async (query) => {
    expect(await browser.get(`/api/songs?${query}`)).toMatchObject({ status: 400, body: { error: 'malformed' } })
  })

  test('is empty past the last song', async () => {
    const answer = await browser.get('/api/songs?cursor=00000000-0000-7000-8000-000000000000')
    expect(answer).toMatchObject({ status: 200, body: [] })
    expect(answer.headers.get('link')).toBeNull()
  })
})

describe('the song list', () => {
  test('shows the copies left and keeps sold-out songs', async () => {
    const { artist, codes, song } = await createTestKeymails(1)
    const before = await browser.get(`/api/songs?${new URLSearchParams({ q: artist.stageName, limit: '199' })}`)
    expect(listed(before).find(({ id }) => id === song.id)).toMatchObject({
      price: 7.5,
      copies: 1,
      copiesLeft: 1,
      soldOut: false,
    })
    const fan = new Browser()
    await fan.post(`/paypal/order/${await createApprovedOrder(fan, codes[0] ?? '')}/capture`)
    const after = await browser.get(`/api/songs?${new URLSearchParams({ q: artist.stageName, limit: '198' })}`)
    expect(listed(after).find(({ id }) => id === song.id)).toMatchObject({ copies: 1, copiesLeft: 0, soldOut: true })
  })

  test('omits unpublished songs', async () => {
    const { artist } = await createTestArtist({ stageName: 'Hidden Hand' })
    const song = await createTestSong(artist)
    await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [song.id])
    expect(await search('hidden hand')).toEqual([])
  })

  test('answers 304 while unchanged, also to a weak ETag', async () => {
    const first = await browser.get('/api/songs?limit=3')
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`]) {
      const again = await browser.get('/api/songs?limit=3', { 'if-none-match': known })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await browser.get('/api/songs?limit=3', { 'if-none-match': '"old"' })).status).toBe(200)
  })

  test('sends its headers to HEAD as well', async () => {
    const answer = await browser.send('HEAD', '/api/songs')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })
})
