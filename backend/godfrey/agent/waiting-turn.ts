import { FOLLOW_UP_MINUTES } from '#contract/godfrey'
import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Language } from '#contract/text'

export type WaitingTurn = {
  id: string
  visitorId: string
  sessionId: string
  question: string
  language: Language
  /** Milliseconds since the question was asked. */
  ageMs: number
  /** Previous turns, oldest first. */
  history: { question: string; answer: string }[]
}

const HISTORY_TURNS = 4

/** The turn that waits for the agent; undefined if it has been answered in the meantime. */
export async function getWaitingTurn(turnId: string): Promise<WaitingTurn | undefined> {
  const [turn] = await sql<Omit<WaitingTurn, 'history'>>(
    db,
    `SELECT id, visitor_id AS "visitorId", session_id AS "sessionId", question, language,
            (extract(epoch FROM now() - asked_at) * 1000)::int AS "ageMs"
       FROM godfrey_turns WHERE id = $1 AND state = 'waiting'`,
    [turnId],
  )
  if (!turn) return undefined
  const history = await sql<{ question: string; answer: string }>(
    db,
    `SELECT question, answer FROM godfrey_turns
      WHERE visitor_id = $1 AND state = 'answered' AND question <> '' AND id < $2 AND asked_at > now() - make_interval(mins => $3)
      ORDER BY id DESC LIMIT ${HISTORY_TURNS}`,
    [turn.visitorId, turn.id, FOLLOW_UP_MINUTES],
  )
  return { ...turn, history: history.toReversed() }
}
