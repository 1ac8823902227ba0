import { errors } from '#contract/artists'
import type { Trx } from '#database/client'
import { sql } from '#database/sql'
import { ApiError } from '#http/api-error'
import { sendApplicationDecisionEmailJob } from '#module/applications'
import { type Artist, createArtistWithoutGKey } from '#module/artists'
import { enqueue } from '#queue/queue'
import { getUndecidedForUpdate } from './get-undecided-for-update.ts'

/**
 * Makes the applicant an artist and enqueues the mail with the G-Key. `note` is internal. Throws 409 when the
 * application is not awaiting a decision; of two concurrent decisions the first one counts.
 */
export async function approveApplication(trx: Trx, applicationId: string, note = ''): Promise<Artist> {
  const application = await getUndecidedForUpdate(trx, applicationId)
  if (application.refundedAt) throw new ApiError(errors['application-refunded'])
  const artist = await createArtistWithoutGKey(trx, {
    accountType: 'production',
    legalName: application.fullName,
    stageName: application.artistName,
    email: application.email,
    trackingNumber: application.trackingNumber,
  })
  await sql(
    trx,
    `UPDATE g_key_applications SET state = 'approved', decided_at = now(), artist_id = $2, note = nullif($3, '')
      WHERE id = $1`,
    [applicationId, artist.id, note.trim()],
  )
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
  return artist
}
