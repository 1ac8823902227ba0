import type { Language } from '#contract/text'
import { getIntentModel, type Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getQuotedMessageTopic } from '#godfrey/screen-messages/quoted-messages'
import { calculateHostileShare, calculateRefusalShare, isQuestionOfItsOwn } from './calculate-shares.ts'
import { getHostileTopicId } from './hostile-patterns.ts'
import { isAngry } from './is-angry.ts'
import { listAskedParts } from './parse-questions.ts'
import { getReplyTopic } from './thread/get-reply-topic.ts'
import { isElliptic } from './thread/is-follow-up.ts'
import { type PreviousTurn, toRankedTopics, toShares } from './ranking/to-ranked-topics.ts'
import { isUploadPriceQuestion } from './upload-price/build-upload-price.ts'

/** What to do with a message. `context` is the previous question if the message only makes sense with it. */
export type Decision = {
  kind: 'answer' | 'choice' | 'unknown'
  /** One topic to answer, or one for each question; two or three to choose from; none. */
  topics: Topic[]
  /** What may be meant as well: told by its nearest passage under the answer, with a button for the rest. */
  also?: Topic[]
  /** Whether the message is angry, whatever else it is about: a person is offered. */
  angry: boolean
  context?: string
}

/** `signedIn`: the session belongs to an artist or a fan, whose own things are likelier meant. */
export type Asker = {
  previous?: PreviousTurn | undefined
  signedIn?: boolean
  /** Which of one's own things the asker's session can be told; all, if absent. */
  hasOwn?: (id: string) => boolean
}

// Shares of the ranking, which are probabilities.
const ANSWER_MIN = 0.2
const SECOND_MIN = 0.15
const CHOICE_MIN = 0.06
const CHOICES_MAX = 3
/** From here on together, what is refused is refused. */
const REFUSAL_MIN = 0.25
/** From here on a part of a message is a question of its own, and one's own things are spoken of in any talk. */
const PART_MIN = 0.5
/** How many times likelier than in the training people ask about their own things: signed in, and if they could only be asked to sign in. */
const OWN_ODDS = { signedIn: 20, signedOut: 0.1 }
/** From here on what may be refused is no likelier one's own. */
const OWN_REFUSAL_MAX = 0.15

/** Decides what a message is about, in any language: pure, without a database or a session. */
export function getDecision(message: string, language: Language, asker: Asker = {}): Decision {
  return { ...decideTopics(message, language, asker), angry: isAngry(message) }
}

type TopicDecision = Omit<Decision, 'angry'>
type Rank = (text: string, previous?: PreviousTurn) => Intent[]

function decideTopics(message: string, language: Language, asker: Asker): TopicDecision {
  const { previous, signedIn = false } = asker
  if (!/[\p{L}\p{N}]/u.test(message)) return { kind: 'unknown', topics: [] }
  const reply = getReplyTopic(message, language)
  if (reply) return { kind: 'answer', topics: [reply] }
  const hostile = getHostileTopicId(message)
  if (hostile) return { kind: 'answer', topics: [getTopic(hostile)] }
  const rank = createRanking(language, asker)
  const quoted = getQuotedMessageTopic(message)
  if (quoted) return { kind: 'answer', topics: [quoted, ...listFurtherTopics(message, quoted, rank)] }
  const context = previous && isElliptic(message, language) ? { context: previous.question } : {}
  if (previous && isUploadPriceQuestion(message, previous.topics, language))
    return { kind: 'answer', topics: previous.topics.slice(0, 1).map(getTopic), context: previous.question }
  const alone = rank(message)
  // What is the asker's own by itself is so whatever was spoken of before.
  const isOwn = signedIn && alone[0] !== undefined && isOwnAccount(getTopic(alone[0].id)) && alone[0].share >= PART_MIN
  const ranked = previous && !isOwn ? rank(message, previous) : alone
  const decision = decideRanked(ranked)
  const asked = decision.topics.some(isRefusal) || 'context' in context ? [] : listPartTopics(message, rank)
  if (asked.length > 1) return { kind: 'answer', topics: asked.slice(0, 2) }
  return {
    ...(decision.topics.some(isOwnAccount) ? addGeneral(decision, message, language, previous) : decision),
    ...context,
  }
}

