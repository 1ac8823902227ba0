import { readQuestions } from './read-questions.ts'

// Fits the weights of backend/godfrey/about-us.ts: which signs tell a question about something else. Learns from labelled
// questions that are stored nowhere in the knowledge, and judges each by weights that were learnt without it. Prints the
// weights of all and what they cost.
//   node bench/godfrey/fit-gate.ts

// The knowledge stands beside modules that know the database; nothing here connects to one.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none'
const { TopicIndex, findRefusedTopic, languages, signsOf, topics } = await import('#module/godfrey')

const FOLDS = 6
const STEPS = 600
// So much less than all of the others' weight: turning a customer away is worse than answering a stranger.
const OTHERS_WEIGHT = 0.3
const SIGNS = [
  'near',
  'score',
  'lead',
  'covered',
  'offTopic',
  'familiar',
  'odds',
  'words',
  'ideas',
  'strange',
  'length',
  'elsewhere',
  'chinese',
  'japanese',
]

type Row = { values: number[]; off: boolean }

const rows: Row[] = []
for (const language of languages) {
  const index = new TopicIndex(topics, language)
  for (const question of readQuestions('questions', 'fresh-questions', 'gate-questions')) {
    const { text, wanted } = question
    // What is the asker's own, or refused for its words, never comes to the gate.
    if (question.language !== language || text.includes(' >> ') || wanted === 'own' || findRefusedTopic(text)) continue
    const signs = signsOf(text, language, index, index.rank(text))
    rows.push({ values: SIGNS.map((name) => signs[name] ?? 0), off: wanted === 'refuse' })
  }
}

type Model = { weights: number[]; one: number }

/** Logistic regression by plain descent, on signs of one spread. */
function fit(known: Row[]): Model {
  const column = (at: number) => known.map(({ values }) => values[at] ?? 0)
  const mean = SIGNS.map((_, at) => column(at).reduce((sum, value) => sum + value, 0) / known.length)
  const spread = SIGNS.map(
    (_, at) =>
      Math.sqrt(column(at).reduce((sum, value) => sum + (value - (mean[at] ?? 0)) ** 2, 0) / known.length) || 1,
  )
  const scaled = known.map(({ values }) => values.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)))
  const others = known.filter(({ off }) => off).length
  const weightOf = (off: boolean) => (off ? (OTHERS_WEIGHT * (known.length - others)) / others : 1)
  const all = known.reduce((sum, { off }) => sum + weightOf(off), 0)
  const weights = SIGNS.map(() => 0)
  let one = 0
  for (let step = 0; step < STEPS; step++) {
    const slopes = SIGNS.map(() => 0)
    let slope = 0
    known.forEach(({ off }, row) => {
      const sum = (scaled[row] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), one)
      const miss = (1 / (1 + Math.exp(-sum)) - Number(off)) * weightOf(off)
      slope += miss
      ;(scaled[row] ?? []).forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + miss * value))
    })
    // Each step also takes a little off every weight, so that none rests on a handful of questions.
    slopes.forEach((value, at) => {
      weights[at] = (weights[at] ?? 0) - 1.5 * (value / all + 0.001 * (weights[at] ?? 0))
    })
    one -= (1.5 * slope) / all
  }
  const raw = weights.map((weight, at) => weight / (spread[at] ?? 1))
  return { weights: raw, one: one - raw.reduce((sum, weight, at) => sum + weight * (mean[at] ?? 0), 0) }
}

const { weights, one } = fit(rows)
console.log(
  Object.fromEntries([
    ...SIGNS.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]),
    ['one', Number(one.toFixed(2))],
  ]),
)

const scores = Array.from({ length: FOLDS }, (_, fold) => {
  const model = fit(rows.filter((_, at) => at % FOLDS !== fold))
  return rows
    .filter((_, at) => at % FOLDS === fold)
    .map(({ values, off }) => ({
      off,
      score: values.reduce((sum, value, at) => sum + value * (model.weights[at] ?? 0), model.one),
    }))
}).flat()
const above = (limit: number, off: boolean) => {
  const side = scores.filter((score) => score.off === off)
  return `${((100 * side.filter(({ score }) => score > limit).length) / side.length).toFixed(1)} % of ${side.length}`
}
console.table(
  [-3, -2.5, -2, -1.75, -1.5, -1.25, -1, -0.5, 0].map((limit) => ({
    limit,
    'ours turned away': above(limit, false),
    'others turned away': above(limit, true),
  })),
)
