import type { Language } from '#contract/text'
import type { Topic } from '#godfrey/knowledge/topic'
import { topics } from '#godfrey/knowledge/topics'

/** Topics that are named by the one word that they answer, such as いや. */
const replies = topics.filter(({ theme }) => theme === 'conversation')

/** What a lone word replies: too little for the model. */
export const getReplyTopic = (message: string, language: Language): Topic | undefined =>
  replies.find((topic) => topic[language].question === message.trim())
