import type { ReviewDecision } from '#contract/reviews'
import { db } from '#database/client'
import { sql } from '#database/sql'
import { sendMail } from '#module/mail'
import { config } from '#runtime/config'

/**
 * Job: mails the decision with its note to the person concerned: the artist named in the evidence, the visitor who left
 * an address, or the payer of an undeliverable order.
 */
export async function sendReviewDecisionEmail({ reviewId }: { reviewId: string }): Promise<void> {
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
  // When PayPal does not name the payer, a placeholder address ending in .invalid is stored.
  if (!decided?.email || decided.email.endsWith('.invalid')) return
  const { number, subject, decision, note, email, isAnswer } = decided
  const name = decided.name || 'there'
  const verdict = decision === 'approve' ? 'approved' : 'declined'
  await sendMail({
    to: email,
    name,
    // Handovers and undeliverable payments get an answer rather than a verdict.
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
