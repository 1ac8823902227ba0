import type { ReviewDecision } from '#contract/reviews'
import { sendMail } from '#module/mail'
import { closeReview } from '#module/reviews'
import { config } from '#platform/config'
import { db, inTransaction, sql } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import { audit } from './audit.ts'
import { refusals } from './contract.ts'
import { reviewDecided } from './jobs.ts'
import type { StaffSession } from './log-in.ts'
import { effectOf } from './review-effects.ts'

type Verdict = { decision: ReviewDecision; note: string }

/** Decides a review and does what the decision means, with its line in the audit log: all of it, or nothing. */
export function decideReview(
  reviewId: string,
  staff: StaffSession,
  verdict: Verdict,
): Promise<{ number: number; decision: ReviewDecision }> {
  const { decision, note } = verdict
  if (decision === 'decline' && !note) throw new Refusal(refusals['note-required'])
  return inTransaction(async (trx) => {
    const { number, kind, effectKey } = await closeReview(trx, reviewId, staff.id, verdict)
    await audit(trx, staff, {
      action: `review-${decision}`,
      subject: effectKey,
      details: { reviewId, number, kind, note },
    })
    const effect = effectOf(kind, effectKey)
    const id = effectKey.slice(effectKey.indexOf(':') + 1)
    await effect[decision](trx, { id, effectKey, note })
    if (!effect.mailsItself) await enqueue(trx, reviewDecided, { reviewId })
    return { number, decision }
  })
}

/**
 * Job: tells whom the evidence names, the artist or the visitor who left an address, what was decided about their matter,
 * with the note as it is.
 */
export async function sendReviewDecision({ reviewId }: { reviewId: string }): Promise<void> {
  const [decided] = await sql<{
    number: number
    subject: string
    decision: ReviewDecision
    note: string
    email: string
    stageName: string | null
    isHandover: boolean
  }>(
    db,
    `SELECT r.number, r.subject, r.decision, r.note, r.kind = 'handover' AS "isHandover",
            a.stage_name AS "stageName",
            coalesce(CASE WHEN r.kind = 'handover' THEN nullif(r.evidence->>'email', '') END, a.email) AS email
       FROM reviews r LEFT JOIN artists a ON a.id::text = r.evidence->>'artistId'
      WHERE r.id = $1 AND r.state = 'decided'`,
    [reviewId],
  )
  if (!decided?.email) return
  const { number, subject, decision, note, email, isHandover } = decided
  const name = decided.stageName ?? 'there'
  const verdict = decision === 'approve' ? 'approved' : 'declined'
  await sendMail({
    to: email,
    name,
    // Who asked for a person gets an answer, not a verdict.
    subject: isHandover
      ? `About your matter number ${number}`
      : `${decision === 'approve' ? 'Approved' : 'Declined'}: ${subject}`,
    text: [
      `Hello ${name},`,
      '',
      `a person has looked at your matter number ${number}: ${subject}.${isHandover ? '' : ` It is ${verdict}.`}`,
      ...(note ? ['', 'This is what they wrote:', '', note] : []),
      '',
      'If you think we are wrong, write to us, and a person reads it:',
      `${config.PUBLIC_URL}/contact-us`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
