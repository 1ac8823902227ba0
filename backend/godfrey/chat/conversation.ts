import { db } from '#database/client'
import { sql } from '#database/sql'
import { FOLLOW_UP_MINUTES, type GodfreyReply } from '#contract/godfrey'
import type { Language } from '#contract/text'
import type { PreviousTurn } from '#godfrey/retrieval/select-topics'

/** An answer: its text, the pages it is based on, the topics used. */
export type Answer = { text: string; pages: string[]; topics: string[]; origin: GodfreyReply['origin'] }

/** The language of the visitor's conversation and the previous turn. */
export async function getConversation(
  visitorId: string,
): Promise<{ language: Language | undefined; previous: PreviousTurn | undefined }> {
  const [row] = await sql<{ language: Language | null; question: string | null; topics: string[] | null }>(
    db,
    `SELECT (SELECT language FROM godfrey_conversations
              WHERE visitor_id = $1 AND updated_at > now() - interval '1 day') AS language, t.question, t.topics
       FROM (SELECT 1) one LEFT JOIN LATERAL (
              SELECT question, topics FROM godfrey_turns
               WHERE visitor_id = $1 AND asked_at > now() - make_interval(mins => $2) AND topics <> '{}'
               ORDER BY id DESC LIMIT 1) t ON true`,
    [visitorId, FOLLOW_UP_MINUTES],
  )
  return {
    language: row?.language ?? undefined,
    previous: row?.question ? { question: row.question, topics: row.topics ?? [] } : undefined,
  }
}

/** Secrets are never stored, even when a visitor pastes one into the chat. */
export function redactSecrets(text: string): string {
  return text.replaceAll(/\bGK-?[0-9A-Z-]{8,}/gi, 'GK-…')
}

export type NewTurn = { visitorId: string; sessionId: string; question: string; language: Language }

/** Stores a question with its answer and the conversation's language. */
export async function createAnsweredTurn(
  { visitorId, sessionId, question, language }: NewTurn,
  answer: Answer,
): Promise<{ id: string; answer: Answer }> {
  const [row] = await sql<{ id: string }>(
    db,
    `WITH spoken AS (
       INSERT INTO godfrey_conversations (visitor_id, language) VALUES ($1, $4)
       ON CONFLICT (visitor_id) DO UPDATE SET language = EXCLUDED.language, updated_at = now())
     INSERT INTO godfrey_turns
       (visitor_id, session_id, question, language, state, answer, origin, topics, pages, answered_at)
     VALUES ($1, $2, $3, $4, 'answered', $5, $6, $7, $8, now()) RETURNING id`,
    [visitorId, sessionId, redactSecrets(question), language, answer.text, answer.origin, answer.topics, answer.pages],
  )
  return { id: row?.id ?? '', answer }
}