/** The ranking with the odds of the asker. */
function createRanking(language: Language, { signedIn = false, hasOwn = () => true }: Asker): Rank {
  const getOdds = (id: string) => {
    if (!isOwnAccount(getTopic(id))) return 1
    return signedIn && hasOwn(id) ? OWN_ODDS.signedIn : OWN_ODDS.signedOut
  }
  return (text, previous) => {
    const ranked = toRankedTopics(text, language, previous)
    // What may be somebody else's, or is not allowed, is no likelier for that.
    if (calculateRefusalShare(ranked) >= OWN_REFUSAL_MAX) return ranked
    return toShares(ranked.map(({ id, share }) => ({ id, share: share * getOdds(id) })))
  }
}

/** Refuses what is likely refused; else the likeliest is told, the next beside it if it is likely enough, or a choice offered. */
function decideRanked(ranked: Intent[]): TopicDecision {
  const refusal = ranked.find(({ id }) => isRefusal(getTopic(id)))
  if (refusal && calculateRefusalShare(ranked) >= REFUSAL_MIN) return { kind: 'answer', topics: [getTopic(refusal.id)] }
  const [first, ...others] = ranked.filter(({ id }) => !isRefusal(getTopic(id)))
  if (!first) return { kind: 'unknown', topics: [] }
  const topic = getTopic(first.id)
  const tellable = others.filter(({ id }) => isTellable(getTopic(id)))
  if (first.share < ANSWER_MIN) return decideChoice([first, ...tellable].filter(({ id }) => isTellable(getTopic(id))))
  // Beside what is no question, as anger is, its cause is the likeliest of the others.
  const rest = isQuestionOfItsOwn(topic) ? tellable : toShares(tellable)
  const also = rest.filter(({ share }) => share >= SECOND_MIN).slice(0, 1)
  return { kind: 'answer', topics: [topic], also: also.map(({ id }) => getTopic(id)) }
}

/** What is one's own was made likelier; what was likelier before that is told beside it. */
function addGeneral(
  decision: TopicDecision,
  message: string,
  language: Language,
  previous?: PreviousTurn,
): TopicDecision {
  const general = toRankedTopics(message, language, previous)
    .slice(0, 1)
    .map(({ id }) => getTopic(id))
  return { ...decision, also: general.filter(isTellable) }
}

const isTellable = (topic: Topic) => isQuestionOfItsOwn(topic) && !isOwnAccount(topic)

function decideChoice(tellable: Intent[]): TopicDecision {
  const choices = tellable.filter(({ share }) => share >= CHOICE_MIN).slice(0, CHOICES_MAX)
  return choices.length > 1
    ? { kind: 'choice', topics: choices.map(({ id }) => getTopic(id)) }
    : { kind: 'unknown', topics: [] }
}

/** What each question of a message asks. A later one often leaves out what it is about, so it is also read with the one before. */
function listPartTopics(message: string, rank: Rank): Topic[] {
  const parts = listAskedParts(message)
  const asked = parts.flatMap((part, at) => {
    const isClear = ({ id, share }: Intent) => share >= PART_MIN && isQuestionOfItsOwn(getTopic(id))
    const [alone] = rank(part)
    if (alone && isClear(alone)) return [alone.id]
    return at === 0
      ? []
      : rank(`${parts[at - 1]} ${part}`)
          .slice(0, 1)
          .filter(isClear)
          .map(({ id }) => id)
  })
  return parts.length > 1 ? [...new Set(asked)].map(getTopic) : []
}

/** What is clearly asked beside a message that is quoted. */
function listFurtherTopics(message: string, quoted: Topic, rank: Rank): Topic[] {
  const rest = listAskedParts(message).filter((part) => !getQuotedMessageTopic(part))
  return rest
    .flatMap((part) => rank(part).slice(0, 1))
    .filter(({ id, share }) => share >= PART_MIN && id !== quoted.id)
    .map(({ id }) => getTopic(id))
    .filter(isQuestionOfItsOwn)
    .slice(0, 1)
}

/** Titles, whose words say nothing about what is wanted of them. */
const title = /[“"«「『‹][^”"»」』›]*[”"»」』›]/gu

/** How surely a message wants what is not allowed, 0 to 1: others' things, fraud, instructions to me. */
export function getHostileShare(message: string): number {
  return getHostileTopicId(message)
    ? 1
    : calculateHostileShare(getIntentModel().classify(message.replaceAll(title, ' ')))
}
