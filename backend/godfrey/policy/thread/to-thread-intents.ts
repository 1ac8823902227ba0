import type { Language } from '#contract/text'
import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { isQuestionOfItsOwn } from '../calculate-shares.ts'
import type { PreviousTurn } from '../get-decision.ts'
import { getAnsweredShare, toShares } from '../to-ranked-intents.ts'
import { isContinued, isElliptic } from './is-follow-up.ts'

// What a message is about that comes after others: a logistic regression over what it says by itself, what it says after the
// messages of its thread, and what was told. It was fitted on the last messages of talks and on questions after another
// subject alike, so that nothing else decides whether a message goes on, and its shares say how often it is right (0259).

/** Of a topic: what each thing counts always, and how much more for a message that … */
type Weights = { always: number; elliptic: number; continued: number; sure: number; long: number }

/** The logarithm of a topic's share by itself, and after the thread; whether it was told. */
const ALONE: Weights = { always: 0.25, elliptic: -0.08, continued: -0.08, sure: 0.12, long: 0.13 }
const THREAD: Weights = { always: 0.27, elliptic: 0.14, continued: 0.07, sure: -0.09, long: -0.03 }
const TOLD: Weights = { always: 0, elliptic: 0.46, continued: -0.28, sure: 0.13, long: -0.32 }
/** A topic that was told last, or before that; one of the theme of what was told last, or of anything told. */
const TOLD_LAST = 1.69
const TOLD_BEFORE = 1.74
const THEME_LAST = 0.35
const THEME = 0.63
/** What is refused, one's own, or no question but a reply. */
const REFUSED = -1.93
const OWN = -1.29
const REPLY = 2.56
/** How much of the message a topic's answer speaks of. */
const ANSWERED = 3.95
/** No share is so small that one reading alone rules a topic out. */
const SHARE_MIN = 1e-4
/** So many of the likeliest may be meant at all: the others would take a share together that none of them has. */
const CANDIDATES_MAX = 40
/** So many of them are compared by their answers. */
const COMPARED_MAX = 6

type Readings = { alone: readonly Intent[]; thread: readonly Intent[] }

/** The topics that the message may be about, and how likely each is, the likeliest first. */
export function toThreadIntents(
  message: string,
  language: Language,
  { alone, thread }: Readings,
  { topics, told }: PreviousTurn,
): Intent[] {
  const calculateWeight = createWeighing(message, language, alone[0]?.share ?? 0)
  const [aloneWeight, threadWeight, toldWeight] = [ALONE, THREAD, TOLD].map(calculateWeight) as [number, number, number]
  const inThread = new Map(thread.map(({ id, share }) => [id, share]))
  const lastThemes = new Set(topics.map((id) => getTopic(id).theme))
  const themes = new Set(told.map((id) => getTopic(id).theme))
  const scored = alone.map(({ id, share }) => {
    const topic = getTopic(id)
    const isReply = !isRefusal(topic) && !isQuestionOfItsOwn(topic)
    let score = aloneWeight * toLog(share) + threadWeight * toLog(inThread.get(id) ?? 0)
    if (told.includes(id)) score += toldWeight + (topics.includes(id) ? TOLD_LAST : TOLD_BEFORE)
    if (lastThemes.has(topic.theme)) score += THEME_LAST
    if (themes.has(topic.theme)) score += THEME
    if (isRefusal(topic)) score += REFUSED
    if (isOwnAccount(topic)) score += OWN
    if (isReply) score += REPLY
    return { id, score }
  })
  const ordered = scored.toSorted((a, b) => b.score - a.score).slice(0, CANDIDATES_MAX)
  const best = ordered[0]?.score ?? 0
  return toShares(
    ordered.map(({ id, score }, at) => {
      const answered = at < COMPARED_MAX ? ANSWERED * getAnsweredShare(message, id, language) : 0
      return { id, share: Math.exp(score - best + answered) }
    }),
  )
}

const toLog = (share: number) => Math.log(share + SHARE_MIN)

/** How much something counts for a message: more or less if it leaves something out, goes on, is clear by itself, or long. */
function createWeighing(message: string, language: Language, sure: number): (weights: Weights) => number {
  const characters = language === 'chinese' || language === 'japanese' ? 1 : 3
  const long = Math.log(message.length / characters)
  const elliptic = isElliptic(message, language) ? 1 : 0
  const continued = isContinued(message, language) ? 1 : 0
  return (weights) =>
    weights.always +
    weights.elliptic * elliptic +
    weights.continued * continued +
    weights.sure * sure +
    weights.long * long
}
