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
 * Job: tells whom the matter is about what was decided, with the note as it is: the artist whom the evidence names, the
 * visitor who left an address, or who paid for what could not be delivered.
 */
export async function sendReviewDecision({ reviewId }: { reviewId: string }): Promise<void> {
  const [decided] = await sql<{
    number: number
    subject: string
    decision: ReviewDecision
    note: string
    email: string | null
    name: string | null
    isAnswer: boolean
  }>(
    db,
    `SELECT r.number, r.decision, r.note, o.id IS NOT NULL OR r.kind = 'handover' AS "isAnswer",
            CASE WHEN o.id IS NULL THEN r.subject
                 ELSE 'your payment of $' || to_char(o.cents / 100.0, 'FM999990.00') || ' for ' || o.description END AS subject,
            CASE WHEN o.id IS NULL THEN a.stage_name ELSE o.payer_name END AS name,
            CASE WHEN o.id IS NULL THEN coalesce(CASE WHEN r.kind = 'handover' THEN nullif(r.evidence->>'email', '') END, a.email)
                 ELSE o.payer_email END AS email
       FROM reviews r
       LEFT JOIN artists a ON a.id::text = r.evidence->>'artistId'
       LEFT JOIN orders o ON o.id = CASE WHEN r.effect_key LIKE 'stranded:%' THEN split_part(r.effect_key, ':', 2)::uuid END
      WHERE r.id = $1 AND r.state = 'decided'`,
    [reviewId],
  )
  // A payer whom PayPal did not name has an address that cannot be.
  if (!decided?.email || decided.email.endsWith('.invalid')) return
  const { number, subject, decision, note, email, isAnswer } = decided
  const name = decided.name || 'there'
  const verdict = decision === 'approve' ? 'approved' : 'declined'
  await sendMail({
    to: email,
    name,
    // Who asked for a person, or is owed an answer, gets one, not a verdict.
    subject: isAnswer
      ? `About your matter number ${number}`
      : `${decision === 'approve' ? 'Approved' : 'Declined'}: ${subject}`,
    text: [
      `Hello ${name},`,
      '',
      `a person has looked at your matter number ${number}: ${subject}.${isAnswer ? '' : ` It is ${verdict}.`}`,
      ...(note ? ['', 'This is what they wrote:', '', note] : []),
      '',
      'If you think we are wrong, write to us, and a person reads it:',
      `${config.PUBLIC_URL}/contact-us`,
      '',
      'TuneMaker',
    ].join('\n'),
  })
}
