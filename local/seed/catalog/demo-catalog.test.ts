import { expect, test } from 'vitest'
import { demoCatalog, getHolder } from './demo-catalog.ts'
import { scores } from '#local/seed/music/scores/scores'

const unique = (values: string[]) => new Set(values).size === values.length

test('has the promised amount of demo data', () => {
  expect(demoCatalog.artists.length).toBeGreaterThanOrEqual(6)
  expect(demoCatalog.songs.length).toBeGreaterThanOrEqual(15)
  expect(demoCatalog.cards.length).toBeGreaterThanOrEqual(6)
  expect(demoCatalog.editions.filter((edition) => edition.kind === 'album')).toHaveLength(2)
  expect(new Set(demoCatalog.cards.map((card) => card.rarity)).size).toBe(5)
})

test('has two production keys of different payable artists and two evaluation keys', () => {
  const keys = demoCatalog.artists.filter((artist) => artist.demoKey)
  const production = keys.filter((artist) => artist.accountType === 'production')
  expect(production).toHaveLength(2)
  expect(production.every((artist) => artist.paymentEmail)).toBe(true)
  expect(keys.filter((artist) => artist.accountType === 'test')).toHaveLength(2)
})

test('has unique ids and addresses, and references that resolve', () => {
  for (const list of [demoCatalog.artists, demoCatalog.songs, demoCatalog.editions, demoCatalog.cards])
    expect(unique(list.map((one) => one.id))).toBe(true)
  expect(unique([...demoCatalog.fans, ...demoCatalog.artists].map((person) => person.email))).toBe(true)
  for (const { email } of [...demoCatalog.fans, ...demoCatalog.artists])
    expect(email).toMatch(/^[a-z.]+@([a-z-]+\.)?example\.com$/)
  const payable = new Set(demoCatalog.artists.filter((artist) => artist.paymentEmail).map((artist) => artist.id))
  for (const { artist } of [...demoCatalog.songs, ...demoCatalog.editions, ...demoCatalog.cards, ...demoCatalog.posts])
    expect(payable).toContain(artist)
  for (const edition of demoCatalog.editions) {
    for (const id of edition.songs)
      expect(demoCatalog.songs.find((song) => song.id === id)?.artist).toBe(edition.artist)
  }
})

test('has no edition with more codes than copies, one sold out and one nearly', () => {
  const left = demoCatalog.editions.map(
    ({ copies, keymails }) => copies - keymails.issued - keymails.redeemed - keymails.void,
  )
  expect(Math.min(...left)).toBe(0)
  const redeemed = demoCatalog.editions.map(({ copies, keymails }) => `${keymails.redeemed} of ${copies}`)
  expect(redeemed).toContain('12 of 12')
  expect(redeemed).toContain('24 of 25')
  for (const card of demoCatalog.cards) expect(card.scarcitySold).toBeLessThanOrEqual(card.scarcityCount)
})

test('gives no fan two copies of one edition', () => {
  for (const edition of demoCatalog.editions) {
    const holders = Array.from({ length: edition.keymails.redeemed }, (_, index) => getHolder(edition, index + 1).email)
    expect(unique(holders)).toBe(true)
  }
})

test('has a score for every song', () => {
  expect(scores.map((score) => score.id).toSorted()).toEqual(demoCatalog.songs.map((song) => song.id).toSorted())
})
