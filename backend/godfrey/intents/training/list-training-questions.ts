import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Language, languages } from '#contract/text'
import { listTopicFiles, topicFile } from '#godfrey/knowledge/topic'

export type TrainingQuestion = { text: string; id: string; language: Language }

/** Every utterance of every topic, in a fixed order. */
export function listTrainingQuestions(): TrainingQuestion[] {
  return listTopicFiles().flatMap(({ id, path }) => {
    const topic = topicFile.parse(JSON.parse(readFileSync(path, 'utf8')))
    return languages.flatMap((language) => topic[language].utterances.map((text) => ({ text, id, language })))
  })
}

/** Changes whenever a question is added, changed or moved to another topic. */
export function calculateTrainingHash(questions: readonly TrainingQuestion[]): string {
  const hash = createHash('sha256')
  for (const { text, id, language } of questions) hash.update(`${id}\t${language}\t${text}\n`)
  return hash.digest('hex')
}
