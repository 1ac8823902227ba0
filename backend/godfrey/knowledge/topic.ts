import type { Language } from '#contract/text'

/** Six or more utterances that ask about the topic, and the answer. `{name}` is a fact, see facts.ts. */
export type TopicText = { utterances: string[]; answer: string }

/** One topic in all languages. */
export type Topic = {
  /** Kebab case, same as the file name. */
  id: string
  /** The page the answer is based on. */
  page: `/${string}`
} & Record<Language, TopicText>

export const isRefusal = ({ id }: Topic) => id.startsWith('refuse-')

/** Surrounds a question but is not the question. */
export const isSmallTalk = ({ id }: Topic) => id === 'greeting' || id === 'thanks'
