import { writeFileSync } from 'node:fs'
import { IntentModel } from '#godfrey/intents/intent-model'
import { encodeIntentModel } from '#godfrey/intents/training/encode-intent-model'
import { hashTrainingQuestions, listTrainingQuestions } from '#godfrey/intents/training/list-training-questions'
import { trainIntentModel } from '#godfrey/intents/training/train-intent-model'
import { countKnowledgeWords } from '#godfrey/language/count-knowledge-words'
import { listWantedTopics } from './list-wanted-topics.ts'
import { listQuestions } from './list-questions.ts'

// Trains Godfrey's intent model on the utterances of his knowledge and writes backend/godfrey/intents/intent-model.bin.
// The same utterances give the same file. `npm run train:godfrey`; about two minutes on one core.

const questions = listTrainingQuestions()
writeFileSync(
  new URL('../../backend/godfrey/language/knowledge-words.json', import.meta.url),
  `${JSON.stringify(countKnowledgeWords(questions))}\n`,
)
const trained = trainIntentModel(questions, (line) => console.log(line))
const trainedOn = hashTrainingQuestions(questions)

const development = listQuestions('development-questions').filter(({ text }) => !text.includes(' >> '))
// The temperature is fitted on other questions than those the topics were improved on.
const others = listQuestions('unseen-questions').filter(({ text }) => !text.includes(' >> '))
const temperature = fitTemperature(new IntentModel(encodeIntentModel(trained, { temperature: 1, trainedOn })))
const file = encodeIntentModel(trained, { temperature, trainedOn })
writeFileSync(new URL('../../backend/godfrey/intents/intent-model.bin', import.meta.url), file)

const model = new IntentModel(file)
const right = development.filter(({ wanted, text }) =>
  listWantedTopics(wanted).has(model.classify(text)[0]?.id ?? ''),
).length
console.log(
  `${questions.length} questions, ${model.header.classes.length} topics, ${model.header.weights} weights, ` +
    `${(file.length / 1_048_576).toFixed(2)} MB, temperature ${temperature}; ` +
    `first guess right for ${right} of the ${development.length} development questions`,
)

/** The temperature under which the right topics of the other questions are likeliest. */
function fitTemperature(model: IntentModel): number {
  const scored = others.map(({ wanted, text }) => {
    const topics = listWantedTopics(wanted)
    return model.classify(text).map(({ id, share }) => ({ right: topics.has(id), log: Math.log(share + 1e-12) }))
  })
  const calculateLoss = (temperature: number) =>
    scored.reduce((loss, intents) => {
      const shares = intents.map(({ right, log }) => ({ right, share: Math.exp(log / temperature) }))
      const sum = (list: { share: number }[]) => list.reduce((all, { share }) => all + share, 1e-12)
      return loss - Math.log(sum(shares.filter(({ right }) => right)) / sum(shares))
    }, 0)
  const candidates = Array.from({ length: 40 }, (_, at) => Number((0.2 + at * 0.05).toFixed(2)))
  return candidates.toSorted((a, b) => calculateLoss(a) - calculateLoss(b))[0] ?? 1
}
