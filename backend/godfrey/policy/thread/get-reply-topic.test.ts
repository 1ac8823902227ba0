import { expect, test } from 'vitest'
import type { Language } from '#contract/text'
import { getReplyTopic } from './get-reply-topic.ts'

test.each<[Language, string, string | undefined]>([
  ['english', 'Hi!', 'greeting'],
  ['english', 'hola', 'greeting'],
  ['italian', 'Buongiorno', 'greeting'],
  ['japanese', 'こんにちは', 'greeting'],
  ['chinese', '谢谢', 'thanks'],
  ['japanese', 'いや', 'declined'],
  ['spanish', 'sí', 'acknowledged'],
  ['english', 'hi, what is a Keymail?', undefined],
  ['english', 'price', undefined],
])('in %s, “%s” alone is %s', (language, message, id) => {
  expect(getReplyTopic(message, language)?.id).toBe(id)
})
