import { hash } from 'node:crypto'
import { openReview } from '#module/reviews'
import { db, sql } from '#platform/database'
import type { Session } from '#platform/session'
import { spend } from '#platform/throttle'
import { HANDOVERS_PER_HOUR } from './contract.ts'
import { withoutSecrets } from './conversation.ts'

const DUE_HOURS = 48
const SUBJECT_MAX = 120

type Matter = { text: string; email?: string; address?: string }

/**
 * Opens a review for a person, with what the visitor wrote and the last of the conversation, and answers its number. The
 * same words again within a day are the same matter. At most five an hour from one visitor, and from one address.
 */
export async function handOver(
  { text, email = '', address }: Matter,
  session: Session,
): Promise<{ number: number; dueBy: string }> {
  const limit = { hits: HANDOVERS_PER_HOUR, seconds: 3600 }
  await spend(`godfrey handover ${session.visitorId}`, limit)
  if (address) await spend(`godfrey handover from ${address}`, { ...limit, hits: HANDOVERS_PER_HOUR * 4 })
  const said = withoutSecrets(text)
  const turns = await sql<{ question: string; answer: string; at: Date }>(
    db,
    `SELECT question, answer, asked_at AS at FROM godfrey_turns
      WHERE visitor_id = $1 AND state = 'answered' AND asked_at > now() - interval '1 day' ORDER BY id DESC LIMIT 6`,
    [session.visitorId],
  )
  const day = new Date().toISOString().slice(0, 10)
  const number = await openReview(db, {
    kind: 'handover',
    subject: said.replaceAll(/\s+/g, ' ').slice(0, SUBJECT_MAX),
    // The words themselves would stand in the audit log for ever.
    effectKey: `visitor:${session.visitorId} ${day} ${hash('sha256', said.toLowerCase()).slice(0, 16)}`,
    reason: said,
    evidence: {
      email: email || null,
      artistId: session.artistId,
      conversation: turns.toReversed().map(({ question, answer, at }) => ({ question, answer, at: at.toISOString() })),
    },
  })
  return { number, dueBy: new Date(Date.now() + DUE_HOURS * 3_600_000).toISOString() }
}
