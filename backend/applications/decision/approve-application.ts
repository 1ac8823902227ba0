import { fn } from 'objection'
import { errors } from '#contract/artists'
import type { Trx } from '#database/client'
import { ApiError } from '#http/api-error'
import { Application } from '#module/applications'
import { sendApplicationDecisionEmailJob } from '#jobs/applications'
import { type Artist, createArtistWithoutGKey, openLookAlikeReview } from '#module/artists'
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
  await openLookAlikeReview(trx, artist)
  await Application.query(trx)
    .findById(applicationId)
    .patch({ state: 'approved', decidedAt: fn.now(), artistId: artist.id, note: note.trim() || null })
  await enqueue(trx, sendApplicationDecisionEmailJob, { applicationId })
  return artist
}
