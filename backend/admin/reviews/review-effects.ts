import type { ReviewKind } from '#contract/reviews'
import { applySongReviewDecision } from '#module/copyright/checks'
import { approveCorrection, declineCorrection } from '#module/corrections'
import { approveApplication, declineApplication } from '#module/applications/decision'
import { approvePaymentEmailChange, declinePaymentEmailChange } from '#module/artists/payment-email'
import { approveLostGKeyReview } from '#module/auth'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { errors } from '#contract/auth/staff'

/** What is decided. `id` is the second part of the effect key; `note` is the reason given by the admin. */
export type ReviewSubject = { id: string; effectKey: string; note: string }

/** The effect of a decision, applied in the transaction that records it. Throwing rolls the decision back. */
export type ReviewEffect = {
  approve(trx: Trx, matter: ReviewSubject): Promise<unknown>
  decline(trx: Trx, matter: ReviewSubject): Promise<unknown>
  /** Set when the effect notifies the person concerned; otherwise the artist in `evidence.artistId` gets a mail. */
  sendsOwnEmail?: true
}

/** Changes nothing. */
export const applyNothing = (): Promise<void> => Promise.resolve()
const undecidable = () => Promise.reject(new ApiError(errors['not-decidable']))

/** Effects by review kind and subject type: 'copyright application' handles the effect key 'application:<id>'. */
const effectsBySubject: Record<`${ReviewKind} ${string}`, ReviewEffect> = {
  'copyright application': {
    approve: (trx, { id, note }) => approveApplication(trx, id, note),
    decline: (trx, { id, note }) => declineOpenApplication(trx, id, note),
    sendsOwnEmail: true,
  },
  'copyright song': {
    approve: (trx, { id }) => applySongReviewDecision(trx, id, 'published'),
    decline: (trx, { id }) => applySongReviewDecision(trx, id, 'declined'),
  },
  'handover lost-g-key': { approve: (trx, { id }) => approveLostGKeyReview(trx, id), decline: applyNothing },
  'correction correction': {
    approve: (trx, { id, note }) => approveCorrection(trx, id, note),
    decline: (trx, { id, note }) => declineCorrection(trx, id, note),
    sendsOwnEmail: true,
  },
  'correction payment-email': {
    async approve(trx, { effectKey }) {
      if (!(await approvePaymentEmailChange(trx, effectKey))) throw new ApiError(errors['not-decidable'])
    },
    decline: (trx, { effectKey }) => declinePaymentEmailChange(trx, effectKey),
  },
}

/** Effects for subjects without an entry of their own. */
const defaultEffects: Record<ReviewKind, ReviewEffect> = {
  // The admin acts elsewhere; the decision only records the outcome.
  payment: { approve: applyNothing, decline: applyNothing },
  handover: { approve: applyNothing, decline: applyNothing },
  monitoring: { approve: applyNothing, decline: applyNothing },
  correction: { approve: undecidable, decline: applyNothing },
  copyright: { approve: undecidable, decline: undecidable },
}

/** The effect of deciding this review. `effectKey` is the one passed to openReview, for example 'application:<id>'. */
export function getReviewEffect(kind: ReviewKind, effectKey: string): ReviewEffect {
  const [thing = ''] = effectKey.split(':')
  return effectsBySubject[`${kind} ${thing}`] ?? defaultEffects[kind]
}

/** Declines an application. One that is already declined, for example by a refund, keeps its reasons. */
async function declineOpenApplication(trx: Trx, id: string, note: string): Promise<void> {
  const ended = await sql(trx, `SELECT 1 FROM g_key_applications WHERE id = $1 AND state = 'declined'`, [id])
  if (ended.length === 0) await declineApplication(trx, id, note)
}
