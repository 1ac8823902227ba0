import {
  type Answer,
  type Usage,
  type WaitingTurn,
  beginRun,
  endRun,
  findMatches,
  isBudgetSpent,
  readWaitingTurn,
  renderFacts,
} from '#module/godfrey'
import { MODEL_WAIT_SECONDS } from '#contract/godfrey'
import { config } from '#platform/config'
import { log } from '#platform/logger'
import { runAgent } from './agent.ts'
import { problemOf } from './check-answer.ts'
import type { Toolbox } from './tools.ts'

/** The web process gives up at eight seconds; a little earlier here leaves time to say so. */
const MARGIN_MS = 500

/**
 * Job: lets the agent answer a question. Whatever goes wrong (no server, silence, broken JSON, endless tools, an invented
 * price) ends as `fell-back` in the run's record, and the web process answers from what Godfrey knows.
 */
export async function answerTurn({ turnId }: { turnId: string }): Promise<void> {
  const turn = await readWaitingTurn(turnId)
  if (!turn || !config.hasModel) return
  const runId = await beginRun(turn)
  if (!runId) return
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  try {
    const answer = await ask(turn, runId, usage)
    await endRun(runId, turn, typeof answer === 'string' ? { problem: answer, usage } : { answer, usage })
  } catch (error) {
    log.warn({ turnId, problem: reason(error) }, 'the model gave no answer')
    await endRun(runId, turn, { problem: reason(error), usage })
  }
}

/** The checked answer, or in words why there is none. */
async function ask(turn: WaitingTurn, runId: string, usage: Usage): Promise<Answer | string> {
  const leftMs = MODEL_WAIT_SECONDS * 1000 - MARGIN_MS - turn.ageMs
  if (leftMs <= 0) return 'the question had waited too long'
  if (await isBudgetSpent(turn.visitorId)) return "the day's tokens are used up"
  const matches = findMatches(turn.question, turn.language, 'english').slice(0, 3)
  const known = matches
    .map(({ topic }) => `[${topic.id}, ${topic.page}] ${renderFacts(topic[turn.language].answer)}`)
    .join('\n')
  const box: Toolbox = { turn, runId, usage, given: [known], pages: new Set(), topics: new Set() }
  const signal = AbortSignal.timeout(leftMs)
  // Not every library looks at the signal at once: the clock decides.
  const reply = await Promise.race([runAgent(box, known || 'none', signal), whenAborted(signal)])
  const problem = problemOf(reply, turn, box.given)
  if (problem) return problem
  const [best] = matches
  const pages = box.pages.size > 0 ? [...box.pages] : [best?.topic.page ?? '/contact-us']
  const topics = box.topics.size > 0 ? [...box.topics] : best ? [best.topic.id] : []
  return { text: reply.answer.trim(), pages: pages.slice(0, 3), topics: topics.slice(0, 3), origin: 'model' }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
  })
}

/** In a few words, without what a server may have put into its error. */
function reason(error: unknown): string {
  const { name = '', message = '', status } = error as { name?: string; message?: string; status?: number }
  if (/recursion/i.test(name + message)) return 'no end of tool calls'
  if (/abort|in time|timeout|timed out/i.test(name + message)) return 'no answer in time'
  if (status) return `the model's server answered ${status}`
  if (/connection|ECONN|fetch failed/i.test(name + message)) return "the model's server is away"
  if (/json|parse|zod|structured|schema/i.test(name + message)) return 'an answer that cannot be read'
  return `a failure: ${name}`
}
