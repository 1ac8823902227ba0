import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { hear } from '#platform/live'
import { log } from '#platform/logger'
import { MODEL_WAIT_SECONDS } from './contract.ts'
import { type Answer, withoutSecrets } from './conversation.ts'
import { questionAsked } from './jobs.ts'
import type { Language } from './knowledge/topic.ts'

export const turnTopic = (turnId: string) => `godfrey:${turnId}`
/** What the worker says when it has given up. */
export const FELL_BACK = 'fell-back'

type Turn = { visitorId: string; sessionId: string; question: string; language: Language }

/**
 * Hands a question to the agent in the worker and waits for its answer, eight seconds at most; then `fallback` is the
 * answer, and the record of the run says why. The row decides: of an answer that comes at the last moment and the
 * fallback exactly one is kept, and that one is returned.
 */
export async function askAgent(turn: Turn, fallback: Answer): Promise<{ id: string; answer: Answer }> {
  const deadline = Date.now() + MODEL_WAIT_SECONDS * 1000
  const id = await handToAgent(turn)
  const heard = listenFor(id)
  try {
    while (Date.now() < deadline) {
      const row = await readTurn(id)
      if (row?.state === 'answered') return { id, answer: row }
      if (row?.outcome === 'fell-back') break
      await heard.next(Math.min(deadline - Date.now(), 2_000))
    }
  } finally {
    heard.stop()
  }
  return { id, answer: await settle(id, turn.visitorId, fallback) }
}

async function handToAgent({ visitorId, sessionId, question, language }: Turn): Promise<string> {
  return inTransaction(async (trx) => {
    const [row] = await sql<{ id: string }>(
      trx,
      `WITH spoken AS (
         INSERT INTO godfrey_conversations (visitor_id, language) VALUES ($1, $4)
         ON CONFLICT (visitor_id) DO UPDATE SET language = EXCLUDED.language, updated_at = now())
       INSERT INTO godfrey_turns (visitor_id, session_id, question, language, state)
       VALUES ($1, $2, $3, $4, 'waiting') RETURNING id`,
      [visitorId, sessionId, withoutSecrets(question), language],
    )
    const id = row?.id ?? ''
    await enqueue(trx, questionAsked, { turnId: id })
    return id
  })
}

type TurnRow = Answer & { state: 'waiting' | 'answered'; outcome: 'running' | 'answered' | 'fell-back' | null }

async function readTurn(id: string): Promise<TurnRow | undefined> {
  const [row] = await sql<TurnRow>(
    db,
    `SELECT t.state, t.answer AS text, t.pages, t.topics, t.origin, r.outcome
       FROM godfrey_turns t LEFT JOIN godfrey_runs r ON r.turn_id = t.id WHERE t.id = $1`,
    [id],
  )
  return row
}

/** Keeps the fallback unless the agent was quicker, and writes down that he fell back. */
async function settle(id: string, visitorId: string, fallback: Answer): Promise<Answer> {
  const [settled] = await sql(
    db,
    `UPDATE godfrey_turns SET state = 'answered', answer = $2, origin = $3, topics = $4, pages = $5, answered_at = now()
      WHERE id = $1 AND state = 'waiting' RETURNING id`,
    [id, fallback.text, fallback.origin, fallback.topics, fallback.pages],
  )
  if (!settled) return (await readTurn(id)) ?? fallback
  const problem = `no answer within ${MODEL_WAIT_SECONDS} s`
  await sql(
    db,
    `INSERT INTO godfrey_runs AS r (turn_id, visitor_id, model, outcome, problem, ended_at)
     VALUES ($1, $2, $3, 'fell-back', $4, now())
     ON CONFLICT (turn_id) DO UPDATE SET outcome = 'fell-back', problem = EXCLUDED.problem, ended_at = now()
      WHERE r.outcome = 'running'`,
    [id, visitorId, config.OPENAI_MODEL, problem],
  )
  log.info({ turnId: id }, 'Godfrey answered from his knowledge instead of the model')
  return fallback
}

/** Wakes for each announcement about a turn; the clock behind it wakes also when one was missed. */
function listenFor(id: string) {
  let ring = () => {}
  const unhear = hear(turnTopic(id), () => ring())
  return {
    next: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, milliseconds))
        ring = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    stop: unhear,
  }
}
