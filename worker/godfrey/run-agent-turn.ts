import { type Answer, listKnowledge, validateModelAnswer } from '#module/godfrey'
import {
  type TokenUsage,
  type WaitingTurn,
  startAgentRun,
  updateAgentRun,
  isTokenBudgetExhausted,
  getWaitingTurn,
} from '#module/godfrey/agent'
import { MODEL_TIMEOUT_SECONDS } from '#contract/godfrey'
import { config } from '#runtime/config'
import { log } from '#runtime/logger'
import { runAgent } from './run-agent.ts'
import type { ToolContext } from './create-tools.ts'

/** The web process gives up at MODEL_TIMEOUT_SECONDS; stopping slightly earlier leaves time to record the reason. */
const REPLY_MARGIN_MS = 500

/**
 * Job: answers a turn with the agent. Any failure (no server, timeout, invalid JSON, endless tool calls, an invented
 * price) is recorded as `fell-back`, and the web process answers from the knowledge base.
 */
export async function runAgentTurn({ turnId }: { turnId: string }): Promise<void> {
  const turn = await getWaitingTurn(turnId)
  if (!turn || !config.hasModel) return
  const runId = await startAgentRun(turn)
  if (!runId) return
  const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }
  try {
    const answer = await getCheckedAnswer(turn, runId, usage)
    await updateAgentRun(runId, turn, typeof answer === 'string' ? { problem: answer, usage } : { answer, usage })
  } catch (error) {
    log.warn({ turnId, problem: formatFailure(error) }, 'the model did not answer')
    await updateAgentRun(runId, turn, { problem: formatFailure(error), usage })
  }
}

/** The validated answer, or the reason for having none. */
async function getCheckedAnswer(turn: WaitingTurn, runId: string, usage: TokenUsage): Promise<Answer | string> {
  const leftMs = MODEL_TIMEOUT_SECONDS * 1000 - REPLY_MARGIN_MS - turn.ageMs
  if (leftMs <= 0) return 'the question had waited too long'
  if (await isTokenBudgetExhausted(turn.visitorId)) return "the day's tokens are used up"
  const entries = listKnowledge(turn.question, turn.language)
  const notes = entries.map(({ topic, page, answer }) => `[${topic}, ${page}] ${answer}`).join('\n')
  const context: ToolContext = {
    turn,
    runId,
    usage,
    groundingTexts: [notes],
    ownTexts: [],
    proposal: null,
    pages: new Set(),
    topics: new Set(),
  }
  const signal = AbortSignal.timeout(leftMs)
  // Not every library honors the signal promptly, so the timeout is enforced here.
  const reply = await Promise.race([runAgent(context, notes || 'none', signal), whenAborted(signal)])
  // What a yes would confirm is said by the stored proposal alone: no word of the model stands beside it.
  if (context.proposal) return buildProposalAnswer(context.proposal)
  const problem = validateModelAnswer(reply, turn, { given: context.groundingTexts, ownTexts: context.ownTexts })
  if (problem) return problem
  const [best] = entries
  const pages = context.pages.size > 0 ? [...context.pages] : [best?.page ?? '/contact-us']
  const topics = context.topics.size > 0 ? [...context.topics] : best ? [best.topic] : []
  return { text: reply.answer.trim(), pages: pages.slice(0, 3), topics: topics.slice(0, 3), origin: 'model' }
}

function buildProposalAnswer({ text, ...proposal }: NonNullable<ToolContext['proposal']>): Answer {
  return {
    text,
    pages: ['/request-correction'],
    topics: ['correction-proposed'],
    origin: 'correction',
    openQuestion: { kind: 'correction', ...proposal },
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
  })
}

/** A short reason without any text the model server may have put into its error. */
function formatFailure(error: unknown): string {
  const { name = '', message = '', status } = error as { name?: string; message?: string; status?: number }
  if (/recursion/i.test(name + message)) return 'no end of tool calls'
  if (/abort|in time|timeout|timed out/i.test(name + message)) return 'no answer in time'
  if (status) return `the model's server answered ${status}`
  if (/connection|ECONN|fetch failed/i.test(name + message)) return "the model's server is away"
  if (/json|parse|zod|structured|schema/i.test(name + message)) return 'an answer that cannot be read'
  return `a failure: ${name}`
}
