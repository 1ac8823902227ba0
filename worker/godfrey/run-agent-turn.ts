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
import { AgentProblem, runAgentGraph, runWithTimeout } from './agent-graph.ts'
import { runAgent } from './run-agent.ts'
import type { ToolContext } from './create-tools.ts'

/** The web process gives up at MODEL_TIMEOUT_SECONDS; stopping slightly earlier leaves time to record the reason. */
const REPLY_MARGIN_MS = 500

/**
 * Job: answers a turn with the agent. Any failure (no server, timeout, invalid JSON, endless tool calls, an invented
 * price) is recorded as `fell-back`, and the web process answers from the knowledge base: the policy's result of a turn
 * is what web already holds.
 */
export async function runAgentTurn({ turnId }: { turnId: string }): Promise<void> {
  const turn = await getWaitingTurn(turnId)
  if (!turn || !config.hasModel) return
  const runId = await startAgentRun(turn)
  if (!runId) return
  const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }
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
  const { result, problem } = await runAgentGraph<Answer | null, Awaited<ReturnType<typeof runAgent>>>({
    applyPolicy: async () => null,
    askModel: () => askModel(turn, context, notes || 'none'),
    check: (reply) => {
      // What a yes would confirm is said by the stored proposal alone: no word of the model stands beside it.
      if (context.proposal) return { result: buildProposalAnswer(context.proposal) }
      const refused = validateModelAnswer(reply, turn, { given: context.groundingTexts, ownTexts: context.ownTexts })
      return refused ? { problem: refused } : { result: buildAnswer(reply.answer, context, entries[0]) }
    },
  })
  if (problem) log.info({ turnId, problem }, 'the model’s answer is not used')
  await updateAgentRun(runId, turn, result ? { answer: result, usage } : { problem: problem ?? 'no answer', usage })
}

async function askModel(turn: WaitingTurn, context: ToolContext, notes: string) {
  const leftMs = MODEL_TIMEOUT_SECONDS * 1000 - REPLY_MARGIN_MS - turn.ageMs
  if (leftMs <= 0) throw new AgentProblem('the question had waited too long')
  if (await isTokenBudgetExhausted(turn.visitorId)) throw new AgentProblem("the day's tokens are used up")
  return runWithTimeout(leftMs, (signal) => runAgent(context, notes, signal))
}

function buildAnswer(
  text: string,
  { pages, topics }: ToolContext,
  best: { page: string; topic: string } | undefined,
): Answer {
  const usedPages = pages.size > 0 ? [...pages] : [best?.page ?? '/contact-us']
  const usedTopics = topics.size > 0 ? [...topics] : best ? [best.topic] : []
  return { text: text.trim(), pages: usedPages.slice(0, 3), topics: usedTopics.slice(0, 3), origin: 'model' }
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
