import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { startTestServer } from '#testing/servers/app-server'
import { getReleaseInitialData } from './get-release-initial-data.ts'

startTestServer()

const browser = new Browser()

/** A busy machine may not have it in time for a page; a later page has it. */
async function getData(page: string): Promise<Record<string, unknown>> {
  for (;;) {
    const data = await getReleaseInitialData(page)
    if (data) return data
  }
}

test('the catalog, a song’s and an artist’s page begin with what their calls answer', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist, { title: 'Harbour Lights' })
  await createTestSong(artist, { title: 'Another' })
  for (const page of [`/songs/${song.id}`, `/artists/${artist.id}`, '/browse-music']) {
    const data = Object.entries(await getData(page))
    expect(data.length).toBeGreaterThan(1)
    // The addresses of the calls are those that the page will ask for.
    for (const [url, reply] of data) expect((await browser.get(url)).body, url).toEqual(reply)
  }
})

test('what is not on sale, unknown or no such page begins with nothing', async () => {
  const { artist } = await createTestArtist()
  const song = await createTestSong(artist)
  await sql(db, `UPDATE songs SET state = 'in-review' WHERE id = $1`, [song.id])
  const unknown = '0198c0de-0000-7000-8000-000000000000'
  for (const page of [`/songs/${song.id}`, `/albums/${unknown}`, `/artists/${unknown}`, '/songs/harbour', '/home'])
    expect(await getReleaseInitialData(page), page).toBeUndefined()
})
