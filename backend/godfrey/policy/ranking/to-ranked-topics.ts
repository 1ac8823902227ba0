import { readFileSync } from 'node:fs'
import { isEastAsian, type Language } from '#contract/text'
import { getIntentModel, type Reading } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getAnsweredShares } from '../get-passage.ts'
import { isContinued, isElliptic } from '../thread/is-follow-up.ts'
import type { SaidMessage } from '../thread/to-previous-turn.ts'
import { isQuestionOfItsOwn, isTellable } from '../topic-kinds.ts'

/**
 * What the message may refer to: the messages of its thread so far as one text, the topics told last, all that were told lately,
 * and every message of the talk, the oldest first: a number that was said stays said when the subject changes.
 */
export type PreviousTurn = { question: string; topics: string[]; told: string[]; said: readonly SaidMessage[] }

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

/** A topic with how likely it is, 0 to 1. */
export type RankedTopic = { topic: Topic; share: number }

/** The topics that a text may be about, the likeliest first, and which of them is likeliest whoever asks. */
export type Ranking = { ranked: RankedTopic[]; general: Topic | undefined }

/** `signedIn`: the session belongs to an artist or a fan, whose own things are likelier meant. */
export type OwnThings = {
  signedIn?: boolean
  /** Which of one's own things the asker's session can be told; all, if absent. */
  hasOwn?: (id: string) => boolean
}

/** How many times likelier than in the training people ask about their own things: signed in, and if they could only be asked to sign in. */
const OWN_ODDS = { signedIn: 5, signedOut: 0.1 }
/** From here on what may be refused is no likelier one's own. */
const OWN_REFUSAL_MAX = 0.35

/** A candidate with what each signal has under each condition: signal after signal. */
type Candidate = { id: string; values: number[] }

let weights: readonly number[] | undefined

/** The numbers of each signal under each condition, in the order of a candidate's values. */
function readWeights(): readonly number[] {
  const file = readFileSync(new URL('ranking.json', import.meta.url), 'utf8')
  const stored = JSON.parse(file) as Record<(typeof SIGNALS)[number], number[]>
  return SIGNALS.flatMap((signal) => stored[signal])
}

/** What a text may be about, alone or after what was said before: one call into the model for each of the two. */
export function toRankedTopics(
  text: string,
  language: Language,
  previous?: PreviousTurn,
  { signedIn = false, hasOwn = () => true }: OwnThings = {},
): Ranking {
  weights ??= readWeights()
  const candidates = listCandidates(text, language, previous)
  const scores = candidates.map(({ values }) =>
    values.reduce((sum, value, at) => sum + value * (weights?.[at] ?? 0), 0),
  )
  const best = Math.max(...scores)
  const ranked = toShares(
    candidates.map(({ id }, at) => ({ topic: getTopic(id), share: Math.exp((scores[at] ?? 0) - best) })),
  )
  const general = ranked[0]?.topic
  // What may be somebody else's, or is not allowed, is no likelier for that.
  if (calculateShare(ranked, isRefusal) >= OWN_REFUSAL_MAX) return { ranked, general }
  const getOdds = (topic: Topic) => {
    if (!isOwnAccount(topic)) return 1
    return signedIn && hasOwn(topic.id) ? OWN_ODDS.signedIn : OWN_ODDS.signedOut
  }
  return { ranked: toShares(ranked.map(({ topic, share }) => ({ topic, share: share * getOdds(topic) }))), general }
}

/** The share of all topics of a kind together. */
export const calculateShare = (ranked: readonly RankedTopic[], isOfKind: (topic: Topic) => boolean): number =>
  ranked.reduce((sum, { topic, share }) => (isOfKind(topic) ? sum + share : sum), 0)

/** Odds as shares that are one together, the largest first. */
export function toShares(odds: readonly RankedTopic[]): RankedTopic[] {
  const total = odds.reduce((sum, { share }) => sum + share, 0)
  return odds.map(({ topic, share }) => ({ topic, share: share / total })).toSorted((a, b) => b.share - a.share)
}

/** What speaks for each of the topics that a message may be about. */
export function listCandidates(message: string, language: Language, previous?: PreviousTurn): Candidate[] {
  const model = getIntentModel()
  const alone = model.getReading(message)
  const thread = previous && model.getReading(`${previous.question} ${message}`)
  const characters = isEastAsian(language) ? 1 : 3
  const conditions: Conditions = {
    always: 1,
    sure: alone.intents[0]?.share ?? 0,
    // Of a message of usual length nothing.
    long: Math.log(message.length / characters) - 2.5,
    elliptic: previous && isElliptic(message, language) ? 1 : 0,
    continued: previous && isContinued(message, language) ? 1 : 0,
    talk: previous ? 1 : 0,
  }
  const likely = [alone.intents, thread?.intents ?? []].flatMap((intents) =>
    intents.slice(0, CANDIDATES.most).filter(({ share }) => share >= CANDIDATES.shareMin),
  )
  const ids = new Set([...likely.map(({ id }) => id), ...(previous?.told ?? [])])
  return [...ids].map((id) => {
    const topic = getTopic(id)
    const signals: Signals = {
      ...getReadingSignals(alone, topic, language),
      refused: isRefusal(topic) ? 1 : 0,
      own: isOwnAccount(topic) ? 1 : 0,
      reply: isRefusal(topic) || isOwnAccount(topic) || isQuestionOfItsOwn(topic) ? 0 : 1,
      ...(previous && thread
        ? getThreadSignals(topic, previous, getReadingSignals(thread, topic, language))
        : NO_THREAD),
    }
    return { id, values: SIGNALS.flatMap((signal) => CONDITIONS.map((each) => signals[signal] * conditions[each])) }
  })
}

/** What the model has of a topic, and how much of the text its answer speaks of: nothing of what is no answer of its own. */
function getReadingSignals({ features, intents }: Reading, topic: Topic, language: Language) {
  const share = intents.find(({ id }) => id === topic.id)?.share ?? 0
  const answered = isTellable(topic) ? getAnsweredShares(features, topic, language) : { sentence: 0, answer: 0 }
  return { share: Math.log(Math.max(share, SHARE_MIN)), ...answered }
}

const NO_THREAD = { threadShare: 0, threadSentence: 0, threadAnswer: 0, toldLast: 0, told: 0, themeLast: 0, theme: 0 }

function getThreadSignals(
  { id, theme }: Topic,
  { topics, told }: PreviousTurn,
  { share, sentence, answer }: ReturnType<typeof getReadingSignals>,
): typeof NO_THREAD {
  const isTheme = (each: string) => getTopic(each).theme === theme
  return {
    threadShare: share,
    threadSentence: sentence,
    threadAnswer: answer,
    toldLast: topics.includes(id) ? 1 : 0,
    told: told.includes(id) ? 1 : 0,
    themeLast: topics.some(isTheme) ? 1 : 0,
    theme: told.some(isTheme) ? 1 : 0,
  }
}
