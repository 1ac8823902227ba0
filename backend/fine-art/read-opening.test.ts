import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { db, sql } from '#platform/database'
import { aCard, anArtist } from '#testing/builders'
import { serverOrigin, withServer } from '#testing/server'
import { type ArtCard, listCards } from './contract.ts'
import { readOpening } from './read-opening.ts'

withServer()

const GALLERY = '/fine-art/gallery'
/** Longer than a process remembers what hangs. */
const aMoment = () => sleep(1_600)
const opening = async () => (await readOpening(GALLERY))?.[listCards.path] as ArtCard[] | undefined

test('the gallery opens with the first twelve cards as its call answers them, and no other page does', async () => {
  expect(await opening()).toEqual([])
  expect(await readOpening('/fine-art')).toBeUndefined()

  const { artist } = await anArtist()
  for (let n = 0; n < 13; n++) await aCard(artist.id)
  await aMoment()
  const cards = (await (await fetch(serverOrigin() + listCards.path)).json()) as ArtCard[]
  expect(cards).toHaveLength(13)
  expect(await opening()).toEqual(cards.slice(0, 12))

  const [first] = cards
  await sql(db, `UPDATE art_cards SET state = 'unreadable' WHERE id = $1`, [first?.id ?? ''])
  await aMoment()
  expect((await opening())?.map(({ id }) => id)).toEqual(cards.slice(1).map(({ id }) => id))
})
