import { expect, test } from 'vitest'
import { listTokens } from './list-tokens.ts'
import { listKnownWords } from './to-known-words.ts'

test.each([
  ['a story of a small band from the coast that plays at weddings ', 'How much is a G-Key?'],
  ['海辺の町の小さなバンドが結婚式で演奏する話です。', '鍵の値段はいくらですか？'],
])('of a long message the end is read, after “%s” as well: “%s”', (story, question) => {
  // A token is told apart by the one before it, too: of the first of a question that is another one.
  const [, ...asked] = listTokens(listKnownWords(question)).map(String)
  const tokens = listTokens(listKnownWords(story.repeat(80) + question)).map(String)
  expect(tokens).toHaveLength(400)
  expect(tokens).toEqual(expect.arrayContaining(asked))
})
