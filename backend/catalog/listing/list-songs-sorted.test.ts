import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { getEstimatedRows, sql } from '#database/sql'
import { listSongs } from '#contract/catalog'
import { buildSearchQuery } from '#text/search-text'
import { buildWalkedPageSql, matchesSql, isCommonWord } from './song-page-sql.ts'
import { rollUpCopyChanges } from '#module/catalog/copy-counts'
import { issueNextKeymails } from '#module/keymails/issuing'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const browser = new Browser()
let artistId = ''

/** Titles on all pages of this size, of the artist or of everybody. */
async function list(
  query: Record<string, string>,
  limit = 50,
  whose: Record<string, string> = { artistId },
): Promise<string[]> {
  const titles: string[] = []
  let path: string | undefined = `/api/songs?${new URLSearchParams({ ...whose, ...query, limit: String(limit) })}`
  while (path) {
    const answer = await browser.get(path)
    expect(answer.status).toBe(200)
    titles.push(...(answer.body as unknown as { title: string }[]).map(({ title }) => title))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return titles
}

// Title, price in cents, copies, sold.
const SONGS = [
  ['Amber', 500, 10, 0],
  ['Birch', 100, 3, 2],
  ['Cedar', 900, 4, 1],
  ['Dune', 500, 2, 2],
  ['Elm', 700, 50, 4],
] as const

beforeAll(async () => {
  const { artist, gKeyId } = await createTestArtist({ stageName: 'Sorted Woods' })
  artistId = artist.id
  const workshop = await signInArtist(gKeyId)
  for (const [title, priceCents, copies, sold] of SONGS) {
    const song = await createTestSong(artist, { title, copies })
    const keymails = sold > 0 ? await issueNextKeymails(artist.id, { editionId: song.editionId, count: sold }) : []
    for (const { code } of keymails) await redeemAsFan(code, `${code.toLowerCase()}@example.com`)
    if (title === 'Elm' || title === 'Amber') {
      const opened = await workshop.send('PUT', `/api/artist/editions/${song.editionId}/open-sale`, { copies: 2 })
      expect(opened.status).toBeLessThan(300)
    }
    await sql(db, 'UPDATE editions SET price_cents = $2 WHERE id = $1', [song.editionId, priceCents])
    await sql(db, 'UPDATE songs SET genre = $2, mood = $3 WHERE id = $1', [
      song.id,
      title === 'Cedar' || title === 'Elm' ? 'Folk' : 'Jazz',
      title === 'Elm' ? 'Calm' : null,
    ])
  }
  // Sold with an album only: listed at the album's price.
  const songs = [await createTestSong(artist, { title: 'Fern' }), await createTestSong(artist, { title: 'Gorse' })]
  const songIds = songs.map(({ id }) => id)
  const album = { title: 'Undergrowth', songIds, price: 3, copies: 5 }
  expect((await workshop.post('/api/artist/albums', album)).status).toBeLessThan(300)
  await sql(
    db,
    `UPDATE editions SET state = 'unpublished' WHERE kind = 'song' AND id IN (
       SELECT edition_id FROM edition_songs WHERE song_id = ANY ($1))`,
    [songIds],
  )
  await rollUpCopyChanges()
})

describe('songs in another order', () => {
  const orders = {
    newest: ['Gorse', 'Fern', 'Elm', 'Dune', 'Cedar', 'Birch', 'Amber'],
    // Of the same price, the order of their ids.
    'price-low': ['Birch', 'Fern', 'Gorse', 'Amber', 'Dune', 'Elm', 'Cedar'],
    'price-high': ['Cedar', 'Elm', 'Dune', 'Amber', 'Gorse', 'Fern', 'Birch'],
    // What is sold out is gone, and what has not sold yet is not going.
    'nearly-gone': ['Birch', 'Cedar', 'Elm'],
    collected: ['Elm', 'Birch', 'Dune', 'Cedar'],
  }
  test.each(Object.entries(orders))('%s', async (sort, titles) => {
    expect(await list({ sort })).toEqual(titles)
    // Page by page, it is the same list.
    for (const limit of [1, 2, 3]) expect(await list({ sort }, limit), `by ${limit}`).toEqual(titles)
    // The artist's songs are sorted; those of everybody, who are the same here, are read in the order of an index.
    for (const limit of [1, 2, 50]) expect(await list({ sort }, limit, {}), `of all by ${limit}`).toEqual(titles)
  })
})

describe('filters', () => {
  test.each([
    [{ openSale: '1' }, ['Elm', 'Amber']],
    [{ openSale: '1', sort: 'price-low' }, ['Amber', 'Elm']],
    [{ genre: 'Folk' }, ['Elm', 'Cedar']],
    [{ genre: 'Folk', sort: 'nearly-gone' }, ['Cedar', 'Elm']],
    [{ genre: 'Folk', mood: 'Calm' }, ['Elm']],
    [{ genre: 'Folk', mood: 'Angry' }, []],
    [{ q: 'woods el', sort: 'price-high' }, ['Elm']],
    [{ q: 'sorted woods', sort: 'collected' }, ['Elm', 'Birch', 'Dune', 'Cedar']],
    [{ q: 'zephyranthes', sort: 'price-low' }, []],
  ])('%j', async (query, titles) => {
    expect(await list(query as Record<string, string>)).toEqual(titles)
    expect(await list(query as Record<string, string>, 1)).toEqual(titles)
  })

  test.each(['sort=random', 'genre=Polka', 'mood=', 'openSale=2', 'sort=newest&sort=newest'])(
    'rejects %s',
    async (query) => {
      expect((await browser.get(`/api/songs?${query}`)).status).toBe(400)
    },
  )
})

test.each(['price-low', 'price-high', 'collected', 'nearly-gone'] as const)(
  'a common word is found in the same order, %s, by walking the index',
  async (sort) => {
    const query = { ...listSongs.query.parse({ q: 'sorted woods', limit: 2 }), sort }
    const walked: string[] = []
    let last: string | null = null
    for (;;) {
      const page: { id: string; title: string }[] = await sql(
        db,
        `WITH ${buildWalkedPageSql({ ...query, cursor: last ?? undefined })} SELECT id, title FROM page ORDER BY n`,
        [buildSearchQuery(query.q), last, query.limit, null, null, null],
      )
      walked.push(...page.map(({ title }) => title))
      last = page.at(-1)?.id ?? null
      if (page.length < query.limit) break
    }
    expect(walked.length).toBeGreaterThan(2)
    expect(walked).toEqual(await list({ q: query.q, sort }, 50, {}))
  },
)

test('what a word finds is estimated without reading songs, and few make none common', async () => {
  expect(await getEstimatedRows(db, matchesSql, ["'sorted':*"])).toBeGreaterThan(0)
  expect(isCommonWord(40_000, 500_000, 50)).toBe(true)
  expect(isCommonWord(40_000, 500_000, 200)).toBe(false)
  expect(isCommonWord(2_000, 2_000, 50)).toBe(false)
})

test('a sale moves an edition in the order once it is counted', async () => {
  const { artist } = await createTestArtist()
  artistId = artist.id
  const song = await createTestSong(artist, { title: 'Last', copies: 2 })
  const [keymail] = await issueNextKeymails(artist.id, { editionId: song.editionId, count: 1 })
  expect(await list({ sort: 'nearly-gone' })).toEqual([])
  const { refund } = await redeemAsFan(keymail?.code ?? '', 'last@example.com')
  await rollUpCopyChanges()
  await expect.poll(() => list({ sort: 'nearly-gone' })).toEqual(['Last'])
  await refund()
  await rollUpCopyChanges()
  await expect.poll(() => list({ sort: 'collected' })).toEqual(['Last'])
})

test('an edition that ends early is gone, not nearly gone', async () => {
  const { artist, gKeyId } = await createTestArtist()
  artistId = artist.id
  const song = await createTestSong(artist, { title: 'Short', copies: 3 })
  const [keymail] = await issueNextKeymails(artist.id, { editionId: song.editionId, count: 1 })
  await redeemAsFan(keymail?.code ?? '', 'short@example.com')
  await rollUpCopyChanges()
  await expect.poll(() => list({ sort: 'nearly-gone' })).toEqual(['Short'])
  const workshop = await signInArtist(gKeyId)
  expect((await workshop.send('PATCH', `/api/artist/editions/${song.editionId}`, { copies: 1 })).status).toBe(200)
  await expect.poll(() => list({ sort: 'nearly-gone' })).toEqual([])
  expect(await list({ sort: 'collected' })).toEqual(['Short'])
})
