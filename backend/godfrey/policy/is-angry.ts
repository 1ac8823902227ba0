import { getIntentModel } from '#godfrey/intents/intent-model'
import { listSentences, parseQuestions } from './parse-questions.ts'

/** Above this a part of a message makes it angry; less is enough where something is exclaimed. */
const ANGER_MIN = 0.35
const EXCLAIMED_ANGER_MIN = 0.08

/** Whether any part of a message is angry. */
export function isAngry(message: string): boolean {
  const min = /[!！]/.test(message) ? EXCLAIMED_ANGER_MIN : ANGER_MIN
  return [message, ...parseQuestions(message), ...listSentences(message)].some((part) =>
    getIntentModel()
      .classify(part)
      .some(({ id, share }) => id === 'anger' && share >= min),
  )
}
