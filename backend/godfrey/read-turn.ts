import { db, sql } from '#platform/database'
import type { Session } from '#platform/session'
import { MEMORY_MINUTES } from './contract.ts'
import type { Language } from './knowledge/topic.ts'

export type WaitingTurn = {
  id: string
  visitorId: string
  sessionId: string
  question: string
  language: Language
  /** Milliseconds since it was asked. */
  ageMs: number
  /** What was said before, the oldest first. */
  history: { question: string; answer: string }[]
}

const HISTORY = 4

/** The question that waits for the agent; undefined when it has been answered meanwhile. */
export async function readWaitingTurn(turnId: string): Promise<WaitingTurn | undefined> {
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
      ORDER BY id DESC LIMIT ${HISTORY}`,
    [turn.visitorId, turn.id, MEMORY_MINUTES],
  )
  return { ...turn, history: history.toReversed() }
}

/** The asker's session as it is at this moment; undefined once it has ended. */
export async function readSession(sessionId: string): Promise<Session | undefined> {
  const [session] = await sql<Session>(
    db,
    `SELECT s.id, s.visitor_id AS "visitorId", s.artist_id AS "artistId", a.account_type AS "accountType",
            s.fan_ids AS "fanIds"
       FROM sessions s LEFT JOIN artists a ON a.id = s.artist_id WHERE s.id = $1 AND s.expires_at > now()`,
    [sessionId],
  )
  return session
}
