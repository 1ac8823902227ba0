import { readFileSync, writeFileSync } from 'node:fs'
import { languages } from '#contract/text'
import { IntentModel, updateIntentModel } from '#godfrey/intents/intent-model'
import { createVocabulary, updateVocabulary } from '#godfrey/intents/to-known-words'
import { getDecision } from '#godfrey/policy/get-decision'
import { toPreviousTurn } from '#godfrey/policy/thread/to-previous-turn'
import { listCandidates, SIGNALS } from '#godfrey/policy/ranking/to-ranked-topics'
import { type LabeledQuestion, listQuestions } from './list-questions.ts'
import { listWantedTopics } from './list-wanted-topics.ts'

// Fits how much each signal of the ranking counts, beginning with what it does, and writes backend/godfrey/policy/ranking/ranking.json. The model that is asked must not
// have read the questions, or its shares would be trusted too much: give one that was trained before they were, with its vocabulary.
//   npm run fit:godfrey -- intent-model.bin vocabulary.txt question-file …

const STEPS = 150
const RATE = 0.05
/** How much it costs to leave the weights there are: fitted from nothing, what is refused was refused less surely (0314). */
const DECAY = 3e-2
const [modelFile = '', vocabularyFile = '', ...files] = process.argv.slice(2)
const [frequent = '', rare = ''] = readFileSync(vocabularyFile, 'utf8').split('\n')
updateVocabulary(createVocabulary(frequent.split(' '), rare.split(' ')))
updateIntentModel(new IntentModel(readFileSync(modelFile)))

type Example = { rows: number[][]; isWanted: boolean[] }
const examples = listQuestions(...files).flatMap(toExample)
const scales = listScales(examples)
for (const { rows } of examples)
  for (const row of rows) for (const [at, scale] of scales.entries()) row[at] = (row[at] ?? 0) / scale
const file = new URL('../../backend/godfrey/policy/ranking/ranking.json', import.meta.url)
const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<(typeof SIGNALS)[number], number[]>
const before = SIGNALS.flatMap((signal) => stored[signal]).map((weight, at) => weight * (scales[at] ?? 1))
const fitted = fitWeights(examples).map((weight, at) => Number((weight / (scales[at] ?? 1)).toFixed(3)))
const lines = SIGNALS.map((signal, at) => {
  const conditions = fitted.length / SIGNALS.length
  return `  "${signal}": [${fitted.slice(at * conditions, (at + 1) * conditions).join(', ')}]`
})
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)

/** The candidates of the last message of a question, if what is wanted is among them. */
function toExample({ text, language: name, wanted }: LabeledQuestion): Example[] {
  const language = languages.find((each) => each === name) ?? 'english'
  const messages = text.split(' >> ')
  const turns: { question: string; topics: string[] }[] = []
  for (const question of messages.slice(0, -1)) {
    const { topics } = getDecision(question, language, { previous: toPreviousTurn(turns, language) })
    turns.unshift({ question, topics: topics.map(({ id }) => id) })
  }
  const candidates = listCandidates(messages.at(-1) ?? '', language, toPreviousTurn(turns, language))
  const topics = new Set(wanted.split(' & ').flatMap((part) => [...listWantedTopics(part)]))
  const isWanted = candidates.map(({ id }) => topics.has(id) || (wanted === 'person' && id === 'anger'))
  return isWanted.includes(true) ? [{ rows: candidates.map(({ values }) => values), isWanted }] : []
}

/** How much each value varies, so that all of them are fitted at one rate. */
function listScales(all: Example[]): number[] {
  const rows = all.flatMap((example) => example.rows)
  return (rows[0] ?? []).map((_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length
    return Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length) + 1e-6
  })
}

/** Makes what is wanted likeliest (Adam, all examples at each step). */
function fitWeights(all: Example[]): number[] {
  const weights = [...before]
  const means = scales.map(() => 0)
  const squares = scales.map(() => 0)
  for (let step = 1; step <= STEPS; step++) {
    const slopes = calculateSlopes(all, weights)
    for (const [at, slope] of slopes.entries()) {
      means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope
      squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope
      const size = Math.sqrt((squares[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8
      weights[at]! -= (RATE * (1 - (0.9 * step) / STEPS) * (means[at] ?? 0)) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}

function calculateSlopes(all: Example[], weights: number[]): number[] {
  const slopes = weights.map((weight, at) => DECAY * (weight - (before[at] ?? 0)))
  for (const { rows, isWanted } of all) {
    const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
    const best = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - best))
    const total = odds.reduce((sum, each) => sum + each, 0)
    const wanted = odds.reduce((sum, each, at) => (isWanted[at] ? sum + each : sum), 0)
    for (const [at, row] of rows.entries()) {
      const share = odds[at] ?? 0
      const error = (share / total - (isWanted[at] ? share / wanted : 0)) / all.length
      for (const [each, value] of row.entries()) slopes[each]! += error * value
    }
  }
  return slopes
}
