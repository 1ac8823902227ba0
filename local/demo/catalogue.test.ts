import { expect, test } from 'vitest'
import { catalogue, holderOf } from './catalogue.ts'
import { scores } from './scores.ts'

const unique = (values: string[]) => new Set(values).size === values.length

test('the demo world is as large as promised', () => {
  expect(catalogue.artists.length).toBeGreaterThanOrEqual(6)
  expect(catalogue.songs.length).toBeGreaterThanOrEqual(15)
  expect(catalogue.cards.length).toBeGreaterThanOrEqual(6)
  expect(catalogue.editions.filter((edition) => edition.kind === 'album')).toHaveLength(2)
  expect(new Set(catalogue.cards.map((card) => card.rarity)).size).toBe(5)
})

test('two production keys belong to different artists who can be paid, two keys are for evaluation', () => {
  const keys = catalogue.artists.filter((artist) => artist.demoKey)
  const production = keys.filter((artist) => artist.accountType === 'production')
  expect(production).toHaveLength(2)
  expect(production.every((artist) => artist.paymentEmail)).toBe(true)
  expect(keys.filter((artist) => artist.accountType === 'test')).toHaveLength(2)
})

test('ids and addresses are unique and references resolve', () => {
  for (const list of [catalogue.artists, catalogue.songs, catalogue.editions, catalogue.cards])
    expect(unique(list.map((one) => one.id))).toBe(true)
  expect(unique([...catalogue.fans, ...catalogue.artists].map((person) => person.email))).toBe(true)
  for (const { email } of [...catalogue.fans, ...catalogue.artists])
    expect(email).toMatch(/^[a-z.]+@([a-z-]+\.)?example\.com$/)
  const payable = new Set(catalogue.artists.filter((artist) => artist.paymentEmail).map((artist) => artist.id))
  for (const { artist } of [...catalogue.songs, ...catalogue.editions, ...catalogue.cards, ...catalogue.posts])
    expect(payable).toContain(artist)
  for (const edition of catalogue.editions) {
    for (const id of edition.songs) expect(catalogue.songs.find((song) => song.id === id)?.artist).toBe(edition.artist)
  }
})

test('no edition has more codes than copies, one is sold out and one nearly', () => {
  const left = catalogue.editions.map(
    ({ copies, keymails }) => copies - keymails.issued - keymails.redeemed - keymails.void,
  )
  expect(Math.min(...left)).toBe(0)
  const redeemed = catalogue.editions.map(({ copies, keymails }) => `${keymails.redeemed} of ${copies}`)
  expect(redeemed).toContain('12 of 12')
  expect(redeemed).toContain('24 of 25')
  for (const card of catalogue.cards) expect(card.scarcitySold).toBeLessThanOrEqual(card.scarcityCount)
})

test('no fan holds two copies of one edition', () => {
  for (const edition of catalogue.editions) {
    const holders = Array.from({ length: edition.keymails.redeemed }, (_, index) => holderOf(edition, index + 1).email)
    expect(unique(holders)).toBe(true)
  }
})

test('every song has its score', () => {
  expect(scores.map((score) => score.id).toSorted()).toEqual(catalogue.songs.map((song) => song.id).toSorted())
})
