import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { publishCheckpoint } from '#module/edition-log'
import { createApprovedCopyOrder } from '#testing/builders/open-sale'
import { createTestArtist, createTestKeymails, createTestSong } from '#testing/builders/records'
import { redeemAsFan } from '#testing/builders/redemption'
import { Browser } from '#testing/clients/browser'
import { signInArtist } from '#testing/clients/sign-in-artist'
import { listRoutes } from '#testing/list-routes'
import { resetRateLimits } from '#testing/reset-rate-limits'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { publishDueReleases } from './publish-due-releases.ts'

startTestServer()

/** Words that stand nowhere else. */
const SONG = 'Zephyrquill'
const ALBUM = 'Quillwater'

const routes = listRoutes()

const createDraftSong = (artist: { id: string; stageName: string }, title: string) =>
  createTestSong(artist, { title, copies: 10, draft: true })

/** An artist with drafts of two songs and an album of them, and the code of a copy of something else. */
async function createDrafts() {
  const { artist, gKeyId, codes } = await createTestKeymails(1)
  const songs = [await createDraftSong(artist, `${SONG} One`), await createDraftSong(artist, `${SONG} Two`)]
  const browser = await signInArtist(gKeyId)
  const songIds = songs.map(({ id }) => id)
  const album = await browser.post('/api/artist/albums', { title: ALBUM, songIds, price: 9, copies: 5, draft: true })
  expect(album.status).toBe(201)
  const editionId = songs[0]?.editionId ?? ''
  await browser.send('PATCH', `/api/artist/songs/${songIds[0]}`, { lyrics: `${SONG} la la` })
  expect((await browser.send('PUT', `/api/artist/editions/${editionId}/open-sale`, { copies: 3 })).status).toBe(200)
  const [songId = ''] = songIds
  return { artist, browser, songId, songIds, editionId, albumId: String(album.body['id']), code: codes[0] ?? '' }
}

type Drafts = Awaited<ReturnType<typeof createDrafts>>

const putRelease = (browser: Browser, id: string, wish: object = {}) =>
  browser.send('PUT', `/api/artist/editions/${id}/release`, {
    releaseAt: new Date(Date.now() + 86_400_000).toISOString(),
    timeZone: 'Europe/Berlin',
    announced: false,
    ...wish,
  })

const setDue = (editionId: string) =>
  sql(db, `UPDATE edition_releases SET due_at = now() - interval '1 second' WHERE edition_id = $1`, [editionId])

const countLogged = async (editionId: string) =>
  (
    await sql<{ count: number }>(
      db,
      `SELECT (SELECT count(*) FROM edition_log_inbox WHERE edition_id = $1 AND type = 'published')::int
            + (SELECT count(*) FROM edition_log_entries WHERE edition_id = $1 AND leaf LIKE '%"published"%')::int AS count`,
      [editionId],
    )
  )[0]?.count

/**
 * Everything that can be read by address, with the drafts' ids in every place for one, and the pages. Feeds only of the
 * artist: that of all is cached for a minute.
 */
function listPaths({ songId, editionId, albumId, artist }: Drafts): string[] {
  const ids = [songId, editionId, albumId, artist.id]
  const calls = routes.filter(({ method, path }) => method === 'GET' && !/stream$|\*|\.atom$/.test(path))
  const filled = calls.flatMap(({ path }) =>
    path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path],
  )
  const pages = [`/songs/${songId}`, `/albums/${albumId}`, `/artists/${artist.id}`, `/buy-copy/${editionId}`]
  const links = pages.flatMap((page) => [
    `/api/oembed?url=${encodeURIComponent(getServerOrigin() + page)}`,
    `/api/share-image?path=${encodeURIComponent(page)}`,
  ])
  const searches = [SONG, ALBUM].flatMap((q) => ['songs', 'albums', 'search'].map((call) => `/api/${call}?q=${q}`))
  const ofArtist = ['/api/songs', '/api/albums', '/feeds/releases.atom'].map((path) => `${path}?artistId=${artist.id}`)
  return [...filled, ...pages, ...links, ...searches, ...ofArtist]
}

