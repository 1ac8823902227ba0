import type { Intent } from '#godfrey/intents/intent-model'
import { isRefusal, isSmallTalk, type Topic } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'

export const isQuestionOfItsOwn = (topic: Topic) =>
  !isRefusal(topic) && !isSmallTalk(topic) && topic.theme !== 'conversation'

export const calculateRefusalShare = (intents: Intent[]) => calculateShare(intents, isRefusal)

/** What is refused for its intention, not only because it is about something else. */
export const calculateHostileShare = (intents: Intent[]) =>
  calculateShare(intents, (topic) => isRefusal(topic) && topic.id !== 'off-topic' && topic.id !== 'professional-advice')

export function calculateShare(intents: Intent[], is: (topic: Topic) => boolean): number {
  return intents.reduce((sum, { id, share }) => (is(getTopic(id)) ? sum + share : sum), 0)
}
