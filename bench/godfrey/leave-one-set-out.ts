import { type Language, languages } from '#contract/text'
import { IntentModel, updateIntentModel } from '#godfrey/intents/intent-model'
import { createVocabulary, updateVocabulary } from '#godfrey/intents/to-known-words'
import { createAttentionNetwork } from '#godfrey/intents/training/create-attention-network'
import { createLinearModel } from '#godfrey/intents/training/create-linear-model'
import { encodeIntentModel } from '#godfrey/intents/training/encode-intent-model'
import { listTrainingQuestions, listTrainingWords } from '#godfrey/intents/training/list-training-questions'
import { isRefusal } from '#godfrey/knowledge/topic'
import { getDecision } from '#godfrey/policy/get-decision'
import { toPreviousTurn } from '#godfrey/policy/thread/to-previous-turn'
import { type LabeledQuestion, listQuestions, QUESTION_FILES } from './list-questions.ts'
import { listWantedTopics } from './list-wanted-topics.ts'

// Trains a model without the questions of one author and asks them: what a first look at the next author's may bring. Only of
// the last file is this honest, since nobody has written utterances with its words in mind. Three quarters of an hour of one core.
//   npm run eval:godfrey:unseen [-- file] [-- --wrong]

const left = QUESTION_FILES.find((file) => process.argv.includes(file)) ?? 'development-questions-7'
const asked = listQuestions(left)
trainWithout(asked)

const tallies = new Map<string, Record<string, [right: number, of: number]>>()
const misses: string[] = []
for (const question of asked) recordResult(question)
console.table(
  Object.fromEntries(
    [...tallies].map(([language, kinds]) => [
      language,
      Object.fromEntries(Object.entries(kinds).map(([kind, [right, of]]) => [kind, `${right} of ${of}`])),
    ]),
  ),
)
if (process.argv.includes('--wrong')) console.log(misses.join('\n'))

function trainWithout(questions: LabeledQuestion[]): void {
  // A conversation is one line of the training, or its last two messages.
  const texts = new Set(
    questions.flatMap(({ text }) => [text.split(' >> ').join(' '), text.split(' >> ').slice(-2).join(' ')]),
  )
  // Nor their translations, of which nobody knows which they are.
  const others = listTrainingQuestions({ withTranslations: false }).filter(({ text }) => !texts.has(text))
  const { frequent, rare } = listTrainingWords(others)
  updateVocabulary(createVocabulary(frequent, rare))
  const report = (line: string) => console.log(line)
  const network = createAttentionNetwork(others, report)
  updateIntentModel(new IntentModel(encodeIntentModel(createLinearModel(others, report), network, left)))
}

/** Counts what is told, in full or as a passage: two questions need two topics. */
function recordResult({ language: name, wanted, text }: LabeledQuestion): void {
  const language = languages.find((each) => each === name) ?? 'english'
  const messages = text.split(' >> ')
  const { told, isRefused, angry } = decideConversation(messages, language, wanted === 'own')
  const right = {
    refuse: isRefused,
    person: angry,
    fact: wanted.split(' & ').every((part) => told.some((id) => listWantedTopics(part).has(id))),
  }
  const kind = wanted === 'refuse' || wanted === 'person' ? wanted : 'fact'
  const length = messages.length > 1 ? `${messages.length} turns` : wanted.includes(' & ') ? 'two' : 'plain'
  const column = kind === 'fact' && wanted !== 'own' ? length : wanted
  if (!right[kind]) misses.push(`${wanted}: ${name} | ${text} -> ${told.join(', ')}`)
  for (const row of [name, 'all']) {
    const kinds = tallies.get(row) ?? {}
    tallies.set(row, kinds)
    const add = (each: string, isRight: boolean) => {
      const [before, of] = kinds[each] ?? [0, 0]
      kinds[each] = [before + (isRight ? 1 : 0), of + 1]
    }
    add(column, right[kind])
    if (kind !== 'fact') continue
    add('wrongly refused', isRefused && !right.fact)
    if (messages.length === 1) add('passages', told.length > 1)
  }
}

function decideConversation(messages: string[], language: Language, signedIn: boolean) {
  const turns: { question: string; topics: string[] }[] = []
  let last = { told: [] as string[], isRefused: false, angry: false }
  for (const message of messages) {
    const {
      topics,
      also = [],
      angry,
    } = getDecision(message, language, {
      previous: toPreviousTurn(turns, language),
      signedIn,
    })
    const [first] = topics
    last = {
      told: [...topics, ...also].map(({ id }) => id),
      isRefused: first ? isRefusal(first) : false,
      angry,
    }
    if (!last.isRefused) turns.unshift({ question: message, topics: topics.map(({ id }) => id) })
  }
  return last
}
