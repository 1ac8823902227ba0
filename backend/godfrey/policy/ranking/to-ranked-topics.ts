import { readFileSync } from 'node:fs'
import type { Language } from '#contract/text'
import { getIntentModel, type Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { isQuestionOfItsOwn } from '../calculate-shares.ts'
import { getAnsweredShares } from '../get-passage.ts'
import { isContinued, isElliptic } from '../thread/is-follow-up.ts'

/** What the message may refer to: the messages of its thread so far, the topics told last, and all that were told lately. */
export type PreviousTurn = { question: string; topics: string[]; told: string[] }

// What a message is about, alone or after others: a conditional logistic regression over the model's likeliest topics, of what
// the model has of each, what its answer speaks of, and what was told. How much each of that counts depends on the message.
// `npm run fit:godfrey` fits it on questions that the model it asks has not read (0275), so that its shares are true.

/** So many of the likeliest of each reading are compared, if so likely. */
const CANDIDATES = { most: 6, shareMin: 0.01 }
/** No share is so small that it alone rules a topic out. */
const SHARE_MIN = 1e-4

export const SIGNALS = [
  'share',
  'sentence',
  'answer',
  'refused',
  'own',
  'reply',
  'threadShare',
  'threadSentence',
  'threadAnswer',
  'toldLast',
  'told',
  'themeLast',
  'theme',
] as const
const CONDITIONS = ['always', 'sure', 'long', 'elliptic', 'continued', 'talk'] as const
type Signals = Record<(typeof SIGNALS)[number], number>
type Conditions = Record<(typeof CONDITIONS)[number], number>

/** A candidate with what each signal has under each condition: signal after signal. */
type Candidate = { id: string; values: number[] }

let weights: readonly number[] | undefined

const getWeights = () => (weights ??= readWeights())

/** The numbers of each signal under each condition, in the order of a candidate's values. */
function readWeights(): readonly number[] {
  const file = readFileSync(new URL('ranking.json', import.meta.url), 'utf8')
  const stored = JSON.parse(file) as Record<(typeof SIGNALS)[number], number[]>
  return SIGNALS.flatMap((signal) => stored[signal])
}

/** The topics that the message may be about, and how likely each is, the likeliest first. */
export function toRankedTopics(message: string, language: Language, previous?: PreviousTurn): Intent[] {
  const candidates = listCandidates(message, language, previous)
  const scores = candidates.map(({ values }) =>
    values.reduce((sum, value, at) => sum + value * (getWeights()[at] ?? 0), 0),
  )
  const best = Math.max(...scores)
  return toShares(candidates.map(({ id }, at) => ({ id, share: Math.exp((scores[at] ?? 0) - best) })))
}

/** What speaks for each of the topics that a message may be about. */
export function listCandidates(message: string, language: Language, previous?: PreviousTurn): Candidate[] {
  const joined = previous ? `${previous.question} ${message}` : undefined
  const alone = getIntentModel().classify(message)
  const thread = joined === undefined ? [] : getIntentModel().classify(joined)
  const conditions = listConditions(message, language, alone, previous)
  const likely = [alone, thread].flatMap((intents) =>
    intents.slice(0, CANDIDATES.most).filter(({ share }) => share >= CANDIDATES.shareMin),
  )
  const ids = new Set([...likely.map(({ id }) => id), ...(previous?.told ?? [])])
  const shares = new Map(alone.map(({ id, share }) => [id, share]))
  const threadShares = new Map(thread.map(({ id, share }) => [id, share]))
  return [...ids].map((id) => {
    const topic = getTopic(id)
    const signals: Signals = {
      ...getTopicSignals(topic),
      ...getReadingSignals(message, topic, language, shares.get(id)),
      ...getThreadSignals(
        topic,
        previous,
        joined === undefined ? undefined : getReadingSignals(joined, topic, language, threadShares.get(id)),
      ),
    }
    return { id, values: SIGNALS.flatMap((signal) => conditions.map((condition) => signals[signal] * condition)) }
  })
}

function listConditions(message: string, language: Language, alone: Intent[], previous?: PreviousTurn): number[] {
  const characters = language === 'chinese' || language === 'japanese' ? 1 : 3
  const conditions: Conditions = {
    always: 1,
    sure: alone[0]?.share ?? 0,
    // Of a message of usual length nothing.
    long: Math.log(message.length / characters) - 2.5,
    elliptic: previous && isElliptic(message, language) ? 1 : 0,
    continued: previous && isContinued(message, language) ? 1 : 0,
    talk: previous ? 1 : 0,
  }
  return CONDITIONS.map((condition) => conditions[condition])
}

const getTopicSignals = (topic: Topic) => ({
  refused: isRefusal(topic) ? 1 : 0,
  own: isOwnAccount(topic) ? 1 : 0,
  reply: isReply(topic) ? 1 : 0,
})

const isReply = (topic: Topic) => !isRefusal(topic) && !isOwnAccount(topic) && !isQuestionOfItsOwn(topic)

/** What the model has of a topic, and how much of the text its answer speaks of: nothing of what is no answer of its own. */
function getReadingSignals(text: string, topic: Topic, language: Language, share = 0) {
  const isAnswer = isQuestionOfItsOwn(topic) && !isOwnAccount(topic)
  const answered = isAnswer ? getAnsweredShares(text, topic, language) : { sentence: 0, answer: 0 }
  return { share: Math.log(Math.max(share, SHARE_MIN)), ...answered }
}

function getThreadSignals(
  { id, theme }: Topic,
  previous: PreviousTurn | undefined,
  { share, sentence, answer } = { share: 0, sentence: 0, answer: 0 },
) {
  const has = (isSo: boolean | undefined) => (isSo ? 1 : 0)
  const isTheme = (each: string) => getTopic(each).theme === theme
  return {
    threadShare: share,
    threadSentence: sentence,
    threadAnswer: answer,
    toldLast: has(previous?.topics.includes(id)),
    told: has(previous?.told.includes(id)),
    themeLast: has(previous?.topics.some(isTheme)),
    theme: has(previous?.told.some(isTheme)),
  }
}

/** Odds as shares that are one together, the largest first. */
export function toShares(odds: Intent[]): Intent[] {
  const total = odds.reduce((sum, { share }) => sum + share, 0)
  return odds.map(({ id, share }) => ({ id, share: share / total })).toSorted((a, b) => b.share - a.share)
}
