import { beforeAll, expect, test } from 'vitest'
import { updateSongTitle } from '#module/catalog'
import { createAlbumEdition } from '#module/catalog/editions'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestCard, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { countRowsRead } from '#testing/count-rows-read'
import { startTestServer } from '#testing/servers/app-server'
import type { SearchResults } from './contract.ts'
import { buildSimilarSql, buildWalkSql, listMatches } from './list-search-results.ts'

startTestServer()

const browser = new Browser()

async function search(q: string): Promise<SearchResults> {
  const answer = await browser.get(`/api/search?${new URLSearchParams({ q })}`)
  expect(answer.status).toBe(200)
  return answer.body as unknown as SearchResults
}

const listTitles = async (q: string) => {
  const { artists, songs, albums, cards } = await search(q)
  return [
    ...artists.map(({ name }) => `artist ${name}`),
    ...songs.map(({ title }) => `song ${title}`),
    ...albums.map(({ title }) => `album ${title}`),
    ...cards.map(({ title }) => `card ${title}`),
  ]
}

let kanae = { id: '', stageName: '' }
const songIds = new Map<string, string>()

beforeAll(async () => {
  kanae = (await createTestArtist({ stageName: 'Kanaë Minobe' })).artist
  const { artist: harbour } = await createTestArtist({ stageName: 'Harbour Lights' })
  for (const title of ['Slow Kettle', 'Kettle', 'Harbour at Night', '静かな夜の街で', '月亮代表我的心'])
    songIds.set(title, (await createTestSong(kanae, { title })).id)
  await createTestSong(harbour, { title: 'Lamp Oil' })
  const albumSongs = [...songIds.values()].slice(0, 2)
  await runInTransaction((trx) =>
    createAlbumEdition(trx, kanae, { title: 'Kitchen Nights', songIds: albumSongs, priceCents: 900, copies: 5 }),
  )
  await createTestCard(kanae.id, { title: 'Kettle, Charcoal' })
})

test.each([
  ['kettle', ['song Kettle', 'song Slow Kettle', 'card Kettle, Charcoal']],
  ['slow ket', ['song Slow Kettle']],
  ['夜の', ['song 静かな夜の街で']],
  ['我的心', ['song 月亮代表我的心']],
  ['kitchen', ['album Kitchen Nights']],
  ['harbour', ['artist Harbour Lights', 'song Harbour at Night', 'song Lamp Oil']],
])('%j finds, best first', async (q, titles) => {
  expect(await listTitles(q)).toEqual(titles)
})

test('a common word is found among the newest as a rare one is among all', async () => {
  for (const kind of ['artists', 'songs', 'albums', 'cards'] as const) {
    const rare = await listMatches(kind, 'ke:* | kitchen:* | harbour:*')
    expect(rare.length, kind).toBeGreaterThan(0)
    expect(await listMatches(kind, 'ke:* | kitchen:* | harbour:*', 0)).toEqual(rare)
  }
})

test('an artist’s name finds all that is theirs, whatever the accents and the case', async () => {
  const { artists, songs, albums, cards, similar } = await search('KANAE')
  expect(artists).toEqual([{ id: kanae.id, name: 'Kanaë Minobe', pictureUrl: null }])
  expect([songs.length, albums.length, cards.length, similar]).toEqual([5, 1, 1, false])
})

test('a typing error finds what is spelled alike, and says so', async () => {
  expect(await search('slow ketle')).toMatchObject({ songs: [{ title: 'Slow Kettle' }], similar: true })
  expect(await search('Harbor Lights')).toMatchObject({ artists: [{ name: 'Harbour Lights' }], similar: true })
})

test('words that nothing has find nothing', async () => {
  expect(await search('zephyranthes')).toEqual({ artists: [], songs: [], albums: [], cards: [], similar: false })
})

test.each(['', '%', '_', '\\', `'; DROP TABLE songs; --`, '& | ! :*', 'a'.repeat(100), '🎵', '(('])(
  'is not broken by %j',
  async (q) => {
    expect((await search(q)).songs.filter(({ title }) => title !== 'Kettle')).toEqual([])
  },
)

test('an overlong query and a null byte are refused', async () => {
  for (const q of ['a'.repeat(101), '%00']) expect((await browser.get(`/api/search?q=${q}`)).status).toBe(400)
})

