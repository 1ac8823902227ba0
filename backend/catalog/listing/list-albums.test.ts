import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'
import { listSongIds } from './list-albums.ts'

startTestServer()

let artistId: string

async function createAlbum(stageName: string, title: string, songTitles: string[]) {
  const { artist, gKeyId } = await createTestArtist({ stageName })
  const songIds: string[] = []
  for (const songTitle of songTitles) songIds.push((await createTestSong(artist, { title: songTitle })).id)
  const browser = await signInArtist(gKeyId)
  const made = await browser.post('/api/artist/albums', { title, songIds, price: 18, copies: 5 })
  expect(made.status).toBe(201)
  return { artist, editionId: String(made.body['id']) }
}

/** Each time another page size: answers are kept for 1.5 seconds. */
let limit = 20
const search = async (q: string, query = '') => {
  const { body } = await new Browser().get(`/api/albums?limit=${++limit}&q=${encodeURIComponent(q)}${query}`)
  return (body as unknown as { title: string }[]).map(({ title }) => title)
}

beforeAll(async () => {
  const { artist } = await createAlbum('Ada North', 'Harbour Lights', ['Lantern', 'Common Ground'])
  artistId = artist.id
  await createAlbum('Bo South', 'Inland', ['Lantern Road', 'Field'])
  const { editionId } = await createAlbum('Cy West', 'Hidden Lantern', ['Quiet', 'Loud'])
  await sql(db, `UPDATE editions SET state = 'unpublished' WHERE id = $1`, [editionId])
})

describe.each([
  ['few songs', 0],
  ['thousands of songs', 5_001],
])('with words that %s have, the shelf', (_, more) => {
  beforeAll(async () => {
    await sql(
      db,
      `WITH song AS (SELECT n, uuidv7() AS id FROM generate_series(1, $2::int) n),
       stored AS (INSERT INTO files (key, state, bytes, type, sha256) SELECT 'songs/' || id, 'kept', 1, 'audio/wav', '' FROM song)
       INSERT INTO songs (id, artist_id, title, copyright_holders, contact, audio_key, state, search)
       SELECT id, $1, 'Lantern ' || n, '{Ada}', 'ada@example.com', 'songs/' || id, 'published',
              to_tsvector('simple', 'lantern north common harbour ' || n || ' t' || n % 200) FROM song`,
      [artistId, more],
    )
  })

  test.each([
    ['lantern', ['Inland', 'Harbour Lights']],
    ['common', ['Harbour Lights']],
    ['harbour', ['Harbour Lights']],
    ['harbour nor', ['Harbour Lights']],
    ['south', ['Inland']],
    ['hidden', []],
    ['nothing', []],
  ])('finds by album, artist and song: %s', async (q, titles) => {
    expect(await search(q)).toEqual(titles)
  })

  test('has the albums of one artist', async () => {
    expect(await search('lantern', `&artistId=${artistId}`)).toEqual(['Harbour Lights'])
    expect(await search('', `&artistId=${artistId}`)).toEqual(['Harbour Lights'])
  })
})

test('songs of a common word are not found one by one: the planner expects too many', async () => {
  await sql(db, 'ALTER TABLE songs SET (autovacuum_enabled = off)')
  await sql(db, 'ANALYZE songs')
  expect(await listSongIds('quiet:*', 1_000)).toHaveLength(1)
  // What has been since is unknown to the planner, and reading would have found none.
  await sql(db, `UPDATE songs SET search = '' WHERE title LIKE 'Lantern %'`)
  expect(await listSongIds('lantern:*', 1_000)).toBeUndefined()
})
