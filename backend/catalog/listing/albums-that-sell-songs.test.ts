import { expect, test } from 'vitest'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist, createTestSong } from '#testing/builders/records'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { startTestServer } from '#testing/servers/app-server'

startTestServer()

/** An album of two songs that sell alone. */
async function createTestAlbum() {
  const { artist, gKeyId } = await createTestArtist()
  const [one, two] = [await createTestSong(artist, { title: 'Heath' }), await createTestSong(artist, { title: 'Ivy' })]
  const workshop = await signInArtist(gKeyId)
  const { status } = await workshop.post('/api/artist/albums', {
    title: 'Hedges',
    songIds: [one.id, two.id],
    price: 3,
    copies: 5,
  })
  expect(status).toBeLessThan(300)
  return { artistId: artist.id, one: one.editionId, two: two.editionId }
}

const updateSql = 'UPDATE editions SET state = $2 WHERE id = $1'
const update = (id: string, state: string) => sql(db, updateSql, [id, state])

async function sellsSongs(artistId: string): Promise<boolean | undefined> {
  const [album] = await sql<{ sells: boolean }>(
    db,
    `SELECT sells_songs AS sells FROM editions WHERE artist_id = $1 AND kind = 'album'`,
    [artistId],
  )
  return album?.sells
}

test('an album sells songs as long as one of them does not sell alone', async () => {
  const { artistId, one, two } = await createTestAlbum()
  expect(await sellsSongs(artistId)).toBe(false)
  await update(one, 'unpublished')
  expect(await sellsSongs(artistId)).toBe(true)
  await update(two, 'unpublished')
  await update(one, 'published')
  expect(await sellsSongs(artistId)).toBe(true)
  await update(two, 'published')
  expect(await sellsSongs(artistId)).toBe(false)
})

test('of two changes at once neither overlooks the other', async () => {
  const { artistId, one, two } = await createTestAlbum()
  await update(two, 'unpublished')
  let second = Promise.resolve()
  await runInTransaction(async (trx) => {
    await sql(trx, updateSql, [one, 'unpublished'])
    second = update(two, 'published').then(() => {})
    await expect
      .poll(async () => {
        const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query = $1`
        return (await sql(db, waiting, [updateSql])).length
      })
      .toBe(1)
  })
  await second
  expect(await sellsSongs(artistId)).toBe(true)
})
