import type { Intent } from '#godfrey/intents/intent-model'
import { isOwnAccount, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { isQuestionOfItsOwn } from '../calculate-shares.ts'
import type { TopicDecision } from '../get-decision.ts'

/** From here on, as the regression over talks has it, what else a message may be about is told: every third time it is. */
const OTHER_MIN = 0.12

const isTellable = (topic: Topic) => isQuestionOfItsOwn(topic) && !isOwnAccount(topic)

const isOneAnswer = ({ kind, topics }: TopicDecision) =>
  kind === 'answer' && topics.length === 1 && topics.every(isTellable)

/** Adds to what is told of a message of a thread what else it may be about, and nothing below the two. */
export function applyOtherReading(decision: TopicDecision, asked: readonly Intent[]): TopicDecision {
  if (!isOneAnswer(decision)) return decision
  const [other] = asked
    .filter(({ share }) => share >= OTHER_MIN)
    .map(({ id }) => getTopic(id))
    .filter((topic) => isTellable(topic) && !decision.topics.includes(topic))
  const { topics } = decision
  return other ? { kind: 'answer', topics: [...topics, other], passages: [other] } : { kind: 'answer', topics }
}
