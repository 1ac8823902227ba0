import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { PreviousTurn } from './get-decision.ts'
import { toShares } from './to-ranked-intents.ts'

/**
 * Exponents of two readings of a message, by itself and after the messages of its thread, and odds of what was told: fitted
 * by logistic regression on conversations (decision 0242).
 */
const ALONE = 0.43
const THREAD = 0.75
/** What was told already is less likely to be asked again, and what belongs to its theme is likelier. */
const TOLD_ODDS = 0.85
const THEME_ODDS = 1.8
/** Few words are no attack because they resemble one: what they belong to was not. */
const REFUSAL_ODDS = 0.5
/** No share is so small that one reading alone rules a topic out. */
const SHARE_MIN = 1e-4

/** What a message is about that goes on with a thread: a topic must be likely in both readings. */
export function toThreadIntents(alone: readonly Intent[], thread: readonly Intent[], previous: PreviousTurn): Intent[] {
  const inThread = new Map(thread.map(({ id, share }) => [id, share]))
  const themes = new Set(previous.topics.map((id) => getTopic(id).theme))
  return toShares(
    alone.map(({ id, share }) => {
      const topic = getTopic(id)
      const isTold = previous.topics[0] === id && !isOwnAccount(topic)
      const odds =
        (isTold ? TOLD_ODDS : 1) * (themes.has(topic.theme) ? THEME_ODDS : 1) * (isRefusal(topic) ? REFUSAL_ODDS : 1)
      return { id, share: odds * (share + SHARE_MIN) ** ALONE * ((inThread.get(id) ?? 0) + SHARE_MIN) ** THREAD }
    }),
  )
}
