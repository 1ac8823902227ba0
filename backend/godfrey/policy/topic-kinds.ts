import { isOwnAccount, isRefusal, isSmallTalk, type Topic } from '#godfrey/knowledge/topic'

/** What is asked for itself: no refusal, no greeting, nothing about the talk itself. */
export const isQuestionOfItsOwn = (topic: Topic) =>
  !isRefusal(topic) && !isSmallTalk(topic) && topic.theme !== 'conversation'

/** What an answer of ours can tell anybody, beside another one as well. */
export const isTellable = (topic: Topic) => isQuestionOfItsOwn(topic) && !isOwnAccount(topic)
