import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderArtwork } from './render-artwork.ts'
import { demoCatalog } from '#local/seed/catalog/demo-catalog'

test.for(demoCatalog.cards)('renders $title as a unique image of moderate size', async (card) => {
  const print = await renderArtwork(card)
  expect(print.length).toBeLessThan(600_000)
  expect(await sharp(print).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 })
  const { channels } = await sharp(print).stats()
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(20)
})

test('renders the same image for the same seed, and another for another', async () => {
  const once = await renderArtwork({ style: 'overprint', seed: 5 }, 400)
  expect((await renderArtwork({ style: 'overprint', seed: 5 }, 400)).equals(once)).toBe(true)
  expect((await renderArtwork({ style: 'overprint', seed: 6 }, 400)).equals(once)).toBe(false)
})
