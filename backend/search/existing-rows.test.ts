import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import { createTestArtist, createTestCard, createTestSong } from '#testing/builders/records'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { startTestServer } from '#testing/servers/app-server'
import { listSearchResults } from './list-search-results.ts'

startTestServer()

type Migration = { up: (knex: Knex) => Promise<void>; down: (knex: Knex) => Promise<void> }

const migration = new URL('../../migrations/search/202611240301_search_artists-and-cards.ts', import.meta.url)

test('what existed before the search is found after its migration', async () => {
  const { artist } = await createTestArtist({ stageName: 'Før Lyset' })
  await createTestSong(artist, { title: '深夜のラーメン' })
  await createTestCard(artist.id, { title: 'Morning Pier' })
  const { up, down } = (await import(migration.href)) as Migration
  await down(db)
  await sql(db, `UPDATE songs SET search = to_tsvector('simple', '深夜のラーメン for lyset')`)
  await up(db)
  expect(await listSearchResults('for lyset')).toMatchObject({ artists: [{ id: artist.id }], cards: [{}], songs: [{}] })
  expect(await listSearchResults('ラーメン')).toMatchObject({ songs: [{ title: '深夜のラーメン' }] })
  expect(await listSearchResults('pier')).toMatchObject({ cards: [{ title: 'Morning Pier' }] })
})