test('nothing is found that visitors may not see', async () => {
  const { artist } = await createTestArtist({ stageName: 'Vanishing Tern' })
  const { id } = await createTestSong(artist, { title: 'Tern One' })
  await createTestSong(artist, { title: 'Tern Two' })
  const hidden = await createTestCard(artist.id, { title: 'Tern Unfinished' })
  await sql(db, `UPDATE art_cards SET state = 'preparing' WHERE id = $1`, [hidden])
  await createTestArtist({ stageName: 'Tern Evaluator', accountType: 'test' })
  await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [id])
  expect(await listTitles('tern')).toEqual(['artist Vanishing Tern', 'song Tern Two'])

  await sql(db, `UPDATE art_cards SET state = 'published' WHERE id = $1`, [hidden])
  await sql(db, 'UPDATE artists SET suspended_at = now() WHERE id = $1', [artist.id])
  await sql(db, `UPDATE songs SET state = 'declined', blocked_for = 'suspension' WHERE artist_id = $1`, [artist.id])
  expect(await listTitles('vanishing')).toEqual([])
  expect(await listTitles('vanshing tern')).toEqual([])
})

test('a corrected title is found under its new words only', async () => {
  const { artist } = await createTestArtist({ stageName: 'Retitled' })
  const { id } = await createTestSong(artist, { title: 'Mispelled Morning' })
  await runInTransaction((trx) =>
    updateSongTitle(trx, artist.id, id, { from: 'Mispelled Morning', to: 'Tidy Morning' }),
  )
  expect(await listTitles('tidy')).toEqual(['song Tidy Morning'])
  expect(await listTitles('mispelled')).toEqual([])
})

test('what is searched with typing errors has an index of trigrams', async () => {
  const indexes = await sql<{ index: string }>(
    db,
    `SELECT tablename || substring(indexdef from ' USING gin .*') AS index FROM pg_indexes WHERE indexdef LIKE '% USING gin (% gin_trgm_ops)'`,
  )
  expect(indexes.map(({ index }) => index)).toEqual(
    expect.arrayContaining([
      'art_cards USING gin (title gin_trgm_ops)',
      'artists USING gin (stage_name gin_trgm_ops)',
      'editions USING gin (title gin_trgm_ops)',
      'songs USING gin (title gin_trgm_ops)',
    ]),
  )
})

/** Songs of one artist each. The planner estimates the beginnings of words once it knows a hundred common ones. */
async function createSongs(title: string, count: number): Promise<void> {
  await sql(
    db,
    `WITH artist AS (
       INSERT INTO artists (account_type, legal_name, stage_name, email)
       SELECT 'production', $1, $1 || ' ' || n % 200, lower($1) || n || '@example.com' FROM generate_series(1, $2::int) n RETURNING id, stage_name),
     song AS (SELECT id AS artist_id, stage_name AS title, uuidv7() AS id FROM artist),
     stored AS (INSERT INTO files (key, state, bytes, type, sha256) SELECT 'songs/' || id, 'kept', 1, 'audio/wav', '' FROM song)
     INSERT INTO songs (id, artist_id, title, copyright_holders, contact, audio_key, state, search)
     SELECT id, artist_id, title, '{Ada}', 'ada@example.com', 'songs/' || id, 'published', to_tsvector('simple', title) FROM song`,
    [title, count],
  )
  await sql(db, 'VACUUM ANALYZE songs, artists')
}

test('a common word is found among the newest without asking the index of words for all', async () => {
  await createSongs('Everywhere', 2_500)
  const newest = await sql<{ id: string }>(
    db,
    `SELECT id FROM songs WHERE search @@ to_tsquery('simple', 'every:*') ORDER BY id DESC LIMIT 60`,
  )
  // With none of the index's rows taken, only the walk finds any.
  const found = await listMatches('songs', 'every:*', -1)
  expect(found.map(({ id }) => ({ id }))).toEqual(newest)
  expect(await listMatches('songs', 'kettle:*', -1)).toEqual([])
  expect(await countRowsRead('songs', buildWalkSql('songs'), ['every:*'])).toBeLessThan(200)
})

test('what is spelled alike is ranked before its artists are looked up', async () => {
  await createSongs('Zanzibar', 300)
  expect((await search('zanzibra')).songs).toHaveLength(8)
  expect(await countRowsRead('artists', buildSimilarSql('songs'), ['zanzibra'])).toBeLessThan(50)
})

test('titles spelled alike are looked for among albums, not among the editions of songs', async () => {
  await sql(
    db,
    `INSERT INTO editions (artist_id, kind, title, price_cents, copies, state)
     SELECT $1, 'song', 'Quillfeather ' || n, 100, 1, 'unpublished' FROM generate_series(1, 2000) n`,
    [kanae.id],
  )
  await sql(db, 'VACUUM ANALYZE editions')
  expect(await countRowsRead('editions', buildSimilarSql('albums'), ['quilfeather'])).toBeLessThan(100)
})
