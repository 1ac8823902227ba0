import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestArtist } from '#testing/builders/records'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'

startTestServer()
beforeEach(resetRateLimits)

const save = (browser: Browser, name: string) => browser.send('PUT', '/api/artist/address', { name })
const getPage = (path: string) => fetch(getServerOrigin() + path, { redirect: 'manual' })

async function createSignedIn(stageName?: string) {
  const { artist, gKeyId } = await createTestArtist(stageName ? { stageName } : {})
  return { artist, browser: await signInArtist(gKeyId) }
}

test('an artist is found under a readable address, and under earlier ones for ever', async () => {
  const { artist, browser } = await createSignedIn()
  expect((await getPage(`/artists/${artist.id}`)).status).not.toBe(301)
  expect(await save(browser, ' First-Harbour ')).toMatchObject({ status: 200, body: { name: 'first-harbour' } })
  expect((await save(browser, 'second-harbour')).status).toBe(200)
  for (const asked of ['first-harbour', 'second-harbour', artist.id]) {
    const { body } = await new Browser().get(`/api/artists/${asked}`)
    expect(body).toMatchObject({ id: artist.id, address: 'second-harbour' })
  }
  for (const asked of [artist.id, 'first-harbour', 'Second-Harbour', 'sec0nd-harb0ur']) {
    const answer = await getPage(`/artists/${asked}?from=poster`)
    expect([asked, answer.status, answer.headers.get('location')]).toEqual([
      asked,
      301,
      '/artists/second-harbour?from=poster',
    ])
  }
  expect((await getPage('/artists/second-harbour')).status).not.toBe(301)
  // Back to the first, which is still theirs.
  expect((await save(browser, 'first-harbour')).status).toBe(200)
  expect((await getPage('/artists/second-harbour')).headers.get('location')).toBe('/artists/first-harbour')
  expect((await new Browser().get('/api/artists/third-harbour')).status).toBe(404)
})

describe('An address is refused', () => {
  test.each(['ab', 'a'.repeat(31), 'two--hyphens', '-begin', 'end-', 'a space', 'zoë', 'a/b', 'a.b'])(
    'with other characters or lengths: %s',
    async (name) => {
      const { browser } = await createSignedIn()
      expect((await save(browser, name)).status).toBe(400)
    },
  )

  test.each(['admin', 'tunemaker', 'tune-maker', 'sign-in', 'g0dfrey', 'paypa1'])(
    'that is the platform’s or looks so: %s',
    async (name) => {
      const { browser } = await createSignedIn()
      expect(await save(browser, name)).toMatchObject({ status: 422, body: { error: 'address-reserved' } })
    },
  )

  test('that another artist has, had, or is called, in any spelling that looks the same', async () => {
    const { browser: first } = await createSignedIn('Milo Renn')
    await save(first, 'old-lantern')
    await save(first, 'new-lantern')
    const { browser } = await createSignedIn()
    await save(browser, 'somebody-else')
    for (const name of ['old-lantern', 'oldlantern', 'new-lantem', '0ld-lantern', 'milo-renn', 'mi1o-renn', 'milorenn'])
      expect(await save(browser, name), name).toMatchObject({ status: 409, body: { error: 'address-taken' } })
    expect((await browser.get('/api/artist/profile')).body).toMatchObject({ address: 'somebody-else' })
    // Two artists may be called the same: the first who asks gets it.
    const { browser: namesake } = await createSignedIn('Milo Renn')
    expect((await save(namesake, 'milo-renn')).status).toBe(200)
    expect((await save(first, 'milo-renn')).status).toBe(409)
  })

  test('after five', async () => {
    const { browser } = await createSignedIn()
    for (const name of ['plum-one', 'plum-two', 'plum-three', 'plum-four', 'plum-five'])
      expect((await save(browser, name)).status).toBe(200)
    expect(await save(browser, 'plum-six')).toMatchObject({ status: 409, body: { error: 'addresses-used-up' } })
    expect((await save(browser, 'plum-two')).status).toBe(200)
  })

  test('to all but one of ten artists who want it at once', async () => {
    const artists = await Promise.all(Array.from({ length: 10 }, () => createSignedIn()))
    const answers = await Promise.all(artists.map(({ browser }) => save(browser, 'contested-name')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const rows = await sql(db, `SELECT FROM artist_addresses WHERE name = 'contested-name'`)
    expect(rows).toHaveLength(1)
  })
})

test('of two addresses that an artist asks for at once, one is in force', async () => {
  const { artist, browser } = await createSignedIn()
  const answers = await Promise.all(['both-wanted', 'other-wanted'].map((name) => save(browser, name)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = await sql(db, 'SELECT FROM artist_addresses WHERE artist_id = $1 AND is_current', [artist.id])
  expect(rows).toHaveLength(1)
})
