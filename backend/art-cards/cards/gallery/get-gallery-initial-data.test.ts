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
