import type { Language } from '#contract/text'
import { getIntentModel, type Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, isRefusal, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { getQuotedMessageTopic } from '#godfrey/screen-messages/quoted-messages'
import { isUploadPriceQuestion } from './upload-price/build-upload-price.ts'
import { getHostileTopicId } from './hostile-patterns.ts'
import { isAngry } from './is-angry.ts'
import { getReplyTopic } from './thread/get-reply-topic.ts'
import { isContinued, isElliptic } from './thread/is-follow-up.ts'
import { ALSO_MAX, getIntentsDecision, getLikeliestDecision, REFUSAL_MIN } from './get-intents-decision.ts'
import { isQuestionOfItsOwn, calculateHostileShare, calculateRefusalShare } from './calculate-shares.ts'
import { listAskedParts, listSentences, parseQuestions } from './parse-questions.ts'
import { toRankedIntents, toShares } from './to-ranked-intents.ts'
import { applyOtherReading } from './thread/apply-readings.ts'
import { toThreadIntents } from './thread/to-thread-intents.ts'

/** What to do with a message. `context` is the previous question if the message only makes sense with it. */
export type Decision = {
  kind: 'answer' | 'choice' | 'unknown'
  /** One topic to answer, or one for each question; two or three to choose from; none. */
  topics: Topic[]
  /** What may be meant as well: told by its nearest passage under the answer, with a button for the rest. */
  also?: Topic[]
  /** Of the answered topics those of which only the passage is told that speaks of the message: it may mean another. */
  passages?: Topic[]
  /** Whether the message is angry, whatever else it is about: a person is offered. */
  angry: boolean
  context?: string
}

/** What the message may refer to: the messages of its thread so far, the topics told last, and all that were told lately. */
export type PreviousTurn = { question: string; topics: string[]; told: string[] }

/** `signedIn`: the session belongs to an artist or a fan, whose own things are likelier meant. */
export type Asker = {
  previous?: PreviousTurn | undefined
  signedIn?: boolean
  /** Which of one's own things the asker's session can be told; all, if absent. */
  hasOwn?: (id: string) => boolean
}

// Shares of the intent model, chosen on the development questions.
/** Above this a whole message outvotes what its parts ask. */
const WHOLE_MIN = 0.9
/** Above this together, a whole message is refused whatever a part of it says. */
const REFUSAL_CLEAR_MIN = 0.84
/** Above this together, a message of a talk is refused for what it says by itself: more, if it leaves something out. */
const REFUSAL_IN_TALK_MIN = { whole: 0.5, elliptic: 0.95 }
/** Above this a part of a message is a question of its own. */
const PART_MIN = 0.5
/** Above this a part that was read together with the part before it. */
const PART_WITH_CONTEXT_MIN = 0.35
/** Above this a part beside a quoted message is. */
const PART_CLEAR_MIN = 0.8
/** Above this what a part may ask is told as well. */
const PART_ALSO_MIN = 0.15
/** Above this what begins like a continuation stands on its own. */
const ALONE_MIN = 0.99
const OWN_ALONE_MIN = 0.5
/** Above this few other words begin a new subject. */
const SUBJECT_MIN = 0.9
/** Above this a part of a message makes the whole message hostile. */
const HOSTILE_PART_MIN = 0.85
/** Above this, of what is not anger, the cause of anger is clear. */
const CAUSE_MIN = 0.2
/** How many times likelier people who are signed in ask about their own things than the training questions do. */
const SIGNED_IN_ODDS = 20
/** And people who would only be asked to sign in: they are told so if nothing general is nearly as likely. */
const SIGNED_OUT_ODDS = 0.2
/** From here on it is told beside a general answer that the asker has to sign in. */
const OWN_BESIDE_MIN = 0.1
/** Under this a message wants nothing that is refused. */
const OWN_REFUSAL_MAX = 0.15

/** Decides what a message is about, in any language: pure, without a database or a session. */
export function getDecision(message: string, language: Language, asker: Asker = {}): Decision {
  const angry = isAngry(message)
  const decided = addGeneral(decideTopics(message, language, asker), message, language)
  const decision = asker.signedIn ? decided : dropOwnBeside(decided, message, language)
  return { ...(angry ? addCause(decision, message, language) : decision), angry }
}

/** Beside a general answer nobody is asked to sign in, unless all of the message speaks of something of theirs. */
function dropOwnBeside(decision: TopicDecision, message: string, language: Language): TopicDecision {
  const general = decision.topics.filter((topic) => !isOwnAccount(topic))
  if (general.length === 0 || general.length === decision.topics.length || decision.kind !== 'answer') return decision
  const intents = createClassifier({}, language)(message)
  const isMeant = (topic: Topic) => intents.some(({ id, share }) => id === topic.id && share >= OWN_BESIDE_MIN)
  return { ...decision, topics: decision.topics.filter((topic) => !isOwnAccount(topic) || isMeant(topic)) }
}

/** What is one's own was made likelier; what was likelier before that is told beside it. */
function addGeneral(decision: TopicDecision, message: string, language: Language): TopicDecision {
  const [own, ...others] = decision.topics
  if (!own || !isOwnAccount(own) || others.length > 0 || decision.kind !== 'answer' || decision.context) return decision
  const [general] = toRankedIntents(message, language)
    .slice(0, 1)
    .map(({ id }) => getTopic(id))
    .filter((topic) => isQuestionOfItsOwn(topic) && !isOwnAccount(topic))
  return general ? { ...decision, topics: [own, general] } : decision
}

export type TopicDecision = Omit<Decision, 'angry'>
type Classify = (text: string) => Intent[]

/** The intents of a text, the likeliest first, with the odds of the asker. */
function createClassifier({ signedIn = false, hasOwn = () => true }: Asker, language: Language): Classify {
  return (text) => {
    const intents = toRankedIntents(text, language)
    // What may be somebody else's, or is not allowed, is no likelier for that.
    if (calculateRefusalShare(intents) >= OWN_REFUSAL_MAX) return intents
    const getOdds = (id: string) => (signedIn && hasOwn(id) ? SIGNED_IN_ODDS : SIGNED_OUT_ODDS)
    return toShares(
      intents.map(({ id, share }) => ({ id, share: isOwnAccount(getTopic(id)) ? share * getOdds(id) : share })),
    )
  }
}

function decideTopics(message: string, language: Language, asker: Asker): TopicDecision {
  const { previous, signedIn = false } = asker
  if (!/[\p{L}\p{N}]/u.test(message)) return { kind: 'unknown', topics: [] }
  const reply = getReplyTopic(message, language)
  if (reply) return { kind: 'answer', topics: [reply] }
  const hostile = getHostileTopicId(message)
  if (hostile) return { kind: 'answer', topics: [getTopic(hostile)] }
  const quoted = getQuotedMessageTopic(message)
  const classify = createClassifier(asker, language)
  if (quoted) return { kind: 'answer', topics: [quoted, ...listFurtherTopics(message, quoted, classify)] }
  const alone = classify(message)
  if (!previous) return addParts(decideParts(message, alone, classify) ?? getIntentsDecision(alone), message, classify)
  const elliptic = isElliptic(message, language)
  if (isClearAlone(alone, elliptic, signedIn)) return decideParts(message, alone, classify) ?? getIntentsDecision(alone)
  const inThread = decideInThread({ message, language, previous, alone, classify })
  // Few words that leave something out ask one thing, even where they look like two.
  const aloneMin = isContinued(message, language) ? ALONE_MIN : SUBJECT_MIN
  if (elliptic && (alone[0]?.share ?? 0) < aloneMin) return inThread
  const parts = decideParts(message, alone, classify)
  return addParts(parts && parts.topics.length > 1 ? parts : inThread, message, classify)
}

/** What is refused, or the asker's own, is so whatever was spoken of before. */
function isClearAlone(alone: Intent[], elliptic: boolean, signedIn: boolean): boolean {
  const [first] = alone
  const isOwn = signedIn && first !== undefined && isOwnAccount(getTopic(first.id)) && first.share >= OWN_ALONE_MIN
  return isOwn || calculateRefusalShare(alone) >= REFUSAL_IN_TALK_MIN[elliptic ? 'elliptic' : 'whole']
}

/** Whoever is angry is told about the cause as well, as far as it is clear. */
function addCause(decision: TopicDecision, message: string, language: Language): TopicDecision {
  if (!decision.topics.every(({ id }) => id === 'anger')) return decision
  const [cause] = toShares(
    toRankedIntents(message, language).filter(
      ({ id }) => isQuestionOfItsOwn(getTopic(id)) && !isOwnAccount(getTopic(id)),
    ),
  )
  return cause && cause.share >= CAUSE_MIN
    ? { kind: 'answer', topics: [getTopic('anger'), getTopic(cause.id)] }
    : decision
}

type FollowUp = { message: string; language: Language; previous: PreviousTurn; alone: Intent[]; classify: Classify }

/** The message read by itself and after its thread: what it is about then, and what that says to do. */
function decideInThread({ message, language, previous, alone, classify }: FollowUp): TopicDecision {
  const context = previous.question
  if (isUploadPriceQuestion(message, previous.topics, language))
    return { kind: 'answer', topics: previous.topics.slice(0, 1).map(getTopic), context }
  const readings = { alone, thread: classify(`${context} ${message}`) }
  const asked = toThreadIntents(message, language, readings, previous)
  const decided = getIntentsDecision(asked)
  // In a talk two readings are told side by side: nobody is asked which one is meant.
  const likeliest = decided.kind === 'answer' ? decided : getLikeliestDecision(asked)
  const decision = applyOtherReading(likeliest, asked)
  return isElliptic(message, language) ? { ...decision, context } : decision
}

/** Several questions in one message get two answers; of a long story only what it asks is answered. */
function decideParts(message: string, alone: Intent[], classify: Classify): TopicDecision | undefined {
  const parts = parseQuestions(message).map((text) => ({ text, intents: classify(text) }))
  const hostile = parts.find(({ intents }) => calculateHostileShare(intents) >= HOSTILE_PART_MIN)
  if (hostile && calculateRefusalShare(alone) >= REFUSAL_MIN / 2) return getIntentsDecision(hostile.intents)
  const asked = [...new Set(listPartTopics(parts, classify))]
  // Parts may say less than the whole: "my key is a test key, how do I get a real one?"
  const [whole] = alone
  if (whole && whole.share >= WHOLE_MIN && !asked.includes(whole.id)) return undefined
  if (asked.length > 1) return { kind: 'answer', topics: asked.slice(0, 2).map(getTopic) }
  const [only] = asked
  // Beside a clear question, what is refused without being hostile is not what the message is about.
  if (only && parts.length > 1 && isRefusalInDoubt(alone) && calculateHostileShare(alone) < REFUSAL_MIN / 2)
    return { kind: 'answer', topics: [getTopic(only)] }
  if ((alone[0]?.share ?? 0) >= PART_MIN) return undefined
  const [best] = listSentences(message)
    .map(classify)
    .filter(([first]) => first && first.share >= PART_MIN && isQuestionOfItsOwn(getTopic(first.id)))
    .toSorted((a, b) => (b[0]?.share ?? 0) - (a[0]?.share ?? 0))
  return best && calculateRefusalShare(alone) < REFUSAL_MIN ? getIntentsDecision(best) : undefined
}

/** What is clearly asked beside a message that is quoted. */
function listFurtherTopics(message: string, quoted: Topic, classify: Classify): Topic[] {
  const [further] = parseQuestions(message)
    .filter((part) => !getQuotedMessageTopic(part))
    .flatMap((part) => classify(part).slice(0, 1))
    .filter(({ id, share }) => share >= PART_CLEAR_MIN && isQuestionOfItsOwn(getTopic(id)) && id !== quoted.id)
  return further ? [getTopic(further.id)] : []
}

/** Tells what further parts of a message may ask, besides what is answered: no question is dropped without a word. */
function addParts(decision: TopicDecision, message: string, classify: Classify): TopicDecision {
  const parts = decision.topics.length === 1 && !decision.topics.some(isRefusal) ? listAskedParts(message) : []
  if (decision.kind !== 'answer' || parts.length < 2) return decision
  const likely = parts
    .flatMap((part) => classify(part).slice(0, 1))
    .filter(({ id, share }) => share >= PART_ALSO_MIN && isQuestionOfItsOwn(getTopic(id)))
    .map(({ id }) => getTopic(id))
  const also = new Set([...likely, ...(decision.also ?? [])].filter((topic) => !decision.topics.includes(topic)))
  return { ...decision, also: [...also].slice(0, ALSO_MAX) }
}

/** What the parts of a message ask. A later part often leaves out what it is about, so it is also read with the part before. */
function listPartTopics(parts: { text: string; intents: Intent[] }[], classify: Classify): string[] {
  return parts.flatMap(({ text, intents }, at) => {
    const before = parts[at - 1]
    const own = intents.slice(0, 1).filter(({ share }) => share >= PART_MIN)
    const [first] = own.length > 0 || !before ? own : mixShares(intents, classify(`${before.text} ${text}`))
    return first && first.share >= PART_WITH_CONTEXT_MIN && isQuestionOfItsOwn(getTopic(first.id)) ? [first.id] : []
  })
}

/** The mean of what words say by themselves and in their context. */
function mixShares(alone: Intent[], both: Intent[]): Intent[] {
  const together = new Map(both.map(({ id, share }) => [id, share]))
  return toShares(alone.map(({ id, share }) => ({ id, share: share + (together.get(id) ?? 0) })))
}

/** Titles, whose words say nothing about what is wanted of them. */
const quoted = /[“"«「『‹][^”"»」』›]*[”"»」』›]/gu

/** How surely a message wants what is not allowed, 0 to 1: others' things, fraud, instructions to me. */
export function getHostileShare(message: string): number {
  return getHostileTopicId(message)
    ? 1
    : calculateHostileShare(getIntentModel().classify(message.replaceAll(quoted, ' ')))
}

const isRefusalInDoubt = (intents: Intent[]) =>
  calculateRefusalShare(intents) >= REFUSAL_MIN && calculateRefusalShare(intents) < REFUSAL_CLEAR_MIN
