import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { aCard, anArtist } from '#testing/builders'
import { serverOrigin, withServer } from '#testing/server'
import { type ArtCard, pictureSet } from './contract.ts'

withServer()

const announced = async (path: string) => (await fetch(serverOrigin() + path)).headers.get('link')
/** Longer than a process remembers which card is the newest. */
const aMoment = () => sleep(1_600)

test('the gallery comes with the address of the picture that hangs first, in the widths it exists in', async () => {
  expect(await announced('/fine-art/gallery')).toBeNull()

  const { artist } = await anArtist()
  await aCard(artist.id)
  const id = await aCard(artist.id)
  await aMoment()
  const cards = (await (await fetch(`${serverOrigin()}/api/fine-art/cards`)).json()) as ArtCard[]
  const [first] = cards
  expect(first?.id).toBe(id)
  const link = await announced('/fine-art/gallery')
  expect(link).toContain(`<${first?.artworkImageUrl}>; rel=preload; as=image`)
  expect(link).toContain(`imagesrcset="${first && pictureSet(first)}"`)
  expect(await announced('/fine-art')).toBeNull()

  await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1`, [id])
  await aMoment()
  expect(await announced('/fine-art/gallery')).not.toContain(id)
})
