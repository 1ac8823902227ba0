import { expect, test } from 'vitest'
import { SITEMAP_FILE_PAGES } from '#contract/sharing'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import { createTestArtist, createTestCard, createTestSong } from '#testing/builders/records'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { PAGES } from './get-sitemap.ts'

startTestServer()

const listLocations = async (url: string) => {
  const answer = await fetch(url.replace(config.PUBLIC_URL, getServerOrigin()))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const xml = await answer.text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location.replaceAll('&amp;', '&'))
}
const listPages = (kind: string) => listLocations(`${config.PUBLIC_URL}/sitemap.xml?kind=${kind}`)

test('the sitemap names every public page, and no draft and nothing of a suspended artist', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist)
  const draft = await createTestSong(artist)
  await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [draft.id])
  const albums = await sql<{ id: string; state: string }>(
    db,
    `INSERT INTO editions (artist_id, kind, title, price_cents, copies, state)
     SELECT $1, 'album', state, 900, 5, state FROM unnest('{published,draft,unpublished}'::text[]) state RETURNING id, state`,
    [artist.id],
  )
  const card = await createTestCard(artist.id)
  const preparing = await createTestCard(artist.id)
  await sql(db, `UPDATE art_cards SET state = 'preparing' WHERE id = $1`, [preparing])
  const { artist: silent } = await createTestArtist()
  const { artist: suspended } = await createTestArtist()
  const hiddenSong = await createTestSong(suspended)
  const hiddenCard = await createTestCard(suspended.id)
  await sql(db, 'UPDATE artists SET suspended_at = now() WHERE id = $1', [suspended.id])
  await sql(db, `UPDATE songs SET state = 'declined', blocked_for = 'suspension' WHERE id = $1`, [hiddenSong.id])

  const songs = await listPages('songs')
  expect(songs).toContain(`${config.PUBLIC_URL}/songs/${song.id}`)
  for (const { id } of [draft, hiddenSong]) expect(songs).not.toContain(`${config.PUBLIC_URL}/songs/${id}`)
  const listedAlbums = await listPages('albums')
  for (const { id, state } of albums)
    expect(listedAlbums.includes(`${config.PUBLIC_URL}/albums/${id}`), state).toBe(state === 'published')
  const artists = await listPages('artists')
  expect(artists).toContain(`${config.PUBLIC_URL}/artists/${artist.id}`)
  for (const { id } of [silent, suspended]) expect(artists).not.toContain(`${config.PUBLIC_URL}/artists/${id}`)
  const cards = await listPages('cards')
  expect(cards).toContain(`${config.PUBLIC_URL}/fine-art/card/${card}`)
  for (const id of [preparing, hiddenCard]) expect(cards).not.toContain(`${config.PUBLIC_URL}/fine-art/card/${id}`)
})

test('the index splits the pages into files that hold each one once', async () => {
  const { artist } = await createTestArtist()
  await sql(
    db,
    `WITH stored AS (
       INSERT INTO files (key, state, bytes, type, sha256)
       SELECT 'songs/sitemap-' || n, 'kept', 0, 'audio/wav', '' FROM generate_series(1, $2::int) n RETURNING key)
     INSERT INTO songs (artist_id, title, copyright_holders, contact, audio_key, state, search)
     SELECT $1, 'Many', '{}', '', key, 'published', '' FROM stored`,
    [artist.id, SITEMAP_FILE_PAGES + 1],
  )
  try {
    const files = (await listLocations(`${config.PUBLIC_URL}/sitemap.xml`)).filter((url) => url.includes('kind=songs'))
    const pages = await Promise.all(files.map(listLocations))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toHaveLength(SITEMAP_FILE_PAGES)
    const [row] = await sql<{ published: number }>(
      db,
      `SELECT count(*)::int AS published FROM songs WHERE state = 'published'`,
    )
    expect(new Set(pages.flat()).size).toBe(row?.published)
    expect(pages.flat()).toHaveLength(row?.published ?? 0)
    // Nothing of their songs is read for the artists but an index.
    await sql(db, 'VACUUM ANALYZE songs')
    const plan = JSON.stringify(await sql(db, `EXPLAIN ${PAGES.artists} ORDER BY id LIMIT 10`))
    expect(plan).toContain('Index Only Scan using songs_of_artists')
  } finally {
    await sql(db, 'DELETE FROM songs WHERE artist_id = $1', [artist.id])
  }
})

test('robots.txt names the sitemap by its whole address', async () => {
  const text = await (await fetch(`${getServerOrigin()}/robots.txt`)).text()
  expect(text).toContain('Disallow: /api/\n')
  expect(text).toContain(`\nSitemap: ${config.PUBLIC_URL}/sitemap.xml\n`)
})
