// Fits the weights of backend/godfrey/about-us.ts: which signs tell a question about something else. Learns from the stored
// phrasings alone, each asked of an index that was built without it. Prints the weights and what they cost.
//   node bench/godfrey/fit-gate.ts

// The knowledge stands beside modules that know the database; nothing here connects to one.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none'
const { OFF_TOPIC, TopicIndex, languages, oddsOf, signsOf, topics } = await import('#module/godfrey')

const FOLDS = 6
const OTHERS_DATA = 'refuse-free-keys-or-others-data'
// So much less than all of the others' weight: turning a customer away is worse than answering a stranger.
const OTHERS_WEIGHT = 0.3

type Row = { signs: Record<string, number>; off: boolean }

const rows: Row[] = []
// Other matters are stored one after the other: left out in blocks, some are wholly unknown, as those that strangers bring.
function foldOf(topic: (typeof topics)[number], language: (typeof languages)[number], at: number): number {
  if (topic.id !== OFF_TOPIC) return at % FOLDS
  const all = topics.find(({ id }) => id === OFF_TOPIC)?.[language].questions.length ?? 1
  return Math.floor((at * FOLDS) / all)
}

for (let fold = 0; fold < FOLDS; fold++) {
  const kept = topics.map((topic) => ({ ...topic }))
  for (const topic of kept) {
    for (const language of languages) {
      const questions = topic[language].questions.filter((_, at) => foldOf(topic, language, at) !== fold)
      topic[language] = { ...topic[language], questions }
    }
  }
  for (const language of languages) {
    const odds = oddsOf(language, kept)
    const index = new TopicIndex(kept, language)
    for (const topic of topics) {
      if (topic.id === OTHERS_DATA) continue
      for (const [at, question] of topic[language].questions.entries()) {
        if (foldOf(topic, language, at) !== fold) continue
        const signs = signsOf(question, language, index, index.rank(question), odds)
        rows.push({ signs, off: topic.id === OFF_TOPIC })
      }
    }
  }
}

const names = [
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
const columns = names.map((name) => rows.map(({ signs }) => signs[name] ?? 0))
const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length)
const spreads = columns.map(
  (column, at) => Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / rows.length) || 1,
)
const scaled = rows.map((_, row) =>
  columns.map((column, at) => ((column[row] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1)),
)
const others = rows.filter(({ off }) => off).length
const weightOf = (off: boolean) => (off ? (OTHERS_WEIGHT * (rows.length - others)) / others : 1)

// Logistic regression by plain descent.
const weights = names.map(() => 0)
let one = 0
const sumOf = (row: number) => (scaled[row] ?? []).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), one)
for (let step = 0; step < 1500; step++) {
  const slopes = names.map(() => 0)
  let slope = 0
  let all = 0
  rows.forEach(({ off }, row) => {
    const miss = (1 / (1 + Math.exp(-sumOf(row))) - Number(off)) * weightOf(off)
    all += weightOf(off)
    slope += miss
    ;(scaled[row] ?? []).forEach((value, at) => (slopes[at] = (slopes[at] ?? 0) + miss * value))
  })
  slopes.forEach((value, at) => (weights[at] = (weights[at] ?? 0) - (2 * value) / all))
  one -= (2 * slope) / all
}
const raw = names.map((name, at): [string, number] => [name, (weights[at] ?? 0) / (spreads[at] ?? 1)])
const constant = one - raw.reduce((sum, [, weight], at) => sum + weight * (means[at] ?? 0), 0)
console.log(
  Object.fromEntries([...raw, ['one', constant] as const].map(([name, value]) => [name, Number(value.toFixed(2))])),
)

const scores = rows.map(({ off }, row) => ({ off, score: sumOf(row) }))
const above = (limit: number, off: boolean) => {
  const side = scores.filter((score) => score.off === off)
  return `${((100 * side.filter(({ score }) => score > limit).length) / side.length).toFixed(1)} %`
}
console.table(
  [-3, -2.5, -2.25, -2, -1.5, -1, 0].map((limit) => ({
    limit,
    'ours turned away': above(limit, false),
    'others turned away': above(limit, true),
  })),
)

export {}
