import { readFileSync } from 'node:fs'
import { languages } from '#contract/text'
import { listTopicFiles, type Topic, type TopicText } from './topic.ts'

type StoredTopic = { page: string } & Record<string, TopicText & { utterances?: string[] }>

let stored: ReadonlyMap<string, Topic> | undefined

/** Read when the first question is asked: the web process listens earlier and is smaller by what four megabytes of JSON take. */
const getTopics = () => (stored ??= readTopics())

/** Godfrey's whole knowledge: every file in the folders of this one, without the utterances, which only the training reads. */
function readTopics(): ReadonlyMap<string, Topic> {
  return new Map(
    listTopicFiles().map(({ id, theme, path }) => {
      const { page, ...texts } = JSON.parse(readFileSync(path, 'utf8')) as StoredTopic
      for (const language of languages) delete texts[language]?.utterances
      return [id, { id, theme, page, ...texts } as unknown as Topic]
    }),
  )
}

export const listTopics = (): readonly Topic[] => [...getTopics().values()]

export function getTopic(id: string): Topic {
  const topic = getTopics().get(id)
  if (!topic) throw new Error(`The knowledge base lacks the topic ${id}.`)
  return topic
}
