import { readQuestions } from './read-questions.ts'

// Trains the off-topic classifier (backend/godfrey/guardrails/off-topic.ts) on labeled questions that are not in the
// knowledge base. Prints the weights and the error rates measured by cross-validation.
//   node bench/godfrey/train-classifier.ts

// Importing the module loads the configuration, which requires a database URL; nothing connects to it.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none'
const { TopicIndex } = await import('#backend/godfrey/retrieval/topic-index.ts')
const { detectRefusal } = await import('#backend/godfrey/guardrails/detect-refusal.ts')
const { languages } = await import('#contract/text')
const { calculateFeatures } = await import('#backend/godfrey/guardrails/off-topic.ts')
const { topics } = await import('#backend/godfrey/knowledge/topics.ts')

const FOLDS = 6
const STEPS = 600
// Total weight of the off-topic class relative to the on-topic one: rejecting a customer is worse than answering a
// stranger.
const OFF_TOPIC_WEIGHT = 0.3
const FEATURES = [
  'near',
  'score',
  'lead',
  'covered',
  'offTopic',
  'familiar',
  'odds',
  'words',
  'concepts',
  'strange',
  'length',
  'elsewhere',
  'chinese',
  'japanese',
]

type LabeledRow = { values: number[]; off: boolean }

const rows: LabeledRow[] = []
for (const language of languages) {
  const index = new TopicIndex(topics, language)
  for (const question of readQuestions('questions', 'fresh-questions', 'classifier-questions')) {
    const { text, wanted } = question
    // Status questions and guardrail refusals never reach the classifier.
    if (question.language !== language || text.includes(' >> ') || wanted === 'own' || detectRefusal(text)) continue
    const features = calculateFeatures(text, language, index, index.search(text))
    rows.push({ values: FEATURES.map((name) => features[name] ?? 0), off: wanted === 'refuse' })
  }
}

type Model = { weights: number[]; one: number }

/** Logistic regression by gradient descent on standardized features. */
function trainModel(known: LabeledRow[]): Model {
  const column = (at: number) => known.map(({ values }) => values[at] ?? 0)
  const mean = FEATURES.map((_, at) => column(at).reduce((sum, value) => sum + value, 0) / known.length)
  const spread = FEATURES.map(
    (_, at) =>
      Math.sqrt(column(at).reduce((sum, value) => sum + (value - (mean[at] ?? 0)) ** 2, 0) / known.length) || 1,
  )
  const scaled = known.map(({ values }) => values.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)))
  const others = known.filter(({ off }) => off).length
  const weightOf = (off: boolean) => (off ? (OFF_TOPIC_WEIGHT * (known.length - others)) / others : 1)
  const all = known.reduce((sum, { off }) => sum + weightOf(off), 0)
  const weights = FEATURES.map(() => 0)
  let one = 0
  for (let step = 0; step < STEPS; step++) {
    const slopes = FEATURES.map(() => 0)
    let slope = 0
    known.forEach(({ off }, row) => {
      const sum = (scaled[row] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), one)
      const miss = (1 / (1 + Math.exp(-sum)) - Number(off)) * weightOf(off)
      slope += miss
      ;(scaled[row] ?? []).forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + miss * value))
    })
    // Weight decay, so that no weight depends on a handful of questions.
    slopes.forEach((value, at) => {
      weights[at] = (weights[at] ?? 0) - 1.5 * (value / all + 0.001 * (weights[at] ?? 0))
    })
    one -= (1.5 * slope) / all
  }
  const raw = weights.map((weight, at) => weight / (spread[at] ?? 1))
  return { weights: raw, one: one - raw.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0) }
}

const { weights, one } = trainModel(rows)
console.log(
  Object.fromEntries([
    ...FEATURES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]),
    ['one', Number(one.toFixed(2))],
  ]),
)

const scores = Array.from({ length: FOLDS }, (_, fold) => {
  const model = trainModel(rows.filter((_, at) => at % FOLDS !== fold))
  return rows
    .filter((_, at) => at % FOLDS === fold)
    .map(({ values, off }) => ({
      off,
      score: values.reduce((sum, value, at) => sum + value * (model.weights[at] ?? 0), model.one),
    }))
}).flat()
const formatShareAbove = (limit: number, off: boolean) => {
  const side = scores.filter((score) => score.off === off)
  return `${((100 * side.filter(({ score }) => score > limit).length) / side.length).toFixed(1)} % of ${side.length}`
}
console.table(
  [-3, -2.5, -2, -1.75, -1.5, -1.25, -1, -0.5, 0].map((limit) => ({
    limit,
    'ours turned away': formatShareAbove(limit, false),
    'others turned away': formatShareAbove(limit, true),
  })),
)
