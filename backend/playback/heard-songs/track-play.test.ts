import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { rollUpEvents } from '#module/analytics'
import { createTestKeymails } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { signInArtist } from '#testing/clients/sign-in-artist'
import type { Browser } from '#testing/clients/browser'
import { pollUntil } from '#testing/poll-until'
import { startTestServer } from '#testing/servers/app-server'
import { purgeHeardSongs } from './purge-heard-songs.ts'

startTestServer()

async function createListeners() {
  const { artist, gKeyId, codes, song } = await createTestKeymails(2)
  const fans = await Promise.all(
    codes.map(async (code) => (await redeemAsFan(code, `${randomUUID()}@example.com`)).fan),
  )
  const artistsBrowser = await signInArtist(gKeyId)
  const songId = song.id
  const ask = async (browser: Browser, headers: Record<string, string> = {}, query = '') => {
    const answer = await browser.fetch('GET', `/api/songs/${songId}/audio${query}`, undefined, headers)
    await answer.arrayBuffer()
    expect(answer.ok).toBe(true)
  }
  const getPlays = async () => {
    await rollUpEvents()
    return (await artistsBrowser.get('/api/artist/revenue')).body['plays']
  }
  const waitForPlays = (total: number) =>
    pollUntil(`${total} plays`, 30, async () => JSON.stringify(await getPlays()).includes(`"total":${total}`))
  return { artist, artistsBrowser, songId, fans, ask, getPlays, waitForPlays }
}

test('a play is counted once however many requests it takes, again when the song was over, and per listener', async () => {
  const { fans, ask, songId, artist, artistsBrowser, getPlays, waitForPlays } = await createListeners()
  const [first, second] = fans
  if (!first || !second) throw new Error('two fans were expected')
  expect(await getPlays()).toEqual({ month: 0, total: 0 })
  await ask(first, { range: 'bytes=0-' })
  await waitForPlays(1)
  // Seeks, a lost line, a download, the artist: none of them is another play.
  await ask(first, { range: 'bytes=100-' })
  await ask(first, { range: 'bytes=0-' })
  await Promise.all([1, 2, 3].map(() => ask(first)))
  await ask(first, {}, '?download=1')
  await ask(artistsBrowser)
  await ask(second)
  await waitForPlays(2)
  await sql(db, `UPDATE heard_songs SET over_at = now() - interval '1 second' WHERE song_id = $1`, [songId])
  await Promise.all([1, 2, 3, 4].map(() => ask(first)))
  await waitForPlays(3)
  expect(await getPlays()).toEqual({ month: 3, total: 3 })
  // Months later it is among all plays only, and what was heard is forgotten.
  await sql(db, 'UPDATE analytics_plays SET day = day - 40 WHERE artist_id = $1', [artist.id])
  await sql(db, `UPDATE heard_songs SET heard_at = now() - interval '91 days' WHERE song_id = $1`, [songId])
  expect(await getPlays()).toEqual({ month: 0, total: 3 })
  await purgeHeardSongs()
  expect(await sql(db, 'SELECT 1 FROM heard_songs WHERE song_id = $1', [songId])).toEqual([])
})
