import { expect, test } from 'vitest'
import { listCandidates, type Ranking, toRankedTopics } from './to-ranked-topics.ts'

const listIds = (ranked: readonly { id: string }[]) => ranked.map(({ id }) => id)

test('the shares of what a message may be about are one together, the largest first', () => {
  const shares = toRankedTopics('what does it cost', 'english').ranked.map(({ share }) => share)
  expect(shares.length).toBeGreaterThan(1)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
})

test('what was told may be meant again, and is likelier for it', () => {
  const previous = {
    question: 'What does a G-Key cost?',
    topics: ['g-key-price'],
    told: ['g-key-price', 'qr-codes'],
    said: [],
  }
  const message = 'and for how long?'
  expect(listIds(listCandidates(message, 'english', previous))).toEqual(expect.arrayContaining(previous.told))
  const getShare = ({ ranked }: Ranking) => ranked.find(({ topic }) => topic.id === 'g-key-price')?.share ?? 0
  expect(getShare(toRankedTopics(message, 'english', previous))).toBeGreaterThan(
    getShare(toRankedTopics(message, 'english')),
  )
})

test('every candidate has the same signals, those of the talk only in one', () => {
  const [first, ...others] = listCandidates('how much is it', 'english')
  for (const { values } of others) expect(values).toHaveLength(first?.values.length ?? 0)
  const talk = { question: 'What is a Keymail?', topics: ['what-is-a-keymail'], told: ['what-is-a-keymail'], said: [] }
  const countSet = (values: readonly number[] = []) => values.filter((value) => value !== 0).length
  const inTalk = listCandidates('how much is it', 'english', talk).find(({ id }) => id === 'what-is-a-keymail')
  expect(countSet(inTalk?.values)).toBeGreaterThan(countSet(first?.values))
})
