import { db } from '#database/client'
import { sql } from '#database/sql'
import type { Session } from '#http/sessions/session'
import type { Language } from '#contract/text'

type TurnRow = {
  id: string
  askedAt: Date
  question: string
  language: Language
  answer: string
  pages: string[]
  thumb: 'up' | 'down' | null
  comment: string | null
}

const TURNS_MAX = 500

/** The visitor's own conversation with Godfrey: the last 500 turns at most, oldest first. */
export async function downloadConversation(session: Session | undefined) {
  const rows = session
    ? await sql<TurnRow>(
        db,
        `SELECT id, asked_at AS "askedAt", question, language, answer, pages, thumb, comment FROM godfrey_turns
          WHERE visitor_id = $1 AND state = 'answered' AND question <> '' ORDER BY id DESC LIMIT ${TURNS_MAX}`,
        [session.visitorId],
      )
    : []
  return {
    exportedAt: new Date().toISOString(),
    turns: rows.toReversed().map(({ pages, askedAt, ...turn }) => ({
      ...turn,
      askedAt: askedAt.toISOString(),
      sources: pages.map((page) => ({ page })),
    })),
  }
}
