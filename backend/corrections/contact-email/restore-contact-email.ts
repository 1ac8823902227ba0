import { fn } from 'objection'
import { runInTransaction } from '#database/client'
import { ApiError } from '#http/api-error'
import { deleteArtistSession } from '#http/sessions/session'
import { Artist, updateArtistField } from '#module/artists'
import { Correction } from '#module/corrections/policy'
import { consumeOneTimeLink } from '#module/mail/one-time-links'
import { enqueue } from '#queue/queue'
import { contactEmailLink } from './contact-email-link.ts'
import { errors } from '#contract/corrections'
import { sendCorrectionUpdateJob } from '#jobs/corrections'

/**
 * Makes the replaced contact address the artist's again, whatever it was changed to since, and signs the artist out
 * everywhere. The changes after it are undone with it, so that their links open nothing. Throws 404 for a link that was
 * used, has expired, or whose change was taken back already.
 */
export function restoreContactEmail(token: string): Promise<{ email: string }> {
  return runInTransaction(async (trx) => {
    const link = await consumeOneTimeLink(trx, contactEmailLink, token)
    const correction = link && (await Correction.query(trx).findById(link.correctionId))
    if (!correction) throw new ApiError(errors['take-back-link-expired'])
    const { artistId, was: email } = correction
    const artist = await Artist.query(trx).findById(artistId).forUpdate().throwIfNotFound()
    const undone = await Correction.query(trx)
      .where({ artist_id: artistId, kind: 'contact-email', state: 'applied' })
      .where('applied_at', '>=', correction.appliedAt ?? correction.createdAt)
      .patch({ state: 'undone', endedAt: fn.now() })
      .returning('id')
    if (!undone.some(({ id }) => id === correction.id)) throw new ApiError(errors['take-back-link-expired'])
    await updateArtistField(trx, artistId, 'email', { from: artist.email, to: email })
    await deleteArtistSession(trx, artistId)
    await enqueue(trx, sendCorrectionUpdateJob, { correctionId: correction.id, event: 'undone' })
    return { email }
  })
}
