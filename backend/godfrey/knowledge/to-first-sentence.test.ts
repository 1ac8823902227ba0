import { expect, test } from 'vitest'
import { languages } from '#contract/text'
import { renderFacts } from './facts.ts'
import { topics } from './topics.ts'
import { toFirstSentence } from './to-first-sentence.ts'

test('is the first sentence, with the next one if it is short', () => {
  expect(toFirstSentence('The U.S. Copyright Office has a form of its own. It costs more.')).toBe(
    'The U.S. Copyright Office has a form of its own.',
  )
  expect(toFirstSentence('Yes. It costs $25 for one song, paid once. More.')).toBe(
    'Yes. It costs $25 for one song, paid once.',
  )
  expect(toFirstSentence('一首歌的上传费用是$25，一次付清，不再收取其他任何的费用。其他内容。')).toBe(
    '一首歌的上传费用是$25，一次付清，不再收取其他任何的费用。',
  )
})

test('of every answer it ends like a sentence and says something', () => {
  for (const topic of topics)
    for (const language of languages)
      expect(toFirstSentence(renderFacts(topic[language].answer)), `${topic.id} ${language}`).toMatch(
        /.{8,}[.!?。！？]$/u,
      )
})
