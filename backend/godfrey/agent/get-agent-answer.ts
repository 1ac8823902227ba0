import { config } from '#runtime/config'
import { db, runInTransaction } from '#database/client'
import { sql } from '#database/sql'
import { enqueue } from '#queue/queue'
import { subscribe } from '#database/pub-sub'
import { log } from '#runtime/logger'
import { MODEL_TIMEOUT_SECONDS } from '#contract/godfrey'
import { type Answer, type NewTurn, toRedactedText } from '#godfrey/chat/conversation'
import { runAgentTurnJob } from '#godfrey/jobs'

export const buildTurnChannel = (turnId: string) => `godfrey:${turnId}`
/** The message the worker publishes when it gives up. */
export const FELL_BACK = 'fell-back'

/**
 * Enqueues a question for the agent in the worker and waits up to MODEL_TIMEOUT_SECONDS for its answer; then applies
 * `fallback` and records the reason in the run. The turn's row decides: if the answer arrives at the last moment,
 * exactly one of the two is stored, and that one is returned.
 */
export async function getAgentAnswer(turn: NewTurn, fallback: Answer): Promise<{ id: string; answer: Answer }> {
  const deadline = Date.now() + MODEL_TIMEOUT_SECONDS * 1000
  const id = await enqueueTurn(turn)
  const notification = subscribeToTurn(id)
  try {
    while (Date.now() < deadline) {
      const row = await getTurn(id)
      if (row?.state === 'answered') return { id, answer: row }
      if (row?.outcome === 'fell-back') break
      await notification.next(Math.min(deadline - Date.now(), 2_000))
    }
  } finally {
    notification.stop()
  }
  return { id, answer: await applyFallback(id, turn.visitorId, fallback) }
}

async function enqueueTurn({ visitorId, sessionId, question, language }: NewTurn): Promise<string> {
  return runInTransaction(async (trx) => {
    const [row] = await sql<{ id: string }>(
      trx,
      `WITH spoken AS (
         INSERT INTO godfrey_conversations (visitor_id, language) VALUES ($1, $4)
         ON CONFLICT (visitor_id) DO UPDATE SET language = EXCLUDED.language, updated_at = now())
       INSERT INTO godfrey_turns (visitor_id, session_id, question, language, state)
       VALUES ($1, $2, $3, $4, 'waiting') RETURNING id`,
      [visitorId, sessionId, toRedactedText(question), language],
    )
    const id = row?.id ?? ''
    await enqueue(trx, runAgentTurnJob, { turnId: id })
    return id
  })
}

type TurnRow = Answer & { state: 'waiting' | 'answered'; outcome: 'running' | 'answered' | 'fell-back' | null }

async function getTurn(id: string): Promise<TurnRow | undefined> {
  const [row] = await sql<TurnRow>(
    db,
    `SELECT t.state, t.answer AS text, t.pages, t.topics, t.origin, t.open_question AS "openQuestion", r.outcome
       FROM godfrey_turns t LEFT JOIN godfrey_runs r ON r.turn_id = t.id WHERE t.id = $1`,
    [id],
  )
  return row
}

/** Stores the fallback unless the agent has already answered, and records the fallback in the run. */
async function applyFallback(id: string, visitorId: string, fallback: Answer): Promise<Answer> {
  const [settled] = await sql(
    db,
    `UPDATE godfrey_turns SET state = 'answered', answer = $2, origin = $3, topics = $4, pages = $5, open_question = $6,
            answered_at = now()
      WHERE id = $1 AND state = 'waiting' RETURNING id`,
    [id, fallback.text, fallback.origin, fallback.topics, fallback.pages, fallback.openQuestion],
  )
  if (!settled) return (await getTurn(id)) ?? fallback
  const problem = `no answer within ${MODEL_TIMEOUT_SECONDS} s`
  await sql(
    db,
    `INSERT INTO godfrey_runs AS r (turn_id, visitor_id, model, outcome, problem, ended_at)
     VALUES ($1, $2, $3, 'fell-back', $4, now())
     ON CONFLICT (turn_id) DO UPDATE SET outcome = 'fell-back', problem = EXCLUDED.problem, ended_at = now()
      WHERE r.outcome = 'running'`,
    [id, visitorId, config.OPENAI_MODEL, problem],
  )
  log.info({ turnId: id }, 'fell back to the knowledge answer: the model did not answer in time')
  return fallback
}

/** Resolves on each notification about a turn. The timer covers missed notifications. */
function subscribeToTurn(id: string) {
  let notify = () => {}
  const unsubscribe = subscribe(buildTurnChannel(id), () => notify())
  return {
    next: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, milliseconds))
        notify = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    stop: unsubscribe,
  }
}
