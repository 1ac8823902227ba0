import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { IntentModel } from '#godfrey/intents/intent-model'
import { encodeIntentModel } from '#godfrey/intents/training/encode-intent-model'
import {
  calculateTrainingHash,
  listToldSentences,
  listTrainingQuestions,
  listTrainingWords,
  listUtterances,
} from '#godfrey/intents/training/list-training-questions'
import { createVocabulary, updateVocabulary } from '#godfrey/intents/to-known-words'
import { createLinearModel } from '#godfrey/intents/training/create-linear-model'
import type { TrainedNetwork } from '#godfrey/intents/training/attention-parameters'
import { createLanguageModel } from '#godfrey/language/training/create-language-model'
import { listWantedTopics } from './list-wanted-topics.ts'
import { listQuestions } from './list-questions.ts'

// Trains Godfrey's intent model on the utterances of his knowledge and writes backend/godfrey/intents/intent-model.bin.
// The same utterances and answers give the same file. `npm run train:godfrey`; both models at once, each on one core. With `-- --drafts` it first
// writes what staff have approved, in the database of DATABASE_URL, into the knowledge.

const KNOWLEDGE_FOLDER = fileURLToPath(new URL('../../backend/godfrey/knowledge', import.meta.url))

if (process.argv.includes('--drafts')) {
  const { applyApprovedDrafts } = await import('#module/operations/learning')
  const { db } = await import('#database/client')
  console.log(`learnt: ${(await applyApprovedDrafts(KNOWLEDGE_FOLDER)).join(', ') || 'nothing new'}`)
  await db.destroy()
}
const asked = listTrainingQuestions()
const questions = [...asked, ...listToldSentences()]
writeFileSync(
  new URL('../../backend/godfrey/language/language-model.bin', import.meta.url),
  createLanguageModel(listUtterances()),
)
const { frequent, rare } = listTrainingWords(questions)
updateVocabulary(createVocabulary(frequent, rare))
writeFileSync(
  new URL('../../backend/godfrey/intents/vocabulary.txt', import.meta.url),
  `${frequent.join(' ')}\n${rare.join(' ')}\n`,
)
const network = trainNetwork()
const linear = createLinearModel(questions, (line) => console.log(line))
const file = encodeIntentModel(linear, await network, calculateTrainingHash(asked))
writeFileSync(new URL('../../backend/godfrey/intents/intent-model.bin', import.meta.url), file)

const model = new IntentModel(file)
const development = listQuestions('development-questions').filter(({ text }) => !text.includes(' >> '))
const right = development.filter(({ wanted, text }) =>
  listWantedTopics(wanted).has(model.classify(text)[0]?.id ?? ''),
).length
console.log(
  `${questions.length} questions, ${model.header.classes.length} topics, ${model.header.weights} weights, ` +
    `${(file.length / 1_048_576).toFixed(2)} MB; ` +
    `first guess right for ${right} of the ${development.length} development questions`,
)

/** The network is trained in a thread of its own, beside the linear model. */
function trainNetwork(): Promise<TrainedNetwork> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('train-network.ts', import.meta.url), {
      workerData: { questions, frequent, rare },
    })
    worker.on('message', (message: string | TrainedNetwork) =>
      typeof message === 'string' ? console.log(message) : resolve(message),
    )
    worker.on('error', reject)
  })
}
