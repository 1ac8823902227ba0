import { config } from '#runtime/config'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { publish } from '#database/pub-sub'
import {
  buildNetworkBudgets,
  consumeBudgets,
  trackRateLimit,
  listExceeded,
  listSpending,
} from '#http/limits/rate-limit'
import { FELL_BACK, buildTurnChannel } from './get-agent-answer.ts'
import type { Answer } from '#godfrey/chat/conversation'
import type { WaitingTurn } from './waiting-turn.ts'

const DAY_SECONDS = 86_400
/** Beyond these Godfrey answers from the knowledge base. */
const TOKENS_PER_VISITOR = { hits: config.OPENAI_TOKENS_PER_VISITOR, seconds: DAY_SECONDS }
const TOKENS_PER_DAY = { hits: config.OPENAI_TOKENS_PER_DAY, seconds: DAY_SECONDS }

/** From one address, in any number of sessions: new ones are free. Wider networks get a multiple. */
const MODEL_ANSWERS_PER_NETWORK = { hits: 60, seconds: DAY_SECONDS }

/** Of a visitor and of everybody; work for staff has no visitor. */
const buildTokenLimits = (visitorId: string | null): [bucket: string, limit: typeof TOKENS_PER_DAY][] => [
  ...(visitorId ? [[`godfrey tokens ${visitorId}`, TOKENS_PER_VISITOR] satisfies [string, typeof TOKENS_PER_DAY]] : []),
  ['godfrey tokens', TOKENS_PER_DAY],
]

export type TokenUsage = { inputTokens: number; outputTokens: number }

/** Starts the record of a run. Undefined if the turn already has one, so a job delivered twice calls the model once. */
export async function startAgentRun({ id, visitorId }: WaitingTurn): Promise<string | undefined> {
  const [run] = await sql<{ id: string }>(
    db,
    `INSERT INTO godfrey_runs (turn_id, visitor_id, model, outcome) VALUES ($1, $2, $3, 'running')
     ON CONFLICT (turn_id) DO NOTHING RETURNING id`,
    [id, visitorId, config.OPENAI_MODEL],
  )
  return run?.id
}

/** Whether this visitor's or the total daily token limit is used up. */
export async function isTokenBudgetExhausted(visitorId: string | null): Promise<boolean> {
  const budgets = buildTokenLimits(visitorId).map(([bucket, limit]) => ({ bucket, ...limit }))
  return (await listSpending(budgets)).some(({ spent, hits }) => spent >= hits)
}

/** Whether the networks around this address may have one more answer from the model today; counts it if so. */
export async function consumeModelBudget(address: string): Promise<boolean> {
  const budgets = buildNetworkBudgets('godfrey model', address, MODEL_ANSWERS_PER_NETWORK)
  return listExceeded(await consumeBudgets(budgets)).length === 0
}

/** In millionths of a dollar. */
export function calculateTokenCost({ inputTokens, outputTokens }: TokenUsage): number {
  return Math.round(inputTokens * config.OPENAI_INPUT_PRICE + outputTokens * config.OPENAI_OUTPUT_PRICE)
}

type ToolCall = { name: string; input: unknown; output: unknown; usage: TokenUsage }

/** Records a tool call's input and output. The cost is the run's total so far. */
export async function createToolCall(runId: string, { name, input, output, usage }: ToolCall): Promise<void> {
  await sql(
    db,
    `INSERT INTO godfrey_tool_calls (run_id, name, input, output, model, cost_microdollars)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [runId, name, JSON.stringify(input), JSON.stringify(output), config.OPENAI_MODEL, calculateTokenCost(usage)],
  )
}

type AgentResult = { answer: Answer; usage: TokenUsage } | { problem: string; usage: TokenUsage }

/**
 * Records how a run ended. Its answer is stored only if the turn is still waiting: after MODEL_TIMEOUT_SECONDS the
 * fallback has been stored instead.
 */
export async function updateAgentRun(runId: string, turn: WaitingTurn, end: AgentResult): Promise<void> {
  const { usage } = end
  await runInTransaction(async (trx) => {
    const inTime = 'answer' in end && (await applyAgentAnswer(trx, turn.id, end.answer))
    const problem = 'problem' in end ? end.problem : inTime ? null : 'the answer came too late'
    await sql(
      trx,
      `UPDATE godfrey_runs
          SET outcome = $2, problem = coalesce(problem, $3), input_tokens = $4, output_tokens = $5,
              cost_microdollars = $6, ended_at = now()
        WHERE id = $1`,
      [
        runId,
        problem ? 'fell-back' : 'answered',
        problem?.slice(0, 300) ?? null,
        usage.inputTokens,
        usage.outputTokens,
        calculateTokenCost(usage),
      ],
    )
    await trackTokens(trx, turn.visitorId, usage)
    await publish(trx, buildTurnChannel(turn.id), problem ? FELL_BACK : 'answered')
  })
}

type Trx = Parameters<Parameters<typeof runInTransaction>[0]>[0]

async function trackTokens(trx: Trx, visitorId: string | null, { inputTokens, outputTokens }: TokenUsage) {
  const tokens = inputTokens + outputTokens
  if (tokens === 0) return
  for (const [bucket, limit] of buildTokenLimits(visitorId)) await trackRateLimit(trx, bucket, limit, tokens)
}

/** Starts the record of a run about a review. Undefined if it has one: it was asked about before and failed. */
export async function startReviewRun(reviewId: string): Promise<string | undefined> {
  const [run] = await sql<{ id: string }>(
    db,
    `INSERT INTO godfrey_runs (review_id, model, outcome) VALUES ($1, $2, 'running')
     ON CONFLICT (review_id) DO NOTHING RETURNING id`,
    [reviewId, config.OPENAI_MODEL],
  )
  return run?.id
}

/** Records how a run about a review ended; `problem`: what of the model's words is not used. */
export async function updateReviewRun(
  runId: string,
  { problem, usage }: { problem: string | undefined; usage: TokenUsage },
): Promise<void> {
  await runInTransaction(async (trx) => {
    await sql(
      trx,
      `UPDATE godfrey_runs
          SET outcome = $2, problem = $3, input_tokens = $4, output_tokens = $5, cost_microdollars = $6, ended_at = now()
        WHERE id = $1`,
      [
        runId,
        problem ? 'fell-back' : 'answered',
        problem?.slice(0, 300) ?? null,
        usage.inputTokens,
        usage.outputTokens,
        calculateTokenCost(usage),
      ],
    )
    await trackTokens(trx, null, usage)
  })
}

async function applyAgentAnswer(trx: Trx, id: string, answer: Answer) {
  const updated = await sql(
    trx,
    `UPDATE godfrey_turns SET state = 'answered', answer = $2, origin = $3, topics = $4, pages = $5, open_question = $6,
            answered_at = now()
      WHERE id = $1 AND state = 'waiting' RETURNING id`,
    [id, answer.text, answer.origin, answer.topics, answer.pages, answer.openQuestion],
  )
  return updated.length > 0
}
