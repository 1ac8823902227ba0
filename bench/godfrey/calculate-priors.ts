import { listQuestions } from './list-questions.ts'
import { listWantedTopics } from './list-wanted-topics.ts'

/** As fitted by `train.ts --temperature`, three times the same. */
export const TEMPERATURE = 0.7
/** A topic nobody asked for counts as so many questions. */
const PRIOR_MIN = 1.5
/** How much of the prior counts: few questions made it, and the next ones are other people's. */
const PRIOR_SHARE = 0.7

/** How often each topic is asked for, from the questions of people who knew the product but not the topics. */
export function calculatePriors(classes: readonly string[], files: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const { wanted } of listQuestions(...files))
    for (const part of wanted.split(' & ')) {
      const topics = listWantedTopics(part)
      for (const id of topics) counts.set(id, (counts.get(id) ?? 0) + 1 / topics.size)
    }
  const total = classes.reduce((sum, id) => sum + (counts.get(id) ?? 0) + PRIOR_MIN, 0)
  return classes.map((id) => Number((PRIOR_SHARE * Math.log(((counts.get(id) ?? 0) + PRIOR_MIN) / total)).toFixed(3)))
}
