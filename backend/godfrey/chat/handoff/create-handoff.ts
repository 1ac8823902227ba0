import { hash } from 'node:crypto'
import { HANDOFFS_PER_HOUR } from '#contract/godfrey'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { consumeNetworkRateLimit, consumeRateLimit } from '#http/limits/rate-limit'
import type { Session } from '#http/sessions/session'
import { openReview } from '#module/reviews'
import { toRedactedText } from '../conversation.ts'

const DUE_HOURS = 48

const SUBJECT_MAX_CHARACTERS = 120

type HandoffInput = { text: string; email?: string; address?: string }

/**
 * Opens a review with the visitor's text and the latest turns, and returns its number. The same text within a day is
 * the same review. Limited to HANDOFFS_PER_HOUR per visitor, four times as many per address.
 */
export async function createHandoff(
  { text, email = '', address }: HandoffInput,
  session: Session,
): Promise<{ number: number; dueBy: string }> {
  const limit = { hits: HANDOFFS_PER_HOUR, seconds: 3600 }
  await consumeRateLimit(`godfrey handover ${session.visitorId}`, limit)
  if (address)
    await consumeNetworkRateLimit('godfrey handover from', address, { ...limit, hits: HANDOFFS_PER_HOUR * 4 })
  const reason = toRedactedText(text)
  const turns = await sql<{ question: string; answer: string; at: Date }>(
    db,
    `SELECT question, answer, asked_at AS at FROM godfrey_turns
      WHERE visitor_id = $1 AND state = 'answered' AND asked_at > now() - interval '1 day' ORDER BY id DESC LIMIT 6`,
    [session.visitorId],
  )
  const day = new Date().toISOString().slice(0, 10)
  const number = await openReview(db, {
    kind: 'handover',
    subject: reason.replaceAll(/\s+/g, ' ').slice(0, SUBJECT_MAX_CHARACTERS),
    // A hash, because the audit log would keep the text forever.
    effectKey: `visitor:${session.visitorId} ${day} ${hash('sha256', reason.toLowerCase()).slice(0, 16)}`,
    reason,
    evidence: {
      email: email || null,
      artistId: session.artistId,
      conversation: turns.toReversed().map(({ question, answer, at }) => ({ question, answer, at: at.toISOString() })),
    },
  })
  return { number, dueBy: new Date(Date.now() + DUE_HOURS * 3_600_000).toISOString() }
}
