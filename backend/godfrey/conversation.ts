import { db, sql } from '#platform/database'
import type { Before } from './compose-answer.ts'
import { MEMORY_MINUTES } from './contract.ts'
import type { Language } from './knowledge/topic.ts'

export type Origin = 'knowledge' | 'computed' | 'status' | 'refused' | 'nothing' | 'correction' | 'model'

/** What Godfrey says: the text, the pages it rests on, the entries of the knowledge used. */
export type Answer = { text: string; pages: string[]; topics: string[]; origin: Origin }

/** The language a visitor and Godfrey have been speaking, and what was said last. */
export async function recallConversation(
  visitorId: string,
): Promise<{ language: Language | undefined; before: Before | undefined }> {
  const [row] = await sql<{ language: Language | null; question: string | null; topics: string[] | null }>(
    db,
    `SELECT (SELECT language FROM godfrey_conversations
              WHERE visitor_id = $1 AND updated_at > now() - interval '1 day') AS language, t.question, t.topics
       FROM (SELECT 1) one LEFT JOIN LATERAL (
              SELECT question, topics FROM godfrey_turns
               WHERE visitor_id = $1 AND asked_at > now() - make_interval(mins => $2) AND topics <> '{}'
               ORDER BY id DESC LIMIT 1) t ON true`,
    [visitorId, MEMORY_MINUTES],
  )
  return {
    language: row?.language ?? undefined,
    before: row?.question ? { question: row.question, topics: row.topics ?? [] } : undefined,
  }
}

/** Secrets are kept nowhere, not even when somebody pastes them into a chat. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/\bGK-?[0-9A-Z-]{8,}/gi, 'GK-…')
}

type Turn = { visitorId: string; sessionId: string; question: string; language: Language }

/** Keeps a question with its answer, and what is spoken. Returns the id of the answer. */
export async function keepTurn({ visitorId, sessionId, question, language }: Turn, answer: Answer): Promise<string> {
  const [row] = await sql<{ id: string }>(
    db,
    `WITH spoken AS (
       INSERT INTO godfrey_conversations (visitor_id, language) VALUES ($1, $4)
       ON CONFLICT (visitor_id) DO UPDATE SET language = EXCLUDED.language, updated_at = now())
     INSERT INTO godfrey_turns
       (visitor_id, session_id, question, language, state, answer, origin, topics, pages, answered_at)
     VALUES ($1, $2, $3, $4, 'answered', $5, $6, $7, $8, now()) RETURNING id`,
    [visitorId, sessionId, withoutSecrets(question), language, answer.text, answer.origin, answer.topics, answer.pages],
  )
  return row?.id ?? ''
}
