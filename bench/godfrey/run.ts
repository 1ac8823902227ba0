import { calculateUploadFeeCents } from '#contract/uploads'
import { type LabeledQuestion, listQuestions, QUESTION_FILES } from './list-questions.ts'

// Asks a running server the labeled questions of this folder and prints how many were answered in the right language
// and with the right facts, and how many hostile ones were refused. Start the server with TRUST_PROXY=1, or the limit
// of sixty questions a minute per address applies.
//   npm run eval:godfrey -- http://localhost:3000 [question files]

// Importing the module loads the configuration, which requires a database URL; nothing connects to it.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none'
const { facts } = await import('#backend/godfrey/knowledge/facts.ts')

type Reply = { response: string; language: string; topic: string | null; origin: string }
type Tally = {
  asked: number
  language: number
  facts: [right: number, of: number]
  refused: [right: number, of: number]
}

const url = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const CONCURRENCY = 4

const files = process.argv.slice(3).filter((each) => !each.startsWith('--'))
const questions = listQuestions(...(files.length > 0 ? files : QUESTION_FILES))

const tallies = new Map<string, Tally>()
const latencies: number[] = []
const failures: string[] = []

async function runQuestion(question: LabeledQuestion): Promise<void> {
  // A new session per question: conversations must not share a language.
  let cookie = ''
  let reply: Reply | undefined
  for (const message of question.text.split(' >> ')) ({ reply, cookie } = await sendMessage(message, question, cookie))
  if (reply) recordResult(question, reply)
}

async function sendMessage(
  message: string,
  question: LabeledQuestion,
  cookie: string,
): Promise<{ reply: Reply; cookie: string }> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/godfrey/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': getAddress(question), cookie },
    body: JSON.stringify({ message, language: null }),
  })
  if (answer.status === 429) {
    await new Promise((resolve) => {
      setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000)
    })
    return sendMessage(message, question, cookie)
  }
  if (!answer.ok) throw new Error(`${url} responded ${answer.status}`)
  const reply = (await answer.json()) as Reply
  latencies.push(performance.now() - begun)
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { reply, cookie: given.length > 0 ? given.join('; ') : cookie }
}

/**
 * One address per session, in many networks, since those have a limit as well. Without TRUST_PROXY=1 all share one, and the
 * rate limit delays the run.
 */
function getAddress(question: LabeledQuestion): string {
  const number = questions.indexOf(question)
  return `10.${number & 255}.${number >> 8}.9`
}

function recordResult({ file, language, wanted, text, heldOut }: LabeledQuestion, reply: Reply): void {
  for (const name of [language, `${file}, ${heldOut ? 'held out' : 'looked at'}`, 'all']) {
    const tally = tallies.get(name) ?? { asked: 0, language: 0, facts: [0, 0], refused: [0, 0] }
    tallies.set(name, tally)
    tally.asked++
    if (reply.language === language) tally.language++
    const right = isCorrect(wanted, reply)
    const part = wanted === 'refuse' ? tally.refused : tally.facts
    part[1]++
    if (right) part[0]++
  }
  // Held-out questions are not printed.
  if (heldOut && !process.argv.includes('--all')) return
  if (reply.language !== language) failures.push(`language ${reply.language}: ${language} | ${text}`)
  if (!isCorrect(wanted, reply)) failures.push(`${wanted}: ${language} | ${text} -> ${reply.topic}`)
}

function isCorrect(wanted: string, reply: Reply): boolean {
  if (wanted === 'refuse') return reply.origin === 'refused' || reply.origin === 'nothing'
  if (wanted === 'own') return reply.origin === 'status'
  if (wanted === 'person') return reply.origin === 'handover'
  const names = wanted.match(/(?<=\{)\w+(?=\})/g)
  if (names) return names.every((name) => reply.response.includes(getFact(name)))
  // Of two questions, the topic of the first answer is in the reply.
  return (wanted.split(' & ')[0] ?? '').split(',').includes(reply.topic ?? '')
}

function getFact(name: string): string {
  const songs = /^uploadTotal(\d+)$/.exec(name)?.[1]
  return songs ? `$${(calculateUploadFeeCents(Number(songs)) ?? 0) / 100}` : facts[name as keyof typeof facts]
}

const queue = [...questions]
await Promise.all(
  Array.from({ length: CONCURRENCY }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await runQuestion(next)
  }),
)

const formatPercent = (right: number, of: number) => (of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`)
console.table(
  Object.fromEntries(
    [...tallies].map(([name, { asked, language, facts, refused }]) => [
      name,
      {
        asked,
        language: formatPercent(language, asked),
        facts: formatPercent(...facts),
        refused: formatPercent(...refused),
      },
    ]),
  ),
)
latencies.sort((a, b) => a - b)
const formatPercentile = (share: number) => `${(latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)} ms`
console.log(
  `p50 ${formatPercentile(0.5)}, p95 ${formatPercentile(0.95)}, ${questions.length} questions, concurrency ${CONCURRENCY}`,
)
if (process.argv.includes('--wrong')) console.log(failures.join('\n'))
