import { db } from '#database/client'
import { sql } from '#database/sql'
import { FOLLOW_UP_MINUTES, type GodfreyReply, OPEN_QUESTION_MINUTES } from '#contract/godfrey'
import type { Language } from '#contract/text'
import type { PreviousTurn } from '#godfrey/policy/ranking/to-ranked-topics'
import { toPreviousTurn } from '#godfrey/policy/thread/to-previous-turn'

/** What an answer asked. The next message may answer it; after that it is no longer open. */
export type OpenQuestion =
  | { kind: 'handover'; text: string }
  | { kind: 'choice'; topics: string[] }
  /** `button`: a typed yes is not enough. */
  | { kind: 'correction'; id: string; button: boolean }

/** An answer: its text, the pages it is based on, the topics used, what it asks. */
export type Answer = {
  text: string
  pages: string[]
  topics: string[]
  origin: GodfreyReply['origin']
  openQuestion?: OpenQuestion | null
}

export type Conversation = {
  language: Language | undefined
  /** What the last messages were about. */
  previous: PreviousTurn | undefined
  /** What the very last answer asked, for OPEN_QUESTION_MINUTES. */
  openQuestion: OpenQuestion | undefined
  /** The very last question, its answer, and whether Godfrey had none. */
  lastQuestion: string | undefined
  lastAnswer: string | undefined
  wasUnknown: boolean
}

type LastTurn = {
  question: string
  answer: string | null
  topics: string[]
  origin: Answer['origin']
  openQuestion: OpenQuestion | null
  language: Language | null
}

/** A message that was refused, or that was about a proposal, is not what a talk goes on about. */
const NO_SUBJECT = new Set<Answer['origin']>(['refused', 'correction'])

/** What the visitor's conversation knows: its language and the last turns of FOLLOW_UP_MINUTES. */
export async function getConversation(visitorId: string): Promise<Conversation> {
  const turns = await sql<LastTurn>(
    db,
    `SELECT t.question, t.answer, t.topics, t.origin, c.language,
            CASE WHEN t.asked_at > now() - make_interval(mins => $3) THEN t.open_question END AS "openQuestion"
       FROM (SELECT 1) one
       LEFT JOIN godfrey_conversations c ON c.visitor_id = $1 AND c.updated_at > now() - interval '1 day'
       LEFT JOIN LATERAL (
              SELECT id, question, answer, topics, origin, open_question, asked_at FROM godfrey_turns
               WHERE visitor_id = $1 AND state = 'answered' AND asked_at > now() - make_interval(mins => $2)
               ORDER BY id DESC LIMIT 4) t ON true
      ORDER BY t.id DESC`,
    [visitorId, FOLLOW_UP_MINUTES, OPEN_QUESTION_MINUTES],
  )
  const [last] = turns
  const thread = turns
    .filter(({ origin }) => origin && !NO_SUBJECT.has(origin))
    .map(({ question, topics, openQuestion }) => ({
      question,
      // Whoever goes on after a choice without making one means what was offered first.
      topics: topics.length === 0 && openQuestion?.kind === 'choice' ? openQuestion.topics : topics,
    }))
  return {
    language: last?.language ?? undefined,
    previous: toPreviousTurn(thread, last?.language ?? 'english'),
    openQuestion: last?.openQuestion ?? undefined,
    lastQuestion: last?.question ?? undefined,
    lastAnswer: last?.answer ?? undefined,
    wasUnknown: last?.origin === 'nothing' || last?.origin === 'choice',
  }
}

/** A G-Key is never stored, even when an artist pastes it into the chat. A Keymail's code is: staff need it to help. */
export function toRedactedText(text: string): string {
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
       (visitor_id, session_id, question, language, state, answer, origin, topics, pages, open_question, answered_at)
     VALUES ($1, $2, $3, $4, 'answered', $5, $6, $7, $8, $9, now()) RETURNING id`,
    [
      visitorId,
      sessionId,
      toRedactedText(question),
      language,
      answer.text,
      answer.origin,
      answer.topics,
      answer.pages,
      answer.openQuestion,
    ],
  )
  return { id: row?.id ?? '', answer }
}
