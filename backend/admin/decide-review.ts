import type { ReviewDecision, ReviewKind } from '#contract/reviews'
import { approveApplication, declineApplication } from '#module/gkeys'
import { closeReview } from '#module/reviews'
import { type Trx, inTransaction, sql } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { audit } from './audit.ts'
import { refusals } from './contract.ts'
import type { StaffSession } from './log-in.ts'

type Verdict = { decision: ReviewDecision; note: string }

/** Decides a review and does what the decision means, with its line in the audit log: all of it, or nothing. */
export function decideReview(
  reviewId: string,
  staff: StaffSession,
  verdict: Verdict,
): Promise<{ number: number; decision: ReviewDecision }> {
  if (verdict.decision === 'decline' && !verdict.note) throw new Refusal(refusals['note-required'])
  return inTransaction(async (trx) => {
    const { number, kind, effectKey } = await closeReview(trx, reviewId, staff.id, verdict)
    await audit(trx, staff, {
      action: `review-${verdict.decision}`,
      subject: effectKey,
      details: { reviewId, number, kind, note: verdict.note },
    })
    await carryOut(trx, kind, effectKey, verdict)
    return { number, decision: verdict.decision }
  })
}

/** `effectKey` names the thing as whoever opened the review wrote it: 'application:<id>', 'stranded:<order id>'. */
async function carryOut(trx: Trx, kind: ReviewKind, effectKey: string, { decision, note }: Verdict): Promise<void> {
  switch (kind) {
    // Decided by what a person does elsewhere; here is only what they say about it.
    case 'payment':
    case 'handover':
    case 'monitoring':
      return
    // To decline is to leave everything as it is.
    case 'correction':
      if (decision === 'approve') throw new Refusal(refusals['not-decidable'])
      return
    case 'copyright': {
      const [thing, id = ''] = effectKey.split(':')
      if (thing !== 'application') throw new Refusal(refusals['not-decidable'])
      if (decision === 'approve') await approveApplication(trx, id, note)
      else await endApplication(trx, id, note)
    }
  }
}

/** Declines an application. One that has been declined already, as when its payment went back, keeps its reasons. */
async function endApplication(trx: Trx, id: string, note: string): Promise<void> {
  const ended = await sql(trx, `SELECT 1 FROM g_key_applications WHERE id = $1 AND state = 'declined'`, [id])
  if (ended.length === 0) await declineApplication(trx, id, note)
}
