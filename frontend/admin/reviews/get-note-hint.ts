import type { Review } from '#contract/admin/reviews'
import type { staffReviews } from '#text/messages/catalogs/staff-reviews/en'

/** The message that explains who receives the note: the person concerned, and nobody else outside TuneMaker. */
export function getNoteHint({
  kind,
  evidence,
}: Review): Extract<keyof (typeof staffReviews)['messages'], `noteHint.${string}`> {
  if (isUndeliverable({ kind, evidence })) return 'noteHint.payer'
  if (typeof evidence['artistId'] === 'string') return 'noteHint.artist'
  return kind === 'copyright' ? 'noteHint.applicant' : 'noteHint.internal'
}

/** True for a captured payment that bought nothing; false for a payment on which the ledger and PayPal disagree. */
function isUndeliverable({ kind, evidence }: Pick<Review, 'kind' | 'evidence'>): boolean {
  return kind === 'payment' && typeof evidence['captureId'] === 'string'
}
