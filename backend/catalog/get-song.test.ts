import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestSong, createTestArtist } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

const browser = new Browser()

test('a published song has the same facts as in the catalog', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { title: 'Harbour Lights', copies: 25, priceCents: 1250 })
  const { status, body } = await browser.get(`/api/songs/${song.id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Harbour Lights', artistId: artist.id, price: 12.5, copies: 25, copiesLeft: 25 })
  const [listed] = (await browser.get('/api/songs?q=harbour')).body as unknown as Record<string, unknown>[]
  expect(body).toMatchObject(listed ?? {})
})

test.each(['checking', 'in-review', 'declined', 'unpublished'])('a song that is %s is 404', async (state) => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist)
  await sql(db, 'UPDATE songs SET state = $2 WHERE id = $1', [song.id, state])
  expect((await browser.get(`/api/songs/${song.id}`)).status).toBe(404)
})

test('an invalid id is rejected', async () => {
  expect((await browser.get('/api/songs/harbour')).status).toBe(404)
})
