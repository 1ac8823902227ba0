import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { createTestCard, createTestArtist } from '#testing/builders/records'
import { getServerOrigin, startTestServer } from '#testing/servers/app-server'
import { type ArtCard, listCards } from '#contract/art-cards/cards'
import { getGalleryInitialData } from './get-gallery-initial-data.ts'

startTestServer()

const GALLERY = '/fine-art/gallery'
/** Waits longer than the cache keeps the list. */
const waitForCacheExpiry = () => sleep(1_600)

/** A busy machine may not have them in time for a page; a later page has them. */
async function getGalleryCards(): Promise<ArtCard[]> {
  for (;;) {
    const data = await getGalleryInitialData(GALLERY)
    if (data) return data[listCards.path] as ArtCard[]
  }
}

test('the gallery starts with the first twelve cards of its endpoint, and other pages with none', async () => {
  expect(await getGalleryCards()).toEqual([])
  expect(await getGalleryInitialData('/fine-art')).toBeUndefined()

  const { artist } = await createTestArtist()
  for (let n = 0; n < 13; n++) await createTestCard(artist.id)
  await waitForCacheExpiry()
  const cards = (await (await fetch(getServerOrigin() + listCards.path)).json()) as ArtCard[]
  expect(cards).toHaveLength(13)
  expect(await getGalleryCards()).toEqual(cards.slice(0, 12))

  const [first] = cards
  await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1`, [first?.id ?? ''])
  await waitForCacheExpiry()
  expect((await getGalleryCards()).map(({ id }) => id)).toEqual(cards.slice(1).map(({ id }) => id))
})

test('pages of the gallery show every card once', async () => {
  const { artist } = await createTestArtist()
  for (let n = 0; n < 3; n++) await createTestCard(artist.id)
  const all = ((await (await fetch(getServerOrigin() + listCards.path)).json()) as ArtCard[]).map(({ id }) => id)
  const seen: string[] = []
  for (let path: string | undefined = `${listCards.path}?limit=4`; path;) {
    const answer: Response = await fetch(getServerOrigin() + path)
    seen.push(...((await answer.json()) as ArtCard[]).map(({ id }) => id))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(all.length).toBeGreaterThan(4)
  expect(seen).toEqual(all)
  for (const query of ['limit=0', 'limit=501', 'cursor=1'])
    expect((await fetch(`${getServerOrigin()}${listCards.path}?${query}`)).status).toBe(400)
})

test('an artist’s cards come page by page, without those of others', async () => {
  const [{ artist }, { artist: other }] = [await createTestArtist(), await createTestArtist()]
  for (const { id } of [artist, other, artist, other, artist]) await createTestCard(id)
  const seen: string[] = []
  let pages = 0
  for (let path: string | undefined = `${listCards.path}?artistId=${artist.id}&limit=2`; path; pages++) {
    const answer: Response = await fetch(getServerOrigin() + path)
    seen.push(...((await answer.json()) as ArtCard[]).map(({ artistId }) => artistId))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect({ pages, seen }).toEqual({ pages: 2, seen: [artist.id, artist.id, artist.id] })
  const { artist: without } = await createTestArtist()
  const answer = await fetch(`${getServerOrigin()}${listCards.path}?artistId=${without.id}`)
  expect(await answer.json()).toEqual([])
})
