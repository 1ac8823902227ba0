import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { openReview } from '#module/reviews'

/**
 * Hands an application under verification to a person, with Godfrey's findings. Returns false when it is no longer
 * being verified.
 */
export async function openApplicationReview(
  trx: Trx,
  applicationId: string,
  { reason, evidence = {} }: { reason: string; evidence?: Record<string, unknown> },
): Promise<boolean> {
  const [application] = await sql<{ trackingNumber: string; artistName: string }>(
    trx,
    `UPDATE g_key_applications SET state = 'in-review' WHERE id = $1 AND state IN ('paid', 'verifying')
      RETURNING tracking_number AS "trackingNumber", artist_name AS "artistName"`,
    [applicationId],
  )
  if (!application) return false
  await openReview(trx, {
    kind: 'copyright',
    subject: `G-Key application ${application.trackingNumber} of ${application.artistName}`,
    effectKey: `application:${applicationId}`,
    reason,
    evidence: { applicationId, ...application, ...evidence },
  })
  return true
}
