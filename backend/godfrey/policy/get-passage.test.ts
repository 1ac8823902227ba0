import { expect, test } from 'vitest'
import { languages } from '#contract/text'
import { renderFacts } from '#godfrey/knowledge/facts'
import { getTopic, listTopics } from '#godfrey/knowledge/topics'
import { getContinuation, getPassage, listAnswerSentences } from './get-passage.ts'

const OPENING = /[“«„「『]/g
const CLOSING = /[”»」』]/g

test.each(languages)('in %s a passage is part of its answer and ends in no quotation', (language) => {
  const cut: string[] = []
  // An assertion for each would take longer than most of the passages.
  const foreign: string[] = []
  for (const topic of listTopics())
    for (const question of [topic[language].question, 'PayPal', '?!']) {
      const passage = getPassage(question, topic, language)
      if (!renderFacts(topic[language].answer).includes(passage)) foreign.push(`${topic.id}: ${passage}`)
      // German closes a quotation with the mark that opens an English one.
      if (language === 'german') continue
      if (passage.match(OPENING)?.length !== passage.match(CLOSING)?.length) cut.push(`${topic.id}: ${passage}`)
    }
  expect(foreign).toEqual([])
  expect(cut).toEqual([])
})

test('the passage about a connected account is not cut at the exclamation mark of its message', () => {
  const passage = getPassage('Et là, qui vérifie ?', getTopic('connect-paypal'), 'french')
  expect(passage.match(/«/g)?.length).toBe(passage.match(/»/g)?.length)
})

test.each(languages)('in %s what was told before is told again in other words or another order', (language) => {
  for (const id of ['qr-codes', 'g-key-price', 'change-paypal-address']) {
    const topic = getTopic(id)
    const whole = renderFacts(topic[language].answer)
    const again = getContinuation('xyzzy', topic, language, whole)
    expect(again).not.toBe(whole)
    expect(whole).toContain(listAnswerSentences(again)[0])
    expect(getContinuation('xyzzy', topic, language, again)).not.toBe(again)
  }
})

test.each([
  ['pay-with-paypal', 'english', 'and Apple Pay?', 'There is no other way to pay'],
  ['album-or-individual-keymails', 'french', 'et les deux à la fois ?', 'Avec les deux'],
] as const)('what was told of %s before begins, to %s “%s”, with “%s”', (id, language, question, start) => {
  const topic = getTopic(id)
  const whole = renderFacts(topic[language].answer)
  expect(getContinuation(question, topic, language, whole).startsWith(start)).toBe(true)
})

test.each([
  ['copyright-check', 'spanish', '¿y los 25 que ya pagué?', 'crédito'],
  ['other-device-sign-in', 'chinese', '邮件还没到，再点一次行吗？', '3 次'],
] as const)('the answer of %s, given again to the %s “%s”, also says “%s”', (id, language, question, part) => {
  const topic = getTopic(id)
  expect(getContinuation(question, topic, language, renderFacts(topic[language].answer))).toContain(part)
})

test('of the likeliest passage nothing is left out that a shorter one has no room for', () => {
  const question = 'はちじゅうめがの うぇーぶは とおりますか まごが ろくおんして くれました'
  const topic = getTopic('audio-formats-and-size')
  const long = getPassage(question, topic, 'japanese', { isLong: true })
  expect(long).toContain('50MB')
  expect(long.length).toBeGreaterThan(getPassage(question, topic, 'japanese').length)
})
