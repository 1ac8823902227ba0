import type { Review } from '#contract/admin/reviews'

/** Explains who receives the note: the person concerned, and nobody else outside TuneMaker. */
export function getNoteHint({ kind, evidence }: Review): string {
  if (isUndeliverable({ kind, evidence })) return 'Needed to decline. The payer receives it by email, word for word.'
  if (typeof evidence['artistId'] === 'string')
    return 'Needed to decline. The artist receives it by email, word for word.'
  return kind === 'copyright'
    ? 'Needed to decline: the applicant receives it by email, word for word. With an approval it stays internal.'
    : 'Needed to decline. It stays internal.'
}

/** True for a captured payment that bought nothing; false for a payment on which the ledger and PayPal disagree. */
function isUndeliverable({ kind, evidence }: Pick<Review, 'kind' | 'evidence'>): boolean {
  return kind === 'payment' && typeof evidence['captureId'] === 'string'
}
