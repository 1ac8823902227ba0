import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { announce } from '#platform/live'
import { countHit, hitsSoFar } from '#platform/throttle'
import { FELL_BACK, turnTopic } from './ask-agent.ts'
import type { Answer } from './conversation.ts'
import type { WaitingTurn } from './read-turn.ts'

const DAY = 86_400
/** Tokens of one visitor, and of all, in a day. Past it Godfrey answers from what he knows. */
export const TOKENS_PER_VISITOR = { hits: 60_000, seconds: DAY }
export const TOKENS_PER_DAY = { hits: 3_000_000, seconds: DAY }

const buckets = (visitorId: string) =>
  [
    [`godfrey tokens ${visitorId}`, TOKENS_PER_VISITOR],
    ['godfrey tokens', TOKENS_PER_DAY],
  ] satisfies [string, typeof TOKENS_PER_DAY][]

export type Usage = { inputTokens: number; outputTokens: number }

/** Begins the record of a run; undefined when there is one already: a job delivered twice asks the model once. */
export async function beginRun({ id, visitorId }: WaitingTurn): Promise<string | undefined> {
  const [run] = await sql<{ id: string }>(
    db,
    `INSERT INTO godfrey_runs (turn_id, visitor_id, model, outcome) VALUES ($1, $2, $3, 'running')
     ON CONFLICT (turn_id) DO NOTHING RETURNING id`,
    [id, visitorId, config.OPENAI_MODEL],
  )
  return run?.id
}

/** Whether this visitor, or the house, has used up the day's tokens. */
export async function isBudgetSpent(visitorId: string): Promise<boolean> {
  const hits = await hitsSoFar(buckets(visitorId))
  return (hits[0] ?? 0) >= TOKENS_PER_VISITOR.hits || (hits[1] ?? 0) >= TOKENS_PER_DAY.hits
}

/** Millionths of a dollar. */
export function costOf({ inputTokens, outputTokens }: Usage): number {
  return Math.round(inputTokens * config.OPENAI_INPUT_PRICE + outputTokens * config.OPENAI_OUTPUT_PRICE)
}

type ToolCall = { name: string; input: unknown; output: unknown; usage: Usage }

/** Writes down what a tool was asked and what it answered; the cost is the run's so far. */
export async function recordToolCall(runId: string, { name, input, output, usage }: ToolCall): Promise<void> {
  await sql(
    db,
    `INSERT INTO godfrey_tool_calls (run_id, name, input, output, model, cost_microdollars)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [runId, name, JSON.stringify(input), JSON.stringify(output), config.OPENAI_MODEL, costOf(usage)],
  )
}

type End = { answer: Answer; usage: Usage } | { problem: string; usage: Usage }

/** Ends a run. An answer counts only while the question still waits: after eight seconds it has been answered otherwise. */
export async function endRun(runId: string, turn: WaitingTurn, end: End): Promise<void> {
  const { usage } = end
  const tokens = usage.inputTokens + usage.outputTokens
  await inTransaction(async (trx) => {
    const inTime = 'answer' in end && (await sayAnswer(trx, turn.id, end.answer))
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
        costOf(usage),
      ],
    )
    if (tokens > 0) {
      for (const [bucket, limit] of buckets(turn.visitorId)) await countHit(trx, bucket, limit, tokens)
    }
    await announce(trx, turnTopic(turn.id), problem ? FELL_BACK : 'answered')
  })
}

async function sayAnswer(trx: Parameters<Parameters<typeof inTransaction>[0]>[0], id: string, answer: Answer) {
  const said = await sql(
    trx,
    `UPDATE godfrey_turns SET state = 'answered', answer = $2, origin = $3, topics = $4, pages = $5, answered_at = now()
      WHERE id = $1 AND state = 'waiting' RETURNING id`,
    [id, answer.text, answer.origin, answer.topics, answer.pages],
  )
  return said.length > 0
}
