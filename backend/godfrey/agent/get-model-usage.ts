import type { EndpointReply } from '#contract/http'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { config } from '#runtime/config'
import type { getModelUsage as endpoint } from './contract.ts'

const PROBLEMS_LIMIT = 5

type Usage = EndpointReply<typeof endpoint>

export async function getModelUsage(): Promise<Usage> {
  const [[today], problems] = await Promise.all([
    sql<Usage['today']>(
      db,
      `SELECT count(*)::int AS runs, count(*) FILTER (WHERE outcome = 'answered')::int AS answered,
              coalesce(sum(input_tokens + output_tokens), 0)::int AS tokens,
              coalesce(sum(cost_microdollars), 0)::float8 / 1e6 AS dollars
         FROM godfrey_runs WHERE started_at >= date_trunc('day', now(), 'UTC')`,
    ),
    sql<Usage['problems'][number]>(
      db,
      `SELECT problem, count(*)::int AS runs FROM godfrey_runs
        WHERE started_at >= date_trunc('day', now(), 'UTC') AND problem IS NOT NULL
        GROUP BY problem ORDER BY runs DESC, problem LIMIT ${PROBLEMS_LIMIT}`,
    ),
  ])
  return {
    model: config.hasModel ? config.OPENAI_MODEL : null,
    server: config.OPENAI_BASE_URL ? new URL(config.OPENAI_BASE_URL).host : null,
    tokensPerDay: config.OPENAI_TOKENS_PER_DAY,
    tokensPerVisitor: config.OPENAI_TOKENS_PER_VISITOR,
    inputPrice: config.OPENAI_INPUT_PRICE,
    outputPrice: config.OPENAI_OUTPUT_PRICE,
    today: today ?? { runs: 0, answered: 0, tokens: 0, dollars: 0 },
    problems,
  }
}
