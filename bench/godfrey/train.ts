import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { IntentModel, type ModelHeader } from '#godfrey/intents/intent-model'
import { createRandom } from '#godfrey/intents/training/create-random'
import { encodeIntentModel } from '#godfrey/intents/training/encode-intent-model'
import {
  calculateTrainingHash,
  listToldSentences,
  listTrainingQuestions,
  listTrainingWords,
  listUtterances,
} from '#godfrey/intents/training/list-training-questions'
import { createVocabulary, updateVocabulary } from '#godfrey/intents/to-known-words'
import { createIntentModel } from '#godfrey/intents/training/create-intent-model'
import { createLanguageModel } from '#godfrey/language/training/create-language-model'
import { calculatePriors, TEMPERATURE } from './calculate-priors.ts'
import { listWantedTopics } from './list-wanted-topics.ts'
import { listQuestions, QUESTION_FILES } from './list-questions.ts'

// Trains Godfrey's intent model on the utterances of his knowledge and writes backend/godfrey/intents/intent-model.bin.
// The same utterances and answers give the same file. `npm run train:godfrey`; about eight minutes on one core. With `-- --drafts` it first
// writes what staff have approved, in the database of DATABASE_URL, into the knowledge.

/** How many of the utterances a first model does not see: it shows how certain one may be of questions that are new. */
const HELD_OUT_SHARE = 0.12
const CONFUSIONS_LISTED = 20
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
const trainedOn = calculateTrainingHash(asked)
const temperature = process.argv.includes('--temperature') ? fitTemperature() : TEMPERATURE
const trained = createIntentModel(questions, (line) => console.log(line))
const file = encodeIntentModel(trained, {
  temperature,
  trainedOn,
  priors: calculatePriors(trained.classes, QUESTION_FILES),
})
writeFileSync(new URL('../../backend/godfrey/intents/intent-model.bin', import.meta.url), file)

const model = new IntentModel(file)
const development = listQuestions('development-questions').filter(({ text }) => !text.includes(' >> '))
const right = development.filter(({ wanted, text }) =>
  listWantedTopics(wanted).has(model.classify(text)[0]?.id ?? ''),
).length
console.log(
  `${questions.length} questions, ${model.header.classes.length} topics, ${model.header.weights} weights, ` +
    `${(file.length / 1_048_576).toFixed(2)} MB, temperature ${temperature}; ` +
    `first guess right for ${right} of the ${development.length} development questions`,
)

/** Trains without some of the utterances and returns the temperature under which their topics are likeliest. */
function fitTemperature(): ModelHeader['temperature'] {
  const random = createRandom(11)
  const isHeldOut = questions.map(({ text }) => random() < HELD_OUT_SHARE && !text.includes('{'))
  const first = createIntentModel(
    questions.filter((_, at) => !isHeldOut[at]),
    () => {},
  )
  const trial = new IntentModel(
    encodeIntentModel(first, { temperature: 1, trainedOn, priors: first.classes.map(() => 0) }),
  )
  const scored = questions
    .filter((_, at) => isHeldOut[at])
    .map(({ text, id }) => ({ id, intents: trial.classify(text) }))
  const confusions = Map.groupBy(
    scored.filter(({ id, intents }) => intents[0]?.id !== id),
    ({ id, intents }) => `${id} taken for ${intents[0]?.id}`,
  )
  console.log(
    `right for ${scored.filter(({ id, intents }) => intents[0]?.id === id).length} of ${scored.length} held-out utterances; most often confused:`,
  )
  for (const [pair, list] of [...confusions]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, CONFUSIONS_LISTED))
    console.log(`  ${list.length} ${pair}`)
  const calculateLoss = (temperature: number) =>
    scored.reduce((loss, { id, intents }) => {
      const shares = intents.map((intent) => ({ id: intent.id, share: (intent.share + 1e-12) ** (1 / temperature) }))
      const sum = shares.reduce((all, { share }) => all + share, 0)
      return loss - Math.log((shares.find((each) => each.id === id)?.share ?? 0) / sum)
    }, 0)
  const candidates = Array.from({ length: 40 }, (_, at) => Number((0.2 + at * 0.05).toFixed(2)))
  return candidates.toSorted((a, b) => calculateLoss(a) - calculateLoss(b))[0] ?? 1
}
