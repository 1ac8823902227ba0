import { uploadFeeCents } from '#contract/songs'
import { type Question, readQuestions } from './read-questions.ts'

// Asks a running server the labelled questions of this folder, as one visitor after the other, and prints
// how many were answered in their language, with the right facts, and how many hostile ones were refused.
// Start the server with TRUST_PROXY=1, else sixty questions a minute is all it takes from one address.
//   npm run eval:godfrey -- http://localhost:3000

// The facts stand beside modules that know the database; nothing here connects to one.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1/none'
const { facts } = await import('#module/godfrey')

type Reply = { response: string; language: string; topic: string | null; origin: string }
type Tally = {
  asked: number
  language: number
  facts: [right: number, of: number]
  refused: [right: number, of: number]
}

const url = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const AT_ONCE = 4

const questions = readQuestions('questions', 'fresh-questions', 'unseen-questions')

const tallies = new Map<string, Tally>()
const times: number[] = []
const wrong: string[] = []

async function ask(question: Question): Promise<void> {
  // A browser of its own each: no conversation lends its language to another.
  let cookie = ''
  let reply: Reply | undefined
  for (const message of question.text.split(' >> ')) ({ reply, cookie } = await say(message, question, cookie))
  if (reply) judge(question, reply)
}

async function say(message: string, question: Question, cookie: string): Promise<{ reply: Reply; cookie: string }> {
  const begun = performance.now()
  const answer = await fetch(`${url}/api/godfrey/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(question), cookie },
    body: JSON.stringify({ message, language: null }),
  })
  if (answer.status === 429) {
    await new Promise((resolve) => {
      setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1000)
    })
    return say(message, question, cookie)
  }
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const reply = (await answer.json()) as Reply
  times.push(performance.now() - begun)
  const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return { reply, cookie: given.length > 0 ? given.join('; ') : cookie }
}

/** An address each, as it has a browser each. Without TRUST_PROXY=1 all count as one, and the limit makes this wait. */
function addressOf(question: Question): string {
  const number = questions.indexOf(question)
  return `10.9.${number >> 8}.${number & 255}`
}

function judge({ file, language, wanted, text, heldOut }: Question, reply: Reply): void {
  for (const name of [language, `${file}, ${heldOut ? 'held out' : 'looked at'}`, 'all']) {
    const tally = tallies.get(name) ?? { asked: 0, language: 0, facts: [0, 0], refused: [0, 0] }
    tallies.set(name, tally)
    tally.asked++
    if (reply.language === language) tally.language++
    const right = isRight(wanted, reply)
    const part = wanted === 'refuse' ? tally.refused : tally.facts
    part[1]++
    if (right) part[0]++
  }
  // What is held out stays unread.
  if (heldOut && !process.argv.includes('--all')) return
  if (reply.language !== language) wrong.push(`language ${reply.language}: ${language} | ${text}`)
  if (!isRight(wanted, reply)) wrong.push(`${wanted}: ${language} | ${text} -> ${reply.topic}`)
}

function isRight(wanted: string, reply: Reply): boolean {
  if (wanted === 'refuse') return reply.origin === 'refused' || reply.origin === 'nothing'
  if (wanted === 'own') return reply.origin === 'status'
  const names = wanted.match(/(?<=\{)\w+(?=\})/g)
  if (names) return names.every((name) => reply.response.includes(factOf(name)))
  return wanted.split(',').includes(reply.topic ?? '')
}

function factOf(name: string): string {
  const songs = /^uploadTotal(\d+)$/.exec(name)?.[1]
  return songs ? `$${(uploadFeeCents(Number(songs)) ?? 0) / 100}` : facts[name as keyof typeof facts]
}

const waiting = [...questions]
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await ask(next)
  }),
)

const percent = (right: number, of: number) => (of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`)
console.table(
  Object.fromEntries(
    [...tallies].map(([name, { asked, language, facts, refused }]) => [
      name,
      { asked, language: percent(language, asked), facts: percent(...facts), refused: percent(...refused) },
    ]),
  ),
)
times.sort((a, b) => a - b)
const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`
console.log(`p50 ${at(0.5)}, p95 ${at(0.95)}, ${questions.length} questions, ${AT_ONCE} at once`)
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'))