/** The addresses whose answer has a word of the drafts. */
async function listLeaks(who: Browser, drafts: Drafts): Promise<string[]> {
  const headers = { cookie: who.cookie ?? '' }
  const paths = listPaths(drafts)
  const leaks: string[] = []
  for (let at = 0; at < paths.length; at += 20) {
    await resetRateLimits()
    await Promise.all(
      paths.slice(at, at + 20).map(async (path) => {
        const answer = await fetch(getServerOrigin() + path, { headers, redirect: 'manual' })
        // On a busy machine the process may not be ready for more work.
        if (path !== '/readyz') expect(answer.status, path).toBeLessThan(500)
        if (new RegExp(`${SONG}|${ALBUM}`).test(await answer.text())) leaks.push(path)
      }),
    )
  }
  return leaks
}

describe('a draft', () => {
  let drafts: Drafts
  /** Owns a copy of something else of the artist. */
  let fan: Browser
  beforeAll(async () => {
    drafts = await createDrafts()
    fan = (await redeemAsFan(drafts.code, 'fan.of.drafts@example.com')).fan
    await putRelease(drafts.browser, drafts.editionId)
    await putRelease(drafts.browser, drafts.albumId)
  })

  test('is shown to its artist and to nobody else, whatever is read', async () => {
    const other = await signInArtist((await createTestArtist()).gKeyId)
    await publishCheckpoint()
    expect(await listLeaks(new Browser(), drafts)).toEqual([])
    expect(await listLeaks(fan, drafts)).toEqual([])
    expect(await listLeaks(other, drafts)).toEqual([])
    const own = await listLeaks(drafts.browser, drafts)
    expect(own).toEqual(expect.arrayContaining([`/api/songs/${drafts.songId}`, `/api/albums/${drafts.albumId}`]))
    expect((await drafts.browser.get(`/api/songs/${drafts.songId}`)).body).toMatchObject({ state: 'draft' })
  })

  test('plays to nobody else, sells nothing and is in no log', async () => {
    const { songId, editionId, browser, albumId } = drafts
    for (const sound of ['audio', 'preview'])
      expect((await fan.get(`/api/songs/${songId}/${sound}`)).status, sound).toBeGreaterThanOrEqual(400)
    expect((await fan.post(`/api/open-sales/${editionId}/waiting-list`, { email: 'a@example.com' })).status).toBe(404)
    const order = { amount: '7.50', currency: 'USD', intent: 'CAPTURE', purpose: 'edition', reference: editionId }
    expect((await fan.post('/paypal/order', order)).status).toBe(404)
    expect((await browser.post('/api/keymails', { editionId, count: 1 })).status).toBe(409)
    expect(await countLogged(editionId)).toBe(0)
    expect(await countLogged(albumId)).toBe(0)
  })

  test('of an album is not made of another artist’s drafts, nor is an album on sale made of drafts', async () => {
    const other = await signInArtist((await createTestArtist()).gKeyId)
    const wish = { title: 'Taken', songIds: drafts.songIds, price: 9, copies: 5 }
    expect((await other.post('/api/artist/albums', { ...wish, draft: true })).status).toBe(404)
    expect((await drafts.browser.post('/api/artist/albums', wish)).status).toBe(409)
  })

  test('is not put off sale, and does not come back once it is published', async () => {
    const { browser, artist } = await createDrafts()
    const { editionId } = await createDraftSong(artist, 'Back and forth')
    const change = (state: string) => browser.send('PATCH', `/api/artist/editions/${editionId}`, { state })
    expect(await change('unpublished')).toMatchObject({ status: 409, body: { error: 'edition-draft' } })
    expect((await change('published')).status).toBe(200)
    expect((await change('draft')).status).toBe(400)
    await expect(sql(db, `UPDATE editions SET state = 'draft' WHERE id = $1`, [editionId])).rejects.toThrow(/draft/)
    expect(await putRelease(browser, editionId)).toMatchObject({ status: 409, body: { error: 'not-a-draft' } })
  })
})

