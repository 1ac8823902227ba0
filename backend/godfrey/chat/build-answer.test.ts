import { expect, test } from 'vitest'
import { getTopic } from '#godfrey/knowledge/topics'
import type { Session } from '#http/sessions/session'
import { buildAnswer, type Turn } from './build-answer.ts'
import { chatTexts } from './chat-texts.ts'

const copies = getTopic('change-copy-number')
const price = getTopic('song-price')

/** A question of a visitor that was decided so, the first of its talk. */
const toTurn = (decision: Partial<Turn['decision']>): Turn => ({
  question: 'can it be changed',
  language: 'english',
  questionLanguage: 'english',
  session: { artistId: null, fanIds: [], collectorId: null } as unknown as Session,
  address: '127.0.0.1',
  conversation: { wasUnknown: false } as Turn['conversation'],
  decision: { kind: 'answer', topics: [copies], also: [price], angry: false, hostileShare: 0, ...decision },
})

const also = `\n\n${chatTexts.english.also}\n– ${price.english.question} `

test('a reading that is much likelier is the answer, and what else may be meant stands below it', async () => {
  const { text, openQuestion } = await buildAnswer(toTurn({ isEven: false }))
  expect(text).not.toContain(copies.english.question)
  expect(text).toContain(also)
  expect(openQuestion).toEqual({ kind: 'choice', topics: [price.id] })
})

test('of two readings that are nearly as likely the first stands under its name, too', async () => {
  const { text } = await buildAnswer(toTurn({ isEven: true }))
  expect(text.split('\n')[0]).toBe(copies.english.question)
  expect(text).toContain(also)
})

test('what may be meant honestly stands below a refusal, for whoever only wants to know', async () => {
  const refusal = getTopic('access-and-fraud')
  const { text, origin } = await buildAnswer(toTurn({ topics: [refusal], also: [price] }))
  expect(origin).toBe('refused')
  expect(text.startsWith(refusal.english.answer)).toBe(true)
  expect(text).toContain(`\n\n${chatTexts.english.honest}\n– ${price.english.question} `)
})

test('an angry message that is refused is met with regret and the offer of a person all the same', async () => {
  const refusal = getTopic('access-and-fraud')
  const { text, origin, openQuestion } = await buildAnswer(toTurn({ topics: [refusal], also: [], angry: true }))
  expect(text.startsWith(`${chatTexts.english.regret}\n\n${refusal.english.answer}`)).toBe(true)
  expect(origin).toBe('refused')
  expect(openQuestion?.kind).toBe('handover')
})
