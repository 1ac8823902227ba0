import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import type { TopicDecision } from '../get-decision.ts'
import { isQuestionOfItsOwn } from '../calculate-shares.ts'

// A message that leaves out what it is about may be read in two ways. Where neither is sure, both are told.

/** Above this one reading is enough. */
const READ_MAX = 0.8
/** From here on another reading is told: how likely it is, more so what the message says by itself and what was told last. */
const OTHER = { min: 0.15, alone: 4, last: 2 }
/** What says something as surely by itself is not read in another way: less, the less it seems to leave out. */
const ALONE_MAX = { continued: 0.99, short: 0.95, whole: 0.5 }
/** From here on what the thread makes of such a message is told. */
const THREAD_MIN = 0.4

const isTellable = (topic: Topic) => isQuestionOfItsOwn(topic) && !isOwnAccount(topic)

const isOneAnswer = ({ kind, topics }: TopicDecision) =>
  kind === 'answer' && topics.length === 1 && topics.every(isTellable)

type Readings = { asked: readonly Intent[]; alone: readonly Intent[]; last: readonly string[] }

/** Adds to what the thread makes of a message what else it may be about. */
export function applyOtherReading(decision: TopicDecision, { asked, alone, last }: Readings): TopicDecision {
  const [first] = asked
  if (!first || first.share >= READ_MAX || !isOneAnswer(decision)) return decision
  const getOdds = (id: string) => (alone[0]?.id === id ? OTHER.alone : 1) * (last.includes(id) ? OTHER.last : 1)
  const [other] = asked
    .map(({ id, share }) => ({ topic: getTopic(id), share: share * getOdds(id) }))
    .filter(({ topic, share }) => share >= OTHER.min && isTellable(topic) && !decision.topics.includes(topic))
    .toSorted((a, b) => b.share - a.share)
  return other ? { kind: 'answer', topics: [...decision.topics, other.topic], passages: [other.topic] } : decision
}

/** How a message is joined to its thread: it begins like a continuation, is short, or says all by itself. */
type Joint = keyof typeof ALONE_MAX

/** Adds to what a message says by itself what its thread makes of it: first, if the message leaves something out. */
export function applyThreadReading(
  decision: TopicDecision,
  joint: Joint,
  { asked, alone }: Pick<Readings, 'asked' | 'alone'>,
): TopicDecision {
  if (!isOneAnswer(decision) || (alone[0]?.share ?? 0) >= ALONE_MAX[joint]) return decision
  const [first] = asked.filter(({ id }) => isTellable(getTopic(id)))
  const topic = first && first.share >= THREAD_MIN ? getTopic(first.id) : undefined
  if (!topic || decision.topics.includes(topic)) return decision
  const [own] = decision.topics
  if (!own || joint === 'whole') return { kind: 'answer', topics: [...decision.topics, topic], passages: [topic] }
  return { kind: 'answer', topics: [topic, own], passages: [topic, own] }
}
