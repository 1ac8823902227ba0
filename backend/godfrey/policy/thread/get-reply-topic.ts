import { readFileSync } from 'node:fs'
import { type Language, languages } from '#contract/text'
import { listTopicFiles, type Topic, topicFile } from '#godfrey/knowledge/topic'
import { getTopic } from '#godfrey/knowledge/topics'
import { toPatternText } from '#text/to-folded-text'

/** Topics of a word or two, which are too little for the model: hi, thanks, ok, いや. */
const REPLIES = new Set(['greeting', 'thanks', 'acknowledged', 'declined'])

let stored: Map<string, string> | undefined

/** The topic of a message that is nothing but a greeting, thanks, a yes or a no. */
export function getReplyTopic(message: string, language: Language): Topic | undefined {
  stored ??= readReplies()
  const text = toReply(message)
  const id = stored.get(`${language} ${text}`) ?? stored.get(text)
  return id === undefined ? undefined : getTopic(id)
}

/** The utterances of these topics, each by its language and, where that is another one, alone. */
function readReplies(): Map<string, string> {
  const replies = new Map<string, string>()
  for (const { id, path } of listTopicFiles().filter((each) => REPLIES.has(each.id))) {
    const topic = topicFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    for (const language of languages)
      for (const text of [topic[language].question, ...topic[language].utterances].map(toReply)) {
        replies.set(`${language} ${text}`, id)
        if (!replies.has(text)) replies.set(text, id)
      }
  }
  return replies
}

const toReply = (text: string) =>
  toPatternText(text)
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()
