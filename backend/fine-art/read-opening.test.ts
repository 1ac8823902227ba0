import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { createTestCard, createTestArtist } from '#testing/builders'
import { getServerOrigin, startTestServer } from '#testing/server'
import { type ArtCard, listCards } from './contract.ts'
import { getGalleryInitialData } from './read-opening.ts'

startTestServer()

const GALLERY = '/fine-art/gallery'
/** Waits longer than the cache keeps the list. */
const waitForCacheExpiry = () => sleep(1_600)
const getGalleryCards = async () => (await getGalleryInitialData(GALLERY))?.[listCards.path] as ArtCard[] | undefined

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
  expect((await getGalleryCards())?.map(({ id }) => id)).toEqual(cards.slice(1).map(({ id }) => id))
})