describe('a release date', () => {
  let refused: Drafts
  beforeAll(async () => {
    refused = await createDrafts()
  })

  test.each([
    ['in the past', { releaseAt: '2020-01-01T00:00:00Z' }, 'release-date-out-of-range'],
    ['too far away', { releaseAt: '2099-01-01T00:00:00Z' }, 'release-date-out-of-range'],
    ['in a time zone that does not exist', { timeZone: 'Europe/Atlantis' }, 'time-zone-unknown'],
  ])('%s is refused', async (_, wish, error) => {
    const { browser, editionId } = refused
    expect(await putRelease(browser, editionId, wish)).toMatchObject({ status: 422, body: { error } })
    expect(await sql(db, 'SELECT 1 FROM edition_releases WHERE edition_id = $1', [editionId])).toEqual([])
  })

  test('that is announced opens the page with its preview and nothing else before', async () => {
    const drafts = await createDrafts()
    const { browser, editionId, songId } = drafts
    const { body } = await putRelease(browser, editionId, { announced: true })
    const visitor = new Browser()
    const page = await visitor.get(`/api/songs/${songId}`)
    expect(page.body).toMatchObject({ state: 'announced', title: `${SONG} One` })
    expect(Date.parse(String(page.body['releaseAt']))).toBe(
      Math.floor(Date.parse(String(body['releaseAt'])) / 1000) * 1000,
    )
    const shown = await listLeaks(visitor, drafts)
    expect(shown.filter((path) => !path.includes(songId))).toEqual([])
    expect((await visitor.get(`/api/open-sales/${editionId}`)).status).toBe(404)
    expect(await countLogged(editionId)).toBe(0)
    await browser.send('DELETE', `/api/artist/editions/${editionId}/release`)
    expect((await visitor.get(`/api/songs/${songId}`)).status).toBe(404)
  })

  test('that has come publishes song and sale once, however many do it at once', async () => {
    const { browser, editionId, songId, albumId, songIds } = await createDrafts()
    await putRelease(browser, editionId)
    await putRelease(browser, albumId)
    await publishDueReleases()
    expect((await new Browser().get(`/api/songs/${songId}`)).status).toBe(404)
    await setDue(editionId)
    await Promise.all([1, 2, 3, 4].map(() => publishDueReleases()))
    expect((await new Browser().get(`/api/songs/${songId}`)).body).toMatchObject({
      state: 'published',
      releaseAt: null,
    })
    expect(await countLogged(editionId)).toBe(1)
    expect((await createApprovedCopyOrder(editionId)).id).toBeTruthy()
    // Its album is still a draft, and its other song one of the album.
    expect((await new Browser().get(`/api/albums/${albumId}`)).status).toBe(404)
    expect(await countLogged(albumId)).toBe(0)
    await setDue(albumId)
    await publishDueReleases()
    expect((await new Browser().get(`/api/albums/${albumId}`)).body).toMatchObject({ state: 'published' })
    expect((await new Browser().get(`/api/songs/${songIds[1]}`)).body).toMatchObject({ editionId: albumId })
    expect(await countLogged(albumId)).toBe(1)
  })

  test('waits for the copyright check, and for an artist who is suspended', async () => {
    const { browser, editionId, songId } = await createDrafts()
    await putRelease(browser, editionId)
    await setDue(editionId)
    const tryWith = async (statement: string, values: unknown[]) => {
      await sql(db, statement, values)
      await publishDueReleases()
      return (await new Browser().get(`/api/songs/${songId}`)).status
    }
    expect(await tryWith(`UPDATE songs SET state = 'in-review' WHERE id = $1`, [songId])).toBe(404)
    expect(await tryWith(`UPDATE songs SET state = 'declined' WHERE id = $1`, [songId])).toBe(404)
    expect(await tryWith(`UPDATE songs SET state = 'unpublished' WHERE id = $1 AND $2`, [songId, false])).toBe(404)
    await sql(db, `UPDATE songs SET state = 'unpublished' WHERE id = $1`, [songId])
    expect(await tryWith('UPDATE editions SET blocked_at = now() WHERE id = $1', [editionId])).toBe(404)
    expect(await tryWith('UPDATE editions SET blocked_at = NULL WHERE id = $1', [editionId])).toBe(200)
  })

  test('is forgotten when the artist publishes at once', async () => {
    const { browser, editionId, songId } = await createDrafts()
    await putRelease(browser, editionId)
    const now = await browser.send('PATCH', `/api/artist/editions/${editionId}`, { state: 'published' })
    expect(now.status).toBe(200)
    expect((await new Browser().get(`/api/songs/${songId}`)).status).toBe(200)
    expect(await countLogged(editionId)).toBe(1)
    expect(await sql(db, 'SELECT 1 FROM edition_releases WHERE edition_id = $1', [editionId])).toEqual([])
  })
})
