import { readFileSync } from 'node:fs'
import { languages } from '#contract/text'
import { listTopicFiles, type Topic, type TopicText } from './topic.ts'

type StoredTopic = { page: string } & Record<string, TopicText & { utterances?: string[] }>

/** Godfrey's whole knowledge: every file in the folders of this one, without the utterances, which only the training reads. */
export const topics: readonly Topic[] = listTopicFiles().map(({ id, theme, path }) => {
  const { page, ...texts } = JSON.parse(readFileSync(path, 'utf8')) as StoredTopic
  for (const language of languages) delete texts[language]?.utterances
  return { id, theme, page, ...texts } as unknown as Topic
})

const topicsById = new Map(topics.map((topic) => [topic.id, topic]))

export function getTopic(id: string): Topic {
  const topic = topicsById.get(id)
  if (!topic) throw new Error(`The knowledge base lacks the topic ${id}.`)
  return topic
}
