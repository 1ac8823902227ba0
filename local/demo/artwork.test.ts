import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderArtwork } from './artwork.ts'
import { catalogue } from './catalogue.ts'

test.for(catalogue.cards)('$title prints as a sheet of its own, small enough to send', async (card) => {
  const print = await renderArtwork(card)
  expect(print.length).toBeLessThan(600_000)
  expect(await sharp(print).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 })
  const { channels } = await sharp(print).stats()
  expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(20)
})

test('the same seed draws the same picture, another seed another', async () => {
  const once = await renderArtwork({ style: 'overprint', seed: 5 })
  expect((await renderArtwork({ style: 'overprint', seed: 5 })).equals(once)).toBe(true)
  expect((await renderArtwork({ style: 'overprint', seed: 6 })).equals(once)).toBe(false)
})
