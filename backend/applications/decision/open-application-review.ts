import type { Trx } from '#database/client'
import { Application } from '#module/applications'
import { openReview } from '#module/reviews'
import type { ReviewReason } from '#module/reviews/matters'

/**
 * Hands an application under verification to a person, with Godfrey's findings. Returns false when it is no longer
 * being verified.
 */
export async function openApplicationReview(
  trx: Trx,
  applicationId: string,
  { reason, evidence = {} }: { reason: ReviewReason; evidence?: Record<string, unknown> },
): Promise<boolean> {
  const application = await Application.query(trx)
    .where({ id: applicationId })
    .whereIn('state', ['paid', 'verifying'])
    .patch({ state: 'in-review' })
    .returning('*')
    .first()
  if (!application) return false
  const { trackingNumber, artistName } = application
  await openReview(trx, {
    kind: 'copyright',
    subject: { about: 'application', number: trackingNumber, artist: artistName },
    effectKey: `application:${applicationId}`,
    reason,
    evidence: { applicationId, trackingNumber, artistName, ...evidence },
  })
  return true
}
