import type { Language } from '#contract/text'
import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { PreviousTurn } from '../get-decision.ts'
import { getAnsweredShare, toShares } from '../to-ranked-intents.ts'

/** Exponents of two readings of a message, by itself and after the messages of its thread (decision 0247). */
const ALONE = 0.3
const THREAD = 0.75
/** Odds as logarithms: of what was told last, of what was told before that, and of what belongs to the theme of either. */
const TOLD = { last: 0.3, before: 1 }
const THEME = { last: 0.6, before: 0.5 }
/** How much likelier a topic is whose answer speaks of all of the message: of what was told, and of its theme. */
const ANSWERED = { told: 0.5, theme: 0.5 }
/** Few words are no attack because they resemble one: what they belong to was not. */
const REFUSED = -0.9
/** No share is so small that one reading alone rules a topic out. */
const SHARE_MIN = 1e-4

type Readings = { alone: readonly Intent[]; thread: readonly Intent[] }

/** A topic less likely than this part of the likeliest stays so, whatever its answer says: it is not compared. */
const COMPARED_MIN = 0.01

/**
 * What a message is about that goes on with a thread: likely in both readings, and more so if the answers so far speak of
 * it.
 */
export function toThreadIntents(
  message: string,
  language: Language,
  { alone, thread }: Readings,
  { topics, told }: PreviousTurn,
): Intent[] {
  const inThread = new Map(thread.map(({ id, share }) => [id, share]))
  const lastThemes = new Set(topics.map((id) => getTopic(id).theme))
  const themes = new Set(told.map((id) => getTopic(id).theme))
  const read = alone.map(({ id, share }) => {
    const topic = getTopic(id)
    const isLast = lastThemes.has(topic.theme)
    const isTold = told.includes(id)
    const theme = isLast ? THEME.last : themes.has(topic.theme) ? THEME.before : 0
    const before = topics.includes(id) ? TOLD.last : isTold ? TOLD.before : 0
    const isOfThread = theme > 0 && !isOwnAccount(topic) && !isRefusal(topic)
    const odds = isRefusal(topic) ? REFUSED : isOfThread ? theme + before : theme
    return {
      id,
      share: Math.exp(odds) * (share + SHARE_MIN) ** ALONE * ((inThread.get(id) ?? 0) + SHARE_MIN) ** THREAD,
      answered: isOfThread ? (isTold ? ANSWERED.told : ANSWERED.theme) : 0,
    }
  })
  const min = COMPARED_MIN * Math.max(...read.map(({ share }) => share))
  return toShares(
    read.map(({ id, share, answered }) => ({
      id,
      share:
        answered > 0 && share >= min ? share * Math.exp(answered * getAnsweredShare(message, id, language)) : share,
    })),
  )
}
